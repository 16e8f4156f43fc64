import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  WEDNESDAY,
  submitContact,
} from '#server/testing/leads.test-support.ts'
import { leadAnswer, leadListAnswer, type Lead } from '#shared/contracts/leads.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

const HOUR = 3_600_000

type Site = Awaited<ReturnType<typeof createInquiries>>

describe.each(engines)('the lead API for staff (%s)', (engine) => {
  const open = async () => createInquiries(await databases.open(engine, inquiryMigrations))

  const list = async (site: Site, query: Parameters<typeof staffApiPaths.leads>[0] = {}) => {
    const { body } = await site.call('GET', staffApiPaths.leads(query), { as: 'editor' })
    return leadListAnswer.parse(body)
  }
  const names = async (site: Site, query: Parameters<typeof staffApiPaths.leads>[0]) =>
    (await list(site, query)).results.map(({ name }) => name)

  it('sorts by reply deadline, filters and pages the list', async () => {
    const site = await open()
    const start = [
      { name: 'Late', company: 'Zeta', message: 'one' },
      { name: 'Élodie', company: 'alpha', message: '50% of_it' },
      { name: 'Fresh', company: 'Beta', message: 'three' },
    ]
    const ids: string[] = []
    for (const [index, values] of start.entries()) {
      site.setTime(WEDNESDAY + index * HOUR)
      ids.push(await submitContact(site, { ...values, email: `p${index}@example.com` }))
    }
    site.setTime(WEDNESDAY + 24 * HOUR + 1)
    expect(await names(site, {})).toEqual(['Late', 'Élodie', 'Fresh'])
    expect((await list(site)).counts).toMatchObject({ unseen: 3, late: 1 })
    const patch = { json: { status: 'in_progress', owner: 'editor' }, as: 'editor' } as const
    await site.call('PATCH', staffApiPaths.lead(ids[2] ?? ''), patch)
    const answered = { json: { status: 'answered' }, as: 'editor' } as const
    await site.call('PATCH', staffApiPaths.lead(ids[0] ?? ''), answered)
    const rows = [
      [{}, ['Élodie', 'Fresh']],
      [{ sort: '-due' }, ['Fresh', 'Élodie']],
      [{ view: 'new' }, ['Élodie']],
      [{ view: 'in_progress' }, ['Fresh']],
      [{ view: 'answered' }, ['Late']],
      [{ view: 'all' }, ['Élodie', 'Fresh', 'Late']],
      [{ view: 'all', sort: 'company' }, ['Élodie', 'Fresh', 'Late']],
      [{ view: 'all', sort: '-company' }, ['Late', 'Fresh', 'Élodie']],
      [{ view: 'all', sort: 'status' }, ['Élodie', 'Fresh', 'Late']],
      [{ view: 'all', sort: '-received' }, ['Fresh', 'Élodie', 'Late']],
      [{ owner: 'me' }, ['Fresh']],
      [{ owner: 'editor' }, ['Fresh']],
      [{ owner: 'none' }, ['Élodie']],
      [{ search: 'elodie' }, ['Élodie']],
      [{ search: '50% of_' }, ['Élodie']],
      [{ search: '%' }, ['Élodie']],
      [{ search: 'P2@example' }, ['Fresh']],
      [{ kind: 'partnership' }, []],
    ] as const
    for (const [query, expected] of rows) {
      expect(await names(site, query), JSON.stringify(query)).toEqual(expected)
    }
    const page = await list(site, { view: 'all', sort: 'received', limit: 1, page: 2 })
    expect(page).toMatchObject({
      count: 3,
      total_pages: 3,
      next: staffApiPaths.leads({ page: 3, limit: 1, view: 'all', sort: 'received' }),
    })
    expect(page.results.map(({ name }) => name)).toEqual(['Élodie'])
    expect(page.counts.views).toEqual({
      open: 2,
      new: 1,
      in_progress: 1,
      answered: 1,
      closed: 0,
      all: 3,
      spam: 0,
    })
    expect(page.people.map(({ id }) => id)).toEqual(['editor', 'admin'])
  })

  it('accepts one change per revision and records the change in the history', async () => {
    const site = await open()
    const told: string[] = []
    site.leads.onChange((id) => told.push(id))
    const id = await submitContact(site)
    const change = (json: object, revision?: string) =>
      site.call('PATCH', staffApiPaths.lead(id), {
        json,
        as: 'editor',
        headers: revision === undefined ? {} : { 'if-match': `"${revision}"` },
      })
    const seen = await change({ seen: true }, '1')
    expect(seen.body.data).toMatchObject({ seen: true, revision: 1 })
    const taken = await change({ owner: 'admin', status: 'in_progress' }, '1')
    expect(taken.headers.get('etag')).toBe('"2"')
    const late = await change({ status: 'answered' }, '1')
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
    const open422 = await change({ status: 'closed' })
    expect(open422.body.error.fields).toHaveProperty('closed_as')
    expect((await change({ owner: 'viewer' })).body.error.fields).toHaveProperty('owner')
    expect((await change({ closed_as: 'won', status: 'new' })).status).toBe(422)
    site.setTime(WEDNESDAY + HOUR)
    expect((await change({ status: 'answered' })).body.data.answered_at).toBe(
      '2026-11-18T10:00:00.000Z',
    )
    const closed = leadAnswer.parse((await change({ closed_as: 'won', status: 'closed' })).body)
    expect(closed.data).toMatchObject({
      status: 'closed',
      closed_as: 'won',
      owner: { id: 'admin' },
    })
    expect(closed.data.history.map(({ text, by }) => [text, by?.id])).toEqual([
      ['Received', undefined],
      ['Status: In progress', 'editor'],
      ['Owner: The admin', 'editor'],
      ['Status: Answered', 'editor'],
      ['Closed as won', 'editor'],
    ])
    const again = await change({ status: 'new', owner: null })
    expect(again.body.data).toMatchObject({ closed_as: null, answered_at: null, owner: null })
    expect(told).toEqual(Array.from({ length: 6 }, () => id))
    expect((await change({ status: 'new' }, 'x')).status).toBe(400)
  })

  it('applies all of 20 concurrent changes', async () => {
    const site = await open()
    const id = await submitContact(site)
    const owners = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'editor' : 'admin'))
    const answers = await Promise.all(
      owners.map((owner) =>
        site.call('PATCH', staffApiPaths.lead(id), {
          json: { owner },
          as: 'editor',
          headers: { 'if-match': '"1"' },
        }),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  it('stores one note per Idempotency-Key, and lets authors change only their own notes', async () => {
    const site = await open()
    const id = await submitContact(site)
    const add = (text: string) =>
      site.call('POST', staffApiPaths.leadNotes(id), {
        json: { text },
        as: 'editor',
        headers: { 'idempotency-key': 'note-1' },
      })
    await Promise.all([add('Called her'), add('Called her')])
    const { body, status } = await add('Called her')
    expect(status).toBe(201)
    const lead = leadAnswer.parse(body).data
    expect(lead.notes).toMatchObject([{ text: 'Called her', by: { id: 'editor' } }])
    const note = staffApiPaths.leadNote(id, lead.notes[0]?.id ?? '')
    const others = await site.call('PUT', note, { json: { text: 'x' }, as: 'admin' })
    expect(others.status).toBe(403)
    const change = async (words: string) =>
      (await site.call('PUT', note, { json: { text: words }, as: 'editor' })).body.data
    const historyOf = ({ history }: Lead) => history.map((event) => event.text)
    // Repeated saves while the author writes make one history entry.
    const own = await change('Wrote to her')
    expect(own.notes).toMatchObject([{ text: 'Wrote to her' }])
    expect(historyOf(own)).toEqual(['Received', 'Added a note'])
    site.setTime(site.now() + 11 * 60_000)
    await change('Wrote to her ag')
    expect(historyOf(await change('Wrote to her again'))).toEqual([
      'Received',
      'Added a note',
      'Changed a note',
    ])
    const missing = await site.call('POST', staffApiPaths.leadNotes('gone'), {
      json: { text: 'x' },
      as: 'editor',
    })
    expect(missing.status).toBe(404)
  })

  it('replaces the text of a note when its Idempotency-Key is repeated', async () => {
    const site = await open()
    const id = await submitContact(site)
    const add = (text: string, as: 'editor' | 'admin' = 'editor') =>
      site.call('POST', staffApiPaths.leadNotes(id), {
        json: { text },
        as,
        headers: { 'idempotency-key': 'note-1' },
      })
    await add('Called h')
    const { body, status } = await add('Called her')
    expect(status).toBe(201)
    const lead = leadAnswer.parse(body).data
    expect(lead.notes.map(({ text }) => text)).toEqual(['Called her'])
    expect(lead.history.map(({ text }) => text)).toEqual(['Received', 'Added a note'])
    site.setTime(site.now() + 11 * 60_000)
    const late = leadAnswer.parse((await add('Called her twice')).body).data
    expect(late.history.at(-1)?.text).toBe('Changed a note')
    // Each author has separate Idempotency-Keys, so the same key of a colleague creates a separate note.
    const others = leadAnswer.parse((await add('Wrote to her', 'admin')).body).data
    expect(others.notes.map(({ text, by }) => [text, by?.id])).toEqual([
      ['Called her twice', 'editor'],
      ['Wrote to her', 'admin'],
    ])
  })
})

it('the CSV file of leads escapes formulas and contains each text completely', async () => {
  const site = await createInquiries(await databases.open('sqlite', inquiryMigrations))
  await submitContact(site, {
    name: '=HYPERLINK("http://x")',
    company: '@SUM(A1)',
    message: '-1+2\n=cmd',
  })
  const id = await submitContact(site, { name: '+1', company: 'Ünï “q”; x', message: 'a,"b"' })
  await submitContact(site, { name: 'Other', message: 'third' })
  const read = async (query: Parameters<typeof staffApiPaths.leadsCsv>[0]) => {
    const answer = await site.call('GET', staffApiPaths.leadsCsv(query), { as: 'admin' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="inquiries-/)
    return String(answer.body)
  }
  const all = await read({ view: 'all', sort: 'received' })
  // Decoding the response as text removes the byte order mark.
  for (const cell of [
    `"'=HYPERLINK(""http://x"")"`,
    `"'@SUM(A1)"`,
    `"'-1+2\n=cmd"`,
    `"'+1"`,
    '"Ünï “q”; x"',
    '"a,""b"""',
  ]) {
    expect(all).toContain(cell)
  }
  expect((await read({ search: 'third' })).split('\r\n')).toHaveLength(3)
  expect(await read({ ids: id })).toContain(`"'+1"`)
  expect((await read({ ids: id })).split('\r\n')).toHaveLength(3)
  expect(site.logged.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^The \w+ exported \d+ inquir(?:y|ies) as CSV$/u),
  )
})
