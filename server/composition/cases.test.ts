import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations, LEADS_TO } from '#server/testing/leads.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

import { at, change, idOf, list, mails, messages, rows, send } from './cases.test-support.ts'

const databases = useDatabases()

describe.each(engines)('cases (%s)', (engine) => {
  const open = async (options = {}) =>
    createInquiries(await databases.open(engine, inquiryMigrations), options)

  it.each([
    [{ kind: 'correction', place: 'uk' }, '2026-12-28', 'answer', 'One month under the UK GDPR'],
    [{ kind: 'report', place: 'eu' }, '2026-12-28', 'answer', 'One month under the GDPR'],
    [{ kind: 'correction', place: 'us' }, '2026-12-28', 'answer', '30 days under the FCRA'],
    [{ kind: 'complaint', place: 'uk' }, '2026-12-28', 'acknowledgement', 'We acknowledge within'],
    [{ kind: 'complaint', place: 'other' }, '2026-12-28', 'answer', '30 days, or sooner'],
  ])('the form %j creates a case with the deadline %s (%s)', async (values, due, what, law) => {
    const site = await open({ time: at('2026-11-28T10:42:00Z') })
    const { status, body } = await send(site, values)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      ...values,
      due_on: due,
      due: what,
      email: 'amara@example.org',
    })
    expect(body.data.law).toContain(law)
    expect(body.data.number).toMatch(/^C-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(JSON.stringify(body)).not.toContain('March 2022')
  })

  it('the deadline counts from the day of receipt in the site’s time zone', async () => {
    // At this moment it is 31 January in London and 1 February in Berlin.
    const site = await open({ time: at('2028-01-31T23:30:00Z') })
    expect((await send(site)).body.data.due_on).toBe('2028-02-29')
    const deadlines = await site.call('GET', apiPaths.caseDeadlines)
    expect(deadlines.body.data).toHaveLength(12)
    expect(deadlines.body.data).toContainEqual({
      kind: 'correction',
      place: 'us',
      due: 'answer',
      due_on: '2028-03-01',
      law: '30 days under the FCRA',
    })
  })

  it.each([
    [{ place: '' }, 'place', 'Choose where the job is'],
    [{ employer: ' ' }, 'employer', 'Enter the employer’s name'],
    [{ month: '' }, 'month', 'Enter the month of the check. Roughly is enough'],
    [{ line: '' }, 'line', 'Enter the line that is wrong, or “I don’t know”'],
    [{ message: ' ' }, 'message', 'Tell us what is wrong'],
    [{ kind: 'complaint', message: '' }, 'message', 'Tell us what is wrong'],
    [{ email: 'amara' }, 'email', 'Enter an email address like name@example.com'],
    [{ name: '' }, 'name', 'Enter your name'],
  ])('the form %j is rejected with an error at the field %s', async (values, field, text) => {
    const site = await open()
    const { status, body } = await send(site, values)
    expect(status).toBe(422)
    expect(body.error.fields[field]).toBe(text)
    expect(await rows(site, 'cases')).toEqual([])
  })

  it('all invalid fields of a form are reported at once', async () => {
    const site = await open()
    const { body } = await site.call('POST', apiPaths.cases(), { json: { kind: 'correction' } })
    expect(Object.keys(body.error.fields).toSorted()).toEqual([
      'email',
      'employer',
      'line',
      'message',
      'month',
      'name',
      'place',
    ])
  })

  it('a case contains only the fields of the form for its kind', async () => {
    const site = await open()
    await send(site, { kind: 'report' })
    expect(await rows(site, 'cases')).toEqual([
      expect.objectContaining({ month: 'October 2026', line: '', message: '' }),
    ])
  })

  it('a case is stored once if its form is sent twice, with or without an Idempotency-Key', async () => {
    const site = await open()
    const headers = { 'idempotency-key': 'one' }
    const first = await send(site, {}, { headers })
    const again = await send(site, {}, { headers })
    expect(again.body.data.number).toBe(first.body.data.number)
    const plain = await send(site, { place: 'eu' })
    expect((await send(site, { place: 'eu' })).body.data.number).toBe(plain.body.data.number)
    expect(await rows(site, 'cases')).toHaveLength(2)
  })

  it('emails and logs contain no text that the candidate wrote', async () => {
    const site = await open({ messages })
    const { number } = (await send(site)).body.data
    const id = await idOf(site)
    await site.call('GET', staffApiPaths.case(id), { as: 'officer' })
    await change(site, id, { extension: { reason: 'A former employer has not replied' } })
    await change(site, id, { state: 'closed', outcome: 'corrected' })
    const sent = await mails(site)
    expect(sent.map(({ purpose, recipient }) => [purpose, recipient])).toEqual([
      ['case-receipt', 'amara@example.org'],
      ['case-staff', LEADS_TO],
    ])
    const [receipt, staff] = sent.map(({ payload }) => payload)
    for (const text of [receipt, staff, JSON.stringify(site.logged)]) {
      for (const word of ['Harbour', 'March', 'Employment, 2021', 'Okafor']) {
        expect(text).not.toContain(word)
      }
    }
    expect(staff).toContain(number)
    expect(staff).toContain('the end of')
    expect(staff).toContain(`/admin/cases/${id}`)
    expect(staff).not.toContain('amara')
    expect(receipt).toContain('No real case is handled')
    expect(JSON.stringify(site.logged)).not.toContain('amara')
    expect(JSON.stringify(site.logged)).not.toContain('has not replied')
  })

  it('cases are accessible to administrators, and to editors who have been granted the ability', async () => {
    const site = await open()
    await send(site)
    const id = await idOf(site)
    const calls = [
      ['GET', apiPaths.cases(), undefined],
      ['GET', staffApiPaths.caseCounts, undefined],
      ['GET', staffApiPaths.case(id), undefined],
      ['PATCH', staffApiPaths.case(id), { state: 'in_progress' }],
    ] as const
    for (const [method, path, json] of calls) {
      const status = async (as?: 'viewer' | 'editor' | 'officer' | 'admin') =>
        (await site.call(method, path, { json, ...(as && { as }) })).status
      expect([path, await status()]).toEqual([path, 401])
      expect([path, await status('viewer')]).toEqual([path, 403])
      expect([path, await status('editor')]).toEqual([path, 403])
      expect([path, await status('officer')]).toEqual([path, 200])
      expect([path, await status('admin')]).toEqual([path, 200])
    }
    const erase = async (as: 'officer' | 'admin') =>
      (
        await site.call('POST', staffApiPaths.caseErase(id), {
          as,
          json: { reason: 'candidate_asked' },
        })
      ).status
    expect(await erase('officer')).toBe(403)
    expect(await erase('admin')).toBe(200)
  })

  it('cases are listed without candidates’ data and found by number or complete email address; each view of a case is logged', async () => {
    const site = await open()
    const { number } = (await send(site)).body.data
    await send(site, { kind: 'complaint', email: 'ada@example.org' })
    const all = await list(site)
    expect(all.body.counts).toEqual({
      views: { open: 2, closed: 0, all: 2, spam: 0 },
      late: 0,
      unseen: 2,
    })
    expect(JSON.stringify(all.body)).not.toMatch(/amara|Okafor|Harbour|March/)
    const found = async (search: string) =>
      (await list(site, { search })).body.results.map((one: { number: string }) => one.number)
    expect(await found(number.toLowerCase().replaceAll('-', ' '))).toEqual([number])
    expect(await found('AMARA@example.org')).toEqual([number])
    expect(await found('amara')).toEqual([])
    const { id } = (await list(site, { search: number })).body.results[0]
    await site.call('GET', staffApiPaths.case(id), { as: 'officer' })
    const twice = await site.call('GET', staffApiPaths.case(id), { as: 'admin' })
    expect(twice.body.data).toMatchObject({
      name: 'Amara Okafor',
      message: 'The end date is March 2023. The report says March 2022.',
      seen: true,
    })
    expect(
      twice.body.data.history.map((event: { by: { name: string } | null; text: string }) => [
        event.by?.name,
        event.text,
      ]),
    ).toEqual([
      [undefined, 'Received'],
      ['The officer', 'Opened'],
      ['The admin', 'Opened'],
    ])
    expect(site.logged.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        `The officer opened case ${number}`,
        `The admin opened case ${number}`,
      ]),
    )
  })

  it('candidates see status and dates of a case; every wrong pair of number and address gets the same response', async () => {
    const site = await open({ time: at('2026-11-28T10:42:00Z') })
    const { number } = (await send(site)).body.data
    const look = async (json: object) => site.call('POST', apiPaths.caseStatus, { json })
    const mine = await look({ number: number.toLowerCase(), email: ' AMARA@example.org ' })
    expect(mine.body.data).toEqual({
      number,
      state: 'received',
      received_on: '2026-11-28',
      due: 'answer',
      due_on: '2026-12-28',
      extension: null,
      acknowledged_on: null,
      closed_on: null,
    })
    const wrongs = [
      { number, email: 'someone@example.org' },
      { number: 'C-2222-2222', email: 'amara@example.org' },
      { number: 'nothing', email: 'amara@example.org' },
    ]
    const answers = []
    for (const json of wrongs) {
      const { status, body } = await look(json)
      answers.push({ status, ...body, request_id: '' })
    }
    expect(answers[0]).toMatchObject({ status: 404, error: { code: 'not_found' } })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it('one address block can look up cases ten times per hour', async () => {
    const site = await open({ limits: true, time: at('2026-11-28T10:00:00Z') })
    const { number } = (await send(site)).body.data
    const look = async (address: string) =>
      site.call('POST', apiPaths.caseStatus, {
        json: { number, email: 'amara@example.org' },
        address,
      })
    for (let n = 0; n < 10; n += 1) {
      expect((await look(`2001:db8:1:2::${n + 1}`)).status).toBe(200)
    }
    const refused = await look('2001:db8:1:2::ff')
    expect(refused.status).toBe(429)
    // Six minutes until the next attempt, rounded up to a second.
    expect(refused.headers.get('retry-after')).toMatch(/^36[01]$/)
    expect((await look('2001:db8:1:3::1')).status).toBe(200)
    site.setTime(at('2026-11-28T10:06:01Z'))
    expect((await look('2001:db8:1:2::1')).status).toBe(200)
    expect((await look('2001:db8:1:2::1')).status).toBe(429)
  })

  it('cases have no deadline and send no email while they are suspected spam, until staff restore them', async () => {
    const site = await open({ messages, time: at('2026-11-28T10:00:00Z') })
    const first = await send(site, { topic_detail: 'filled' })
    expect(first.status).toBe(422)
    const { again } = first.body.error
    const second = await send(site, { topic_detail: 'filled', again })
    expect(second.body.data).toMatchObject({ due_on: null, copy_by_email: false })
    expect(await mails(site)).toEqual([])
    expect((await list(site)).body.results).toEqual([])
    const id = await idOf(site, 'spam')
    site.setTime(at('2026-11-30T10:00:00Z'))
    const restored = await change(site, id, { restored: true })
    // The legal deadline still counts from receipt, not from the restore.
    expect(restored.body.data).toMatchObject({ is_suspected: false, due_on: '2026-12-28' })
    expect((await mails(site)).map(({ purpose }) => purpose)).toEqual([
      'case-receipt',
      'case-staff',
    ])
  })

  it('cases count towards the form limit of their sender, and are reported to staff in one summary email during a flood', async () => {
    const site = await open({ limits: true, messages, formLimits: { inquiries: 2 } })
    for (let n = 0; n < 6; n += 1) {
      expect((await send(site, { email: `c${n}@example.org` })).status).toBe(201)
    }
    const refused = await send(site, { email: 'c7@example.org' })
    expect(refused.status).toBe(429)
    expect(refused.body.error.message).toMatch(/^Wait 60 minutes and send it again/)
    await site.cases.clock.look()
    const sent = await mails(site)
    expect(Object.groupBy(sent, ({ purpose }) => purpose)['case-summary']).toHaveLength(1)
    expect(sent.filter(({ purpose }) => purpose === 'case-staff')).toHaveLength(2)
    expect(sent.filter(({ purpose }) => purpose === 'case-receipt')).toHaveLength(2)
  })
})
