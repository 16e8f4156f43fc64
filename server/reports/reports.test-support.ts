import { expect } from 'vitest'
import { testLog } from '#server/testing/content.test-support.ts'
import type { Engine, useDatabases } from '#server/testing/database.test-support.ts'
import { createApi } from '#server/http/api.ts'
import type { Caller } from '#server/http/route.ts'
import { issuedReportAnswer, verifiedReportAnswer } from '#shared/contracts/reports.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { reportRoutes } from './reports.routes.ts'
import { createReports } from './reports.service.ts'
import { reportMigrations, type ReportTables } from './reports.tables.ts'

export const NOON = Date.UTC(2026, 10, 28, 12)
export const INPUT = {
  kind: 'Criminal record check',
  rows: [
    { label: 'Person', value: 'Specimen,  Zoë' },
    { label: 'Result', value: 'No record found' },
  ],
  limits: 'A name search can miss records under a former name.',
}

export const CALLERS: Readonly<Record<string, Caller>> = {
  admin: { kind: 'staff', id: 'ada', email: 'a@b.c', name: 'Ada', role: 'admin', sessionId: 's' },
  editor: { kind: 'staff', id: 'eve', email: 'e@b.c', name: 'Eve', role: 'editor', sessionId: 's' },
}

export const TOKEN = (abilities: readonly ('reports.issue' | 'content.read')[]): Caller => ({
  kind: 'token',
  id: 't',
  name: 'HR system',
  owner: { id: 'ada', email: 'a@b.c', name: 'Ada', role: 'admin' },
  abilities,
})

/** Opens the routes of reports on an empty database, with calls for each kind of caller. */
export async function openReports(databases: ReturnType<typeof useDatabases>, engine: Engine) {
  const database = await databases.open(engine, reportMigrations)
  const db = database.kysely.withTables<ReportTables>()
  const clock = { now: NOON }
  const acts: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  const reports = createReports({
    db,
    // Replaces the drawing, which has its own tests. The file is the text that would be printed.
    draw: async (report) => new TextEncoder().encode(JSON.stringify(report)),
    exclusive: async (work) => {
      const done = last.then(work)
      last = done.catch(() => undefined)
      return done
    },
    verifyUrl: (number) => `https://certavia.example/verify/${number}`,
    people: async (ids) => ids.map((id) => ({ id, name: `Name of ${id}` })),
    acts: { record: async ({ verb }) => void acts.push(verb) },
    limits: true,
    now: () => clock.now,
  })
  const { log } = testLog()
  const call = async (
    method: string,
    path: string,
    caller: Caller,
    body?: unknown,
    address = '192.0.2.1',
  ) => {
    const isProgram = caller.kind === 'token'
    const api = createApi({
      routes: reportRoutes(reports),
      authenticate: async () => (isProgram ? { kind: 'rejected' } : caller),
      authenticateToken: async () => caller,
      log,
      trustProxy: { kind: 'none' },
      https: false,
    })
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(isProgram && { authorization: `Bearer cvt_${'a'.repeat(43)}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await api.fetch(request, { address })
    return { status: response.status, body: await response.json() }
  }
  const admin = CALLERS['admin'] ?? { kind: 'visitor' as const }
  const issue = async (input: object = {}, caller = admin) => {
    const { status, body } = await call('POST', staffApiPaths.reports(), caller, {
      ...INPUT,
      ...input,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return issuedReportAnswer.parse(body).data
  }
  const verify = async (number: string, address?: string) =>
    call('GET', apiPaths.verify(number), { kind: 'visitor' }, undefined, address)
  const verified = async (number: string) =>
    verifiedReportAnswer.parse((await verify(number)).body).data
  return { acts, admin, call, clock, db, issue, reports, verified, verify }
}
