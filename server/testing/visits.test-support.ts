import { HttpError } from '#server/http/http-error.ts'
import { testLog } from '#server/testing/content.test-support.ts'
import type { Engine, useDatabases } from '#server/testing/database.test-support.ts'
import { createApi } from '#server/http/api.ts'
import { mailContent } from '#server/messages/mail-content.ts'
import { createMessages } from '#server/messages/messages.ts'
import { messageMigrations, type MessageTables } from '#server/messages/messages.tables.ts'
import { visitsAnswer } from '#shared/contracts/site/visits.ts'
import { createEventCounter, createSpeedCounter } from '#server/visits/measurement-counters.ts'
import { createEventStore, createSpeedStore } from '#server/visits/measurement.store.ts'
import { measurementMigrations, type MeasurementTables } from '#server/visits/measurement.tables.ts'
import { createSiteVersions } from '#server/visits/site-versions.ts'
import { createSlowerWatch } from '#server/visits/slower-watch.ts'
import { createVisitCounter } from '#server/visits/visit-counter.ts'
import { visitRoutes } from '#server/visits/visits.routes.ts'
import { createVisitStore } from '#server/visits/visits.store.ts'
import { visitMigrations, type VisitTables } from '#server/visits/visits.tables.ts'

export const NOON = Date.UTC(2026, 10, 22, 12)
export const SENDER = '192.0.2.1'

const SITE = 'https://www.example.com'

/** Opens the counting of visits on a new database, with two published articles and a clock that the test controls. */
export async function openVisits(
  databases: ReturnType<typeof useDatabases>,
  engine: Engine,
  { limits = false, hasMail = true, hasContent = true } = {},
) {
  const database = await databases.open(engine, [
    ...messageMigrations,
    ...visitMigrations,
    ...measurementMigrations,
  ])
  const clock = { now: NOON }
  const now = () => clock.now
  const { log, entries } = testLog()
  const store = createVisitStore(database.kysely.withTables<VisitTables>())
  const counter = createVisitCounter({ store, log, now })
  const tables = database.kysely.withTables<MeasurementTables>()
  const eventStore = createEventStore(tables)
  const events = createEventCounter({ store: eventStore, log, now })
  const speedStore = createSpeedStore(tables)
  const versions = createSiteVersions(tables)
  const messages = createMessages({
    db: database.kysely,
    now,
    log,
    // No server listens at this address, so messages stay in the outbox.
    smtp: hasMail ? { url: 'smtp://127.0.0.1:9', from: 'site@example.com' } : undefined,
    process: undefined,
  })
  const titles = new Map([
    ['a', { title: 'First article', path: '/blogs/first' }],
    ['b', { title: 'Second article', path: '/blogs/second' }],
  ])

  /** Simulates a process that runs a version of the site. */
  const run = (version: string) => {
    const speed = createSpeedCounter({ store: speedStore, version, log, now })
    const watch = createSlowerWatch({
      db: database.kysely,
      store: speedStore,
      versions,
      version,
      messenger: { ...messages, nudge: () => undefined },
      administrators: async () => Promise.resolve(['ada@example.com', 'bo@example.com']),
      origin: SITE,
      log,
      now,
    })
    const api = createApi({
      routes: visitRoutes({
        counter,
        store,
        events,
        eventStore,
        speed,
        speedStore,
        versions,
        watch,
        articles: {
          idOf: async (route, slug) => {
            if (!hasContent) throw new HttpError('unavailable', 'The content cannot be read')
            return Promise.resolve(route === '/blogs/:id' && titles.has(slug) ? slug : undefined)
          },
          named: async (ids) =>
            Promise.resolve(new Map([...titles].filter(([id]) => ids.includes(id)))),
        },
        counts: (route) => !route.startsWith('/contact/received'),
        isForeign: ({ headers }) => headers.get('sec-fetch-site') === 'cross-site',
        host: 'www.example.com',
        limits,
        now,
      }),
      authenticate: async ({ headers }) =>
        headers.has('authorization')
          ? { kind: 'staff', id: 'v', email: '', name: '', role: 'viewer', sessionId: 's' }
          : { kind: 'visitor' },
      log,
      trustProxy: { kind: 'none' },
      https: false,
      rateLimit: 'off',
    })
    return { api, speed, watch }
  }

  const { api, speed, watch } = run('one')
  const call = async (path: string, init: RequestInit = {}, address = SENDER) =>
    api.fetch(new Request(`http://localhost${path}`, init), { address })
  const post =
    (path: string) =>
    async (body: unknown, headers: Readonly<Record<string, string>> = {}, address = SENDER) =>
      (
        await call(
          path,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
          },
          address,
        )
      ).status
  const read = async (days = 7) => {
    const answer = await call(`/api/visits/?days=${days}`, { headers: { authorization: 'x' } })
    return visitsAnswer.parse(await answer.json()).data
  }
  const mails = async () => {
    const rows = await database.kysely
      .withTables<MessageTables>()
      .selectFrom('messages')
      .selectAll()
      .orderBy('recipient')
      .execute()
    return rows.map(({ recipient, purpose, payload }) => ({
      recipient,
      purpose,
      content: mailContent.parse(JSON.parse(payload)),
    }))
  }
  return {
    call,
    clock,
    counter,
    entries,
    events,
    eventStore,
    log,
    mails,
    read,
    run,
    send: post('/api/visits/'),
    measure: post('/api/speed/'),
    speed,
    speedStore,
    store,
    watch,
  }
}
