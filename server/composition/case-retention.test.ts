import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations } from '#server/testing/leads.test-support.ts'
import { createLogRing } from '#server/logs/log-ring.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

import { at, change, idOf, list, mails, messages, rows, send } from './cases.test-support.ts'

const databases = useDatabases()

describe.each(engines)('retained cases (%s)', (engine) => {
  const open = async (options = {}) =>
    createInquiries(await databases.open(engine, inquiryMigrations), options)

  it('cases are erased after 30 days if they are suspected spam, otherwise 24 months after they are closed, and never while open', async () => {
    const site = await open({ time: at('2026-02-28T10:00:00Z') })
    await send(site, { email: 'open@example.org' })
    await send(site, { email: 'closed@example.org' })
    const closing = (await list(site, { search: 'closed@example.org' })).body.results[0].id
    await change(site, closing, { state: 'closed', outcome: 'confirmed' })
    const spam = { email: 'spam@example.org', topic_detail: 'filled' }
    const { again } = (await send(site, spam)).body.error
    await send(site, { ...spam, again })
    const left = async () => {
      await site.cases.sweep()
      const found = JSON.stringify(await rows(site, 'cases'))
      return ['closed', 'open', 'spam'].filter((name) => found.includes(`${name}@example.org`))
    }
    site.setTime(at('2026-03-30T10:00:00Z'))
    expect(await left()).toEqual(['closed', 'open', 'spam'])
    site.setTime(at('2026-03-30T10:00:01Z'))
    expect(await left()).toEqual(['closed', 'open'])
    site.setTime(at('2028-02-28T10:00:00Z'))
    expect(await left()).toEqual(['closed', 'open'])
    site.setTime(at('2028-02-28T10:00:01Z'))
    expect(await left()).toEqual(['open'])
    expect(await rows(site, 'case_submissions')).toEqual([])
  })

  it('a case is erased with its history and emails if staff choose a reason; its number is then removed from the log', async () => {
    const site = await open({ messages })
    const ring = createLogRing()
    site.cases.onErased(ring.forget)
    const { number } = (await send(site)).body.data
    const id = await idOf(site)
    await site.call('GET', staffApiPaths.case(id), { as: 'officer' })
    for (const entry of site.logged) ring.push(entry)
    const erase = async (reason: string) =>
      site.call('POST', staffApiPaths.caseErase(id), { as: 'admin', json: { reason } })
    expect((await erase('because')).status).toBe(422)
    expect((await erase('candidate_asked')).body.data).toEqual({ erased: true })
    expect((await erase('candidate_asked')).body.data).toEqual({ erased: false })
    for (const table of ['cases', 'case_events', 'case_submissions'] as const) {
      expect(await rows(site, table)).toEqual([])
    }
    expect(await mails(site)).toEqual([])
    expect(JSON.stringify(ring.entries())).not.toContain(number)
    expect(site.logged.map(({ message }) => message)).toContain(
      'The admin erased a case, because the candidate asked for it',
    )
  })

  it('cases are exported and erased together with all other data of an email address', async () => {
    const site = await open({ messages })
    await send(site)
    await send(site, { email: 'other@example.org' })
    const person = { as: 'admin', json: { email: 'Amara@example.org' } } as const
    const exported = await site.call('POST', staffApiPaths.personExport, person)
    expect(exported.body.data.cases).toEqual([
      expect.objectContaining({
        employer: 'Harbour View Care Ltd',
        line: 'Employment, 2021 to 2023',
      }),
    ])
    const erased = await site.call('POST', staffApiPaths.personErase, person)
    expect(erased.body.data).toMatchObject({ cases: 1, leads: 0 })
    expect(await rows(site, 'cases')).toEqual([
      expect.objectContaining({ email: 'other@example.org' }),
    ])
    expect((await mails(site)).map(({ recipient }) => recipient)).not.toContain('amara@example.org')
  })
})
