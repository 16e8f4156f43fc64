import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { reportAnswer, reportListAnswer } from '#shared/contracts/reports.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { DAY, HOUR } from '#shared/time/units.ts'
import { sha256 } from './fingerprints.ts'
import { countReports } from './report-list.ts'
import { NETWORK_TRIES, VERIFY_TRIES } from './report-lookup.ts'
import { CALLERS, INPUT, TOKEN, openReports } from './reports.test-support.ts'

const databases = useDatabases()
const open = (engine: Engine) => openReports(databases, engine)

describe.each(engines)('the reports service (%s)', (engine) => {
  it('a report is issued with a number and stored without its content', async () => {
    const { acts, db, issue, verified } = await open(engine)
    const { report, pdf } = await issue()
    expect(report.id).toMatch(/^CV-2026-0001-[2-9A-HJKMNP-TV-Z]{2}$/)
    expect(report).toMatchObject({ state: 'issued', issued_by: 'Name of ada', verified: 0 })
    const rows = JSON.stringify(await db.selectFrom('reports').selectAll().execute())
    for (const secret of ['Zoë', 'No record', 'former name']) expect(rows).not.toContain(secret)
    const printed = Buffer.from(pdf, 'base64')
    expect(printed.toString()).toContain('Specimen, Zoë')
    const { salt }: { readonly salt: string } = JSON.parse(printed.toString())
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    expect(rows).not.toContain(salt)
    expect(await verified(report.id)).toMatchObject({
      state: 'valid',
      kind: INPUT.kind,
      file_hash: sha256(printed),
      text_hash: report.text_hash,
      salt_hash: sha256(salt),
    })
    expect(acts).toEqual([`issued the report ${report.id}`])
  })

  it('reports have consecutive numbers, even if they are issued at the same time', async () => {
    const { issue } = await open(engine)
    const both = await Promise.all([issue(), issue(), issue()])
    expect(both.map(({ report }) => report.id.slice(8, 12)).toSorted()).toEqual([
      '0001',
      '0002',
      '0003',
    ])
  })

  it('a report can be replaced once, and the old number leads to the new one', async () => {
    const { admin, call, issue, verified } = await open(engine)
    const { report: old } = await issue()
    const { report } = await issue({ replaces: old.id.toLowerCase() })
    expect(report.replaces).toBe(old.id)
    expect(await verified(old.id)).toMatchObject({ state: 'replaced', replaced_by: report.id })
    const again = { ...INPUT, replaces: old.id }
    expect((await call('POST', staffApiPaths.reports(), admin, again)).status).toBe(409)
    const unknown = { ...INPUT, replaces: 'CV-2026-9999-AA' }
    expect((await call('POST', staffApiPaths.reports(), admin, unknown)).status).toBe(404)
  })

  it('a report can be withdrawn once, with date and reason', async () => {
    const { admin, call, clock, issue, verified } = await open(engine)
    const { report } = await issue()
    clock.now += DAY
    const path = staffApiPaths.reportWithdraw(report.id)
    const withdrawn = await call('POST', path, admin, { reason: 'wrong_person' })
    expect(reportAnswer.parse(withdrawn.body).data).toMatchObject({
      state: 'withdrawn',
      changed_by: 'Name of ada',
    })
    expect(await verified(report.id)).toMatchObject({
      state: 'withdrawn',
      reason: 'wrong_person',
      withdrawn_at: new Date(clock.now).toISOString(),
    })
    expect((await call('POST', path, admin, { reason: 'wrong_facts' })).status).toBe(409)
    expect((await call('POST', path, admin, { reason: 'none' })).status).toBe(422)
  })

  it('a report expires when its last day has ended in every time zone', async () => {
    const { admin, call, clock, issue, verified } = await open(engine)
    const { report } = await issue({ valid_until: '2026-11-30' })
    clock.now = Date.parse('2026-12-01T11:59:00Z')
    expect((await verified(report.id)).state).toBe('valid')
    clock.now = Date.parse('2026-12-01T12:01:00Z')
    expect((await verified(report.id)).state).toBe('expired')
    const past = { ...INPUT, valid_until: '2026-11-30' }
    expect((await call('POST', staffApiPaths.reports(), admin, past)).status).toBe(422)
  })

  it('programs can issue reports with a token that has the ability reports.issue', async () => {
    const { call, issue } = await open(engine)
    const { report } = await issue({}, TOKEN(['reports.issue']))
    expect(report.issued_by).toBe('API: HR system')
    const weak = TOKEN(['content.read'])
    expect((await call('POST', staffApiPaths.reports(), weak, INPUT)).status).toBe(403)
    expect((await call('GET', staffApiPaths.reports(), TOKEN(['reports.issue']))).status).toBe(401)
    const editor = CALLERS['editor'] ?? { kind: 'visitor' as const }
    expect((await call('POST', staffApiPaths.reports(), editor, INPUT)).status).toBe(403)
  })

  it.each([
    ['no rows', { rows: [] }],
    ['41 rows', { rows: Array.from({ length: 41 }, () => ({ label: 'a', value: 'b' })) }],
    ['a blank value', { rows: [{ label: 'a', value: '\u200b ' }] }],
    ['no limits', { limits: '' }],
    ['a day that does not exist', { valid_until: '2026-02-30' }],
    ['a number as rows', { rows: 7 }],
  ])('a report with %s is rejected', async (_name, input) => {
    const { admin, call } = await open(engine)
    expect(
      (await call('POST', staffApiPaths.reports(), admin, { ...INPUT, ...input })).status,
    ).toBe(422)
  })

  it('staff can list reports by view, search and sort order, with their counts', async () => {
    const { admin, call, db, issue, reports, verified } = await open(engine)
    await reports.issueSamples()
    await reports.issueSamples()
    const { report: old } = await issue()
    await issue({ kind: '100% check', replaces: old.id })
    await verified(old.id)
    const list = async (query: Readonly<Record<string, string>>) =>
      reportListAnswer.parse((await call('GET', staffApiPaths.reports(query), admin)).body)
    const { counts, verified: sum } = await list({})
    expect(counts).toEqual({ all: 25, issued: 1, replaced: 1, withdrawn: 0, samples: 23 })
    expect(sum).toBe(1)
    let queries = 0
    const counted: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    expect(await countReports(db.withPlugin(counted))).toEqual({ counts, verified: sum })
    expect(queries).toBe(1)
    expect((await list({ view: 'replaced' })).results.map(({ id }) => id)).toEqual([old.id])
    expect((await list({ search: '100%' })).count).toBe(1)
    expect((await list({ search: old.id.toLowerCase() })).count).toBe(1)
    const [first] = (await list({ sort: '-verified' })).results
    expect(first?.id).toBe(old.id)
    expect((await call('GET', `${staffApiPaths.reports()}?sort=salt_hash`, admin)).status).toBe(422)
  })

  it('an address block is limited to 60 verifications an hour', async () => {
    const { clock, verify } = await open(engine)
    for (let count = 0; count < VERIFY_TRIES; count += 1) {
      expect((await verify('CV-2026-0001-AA')).status).toBe(404)
    }
    expect((await verify('CV-2026-0001-AA')).status).toBe(429)
    expect((await verify('CV-2026-0001-AA', '198.51.100.7')).status).toBe(404)
    clock.now += HOUR - 1
    expect((await verify('CV-2026-0001-AA')).status).toBe(429)
    clock.now += 1
    expect((await verify('CV-2026-0001-AA')).status).toBe(404)
  })

  it('all address blocks of one network together are limited to 240 verifications an hour', async () => {
    const { reports } = await open(engine)
    const statusFrom = (address: string) =>
      reports.verify('CV-2026-0001-AA', address).then(
        () => 200,
        ({ status }) => status,
      )
    for (let count = 0; count < NETWORK_TRIES; count += 1) {
      expect(await statusFrom(`2001:db8:1:${count.toString(16)}::1`)).toBe(404)
    }
    expect(await statusFrom('2001:db8:1:ffff::1')).toBe(429)
    expect(await statusFrom('2001:db8:2::1')).toBe(404)
  })

  it.each(['', ' ', 'CV', "' or 1=1", 'CV-2026-0001', 'x'.repeat(2_000), '%00', '..'])(
    'a verification of the number %j gets 404',
    async (number) => {
      const { reports } = await open(engine)
      await expect(reports.verify(number, '192.0.2.1')).rejects.toMatchObject({ status: 404 })
    },
  )
})
