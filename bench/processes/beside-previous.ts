import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { callJson } from '#e2e/support/sites/call-json.ts'
import {
  freePort,
  staff,
  startSite,
  temporaryDirectory,
  type Program,
} from '#e2e/support/sites/processes.ts'
import { addressOf, startPostgres } from '#server/testing/postgres.test-support.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

/** Time within which a process must show the change of another process, in milliseconds. */
const WITHIN = 5_000

interface Version {
  readonly name: string
  readonly site: Program
  readonly headers: Readonly<Record<string, string>>
}

const failures: string[] = []

function check(what: string, isRight: boolean, found?: unknown): void {
  process.stdout.write(`${isRight ? 'ok  ' : 'FAIL'} ${what}\n`)
  if (!isRight) failures.push(`${what}: ${JSON.stringify(found)}`)
}

/** Polls `read` until it returns `wanted`. */
async function checkSoon(what: string, read: () => Promise<unknown>, wanted: unknown) {
  const deadline = performance.now() + WITHIN
  let found = await read()
  while (found !== wanted && performance.now() < deadline) {
    await pause(50)
    found = await read()
  }
  check(what, found === wanted, found)
}

async function signIn(name: string, site: Program): Promise<Version> {
  const { status, body } = await callJson('POST', site.url + staffApiPaths.login, { json: staff })
  check(`${name}: an administrator signs in`, status === 200, body)
  return { name, site, headers: { authorization: `Bearer ${body.data?.token}` } }
}

const json = (title: string, slug: string, status: string) => ({
  title,
  slug,
  status,
  excerpt: 'How long a record is kept.',
  body: 'Text.',
})

/** Writes articles at one version. The other version must read them and change them. */
async function checkArticles(from: Version, to: Version): Promise<void> {
  const at = ({ site }: Version, path: string) => site.url + path
  const slug = `between-versions-${randomUUID().slice(0, 8)}`
  const created = await callJson('POST', at(from, apiPaths.blogs()), {
    headers: from.headers,
    json: json('Created', slug, 'published'),
  })
  check(`${from.name}: publishes an article`, created.status === 201, created.body)
  const id = String(created.body.data?.id)
  const titleAt = (version: Version) => async () => {
    const read = await callJson('GET', at(version, apiPaths.blog(id)), { headers: version.headers })
    return read.body.data?.title
  }
  await checkSoon(`${to.name}: reads it`, titleAt(to), 'Created')
  const saved = await callJson('PUT', at(to, apiPaths.blog(id)), {
    headers: to.headers,
    json: json('Changed', slug, 'published'),
  })
  check(`${to.name}: changes it`, saved.status === 200, saved.body)
  await checkSoon(`${from.name}: reads the change`, titleAt(from), 'Changed')
  for (const version of [from, to]) {
    const isShown = async () =>
      (await (await fetch(at(version, paths.blog(slug)))).text()).includes('Changed')
    await checkSoon(`${version.name}: shows the change to visitors`, isShown, true)
  }
  const archived = await callJson('PUT', at(from, apiPaths.blog(id)), {
    headers: from.headers,
    json: { status: 'archived' },
  })
  check(`${from.name}: takes it off`, archived.status === 200, archived.body)
  const statusAt = async () => (await fetch(at(to, paths.blog(slug)))).status
  await checkSoon(`${to.name}: no longer shows it`, statusAt, 404)
}

/** Sends an inquiry and books a meeting at one version. The other version must show both. */
async function checkForms(from: Version, to: Version): Promise<void> {
  const person = { name: 'Ada', email: `${randomUUID()}@example.com` }
  const sent = await callJson('POST', from.site.url + apiPaths.contact, {
    json: { ...person, company: 'Engines', about: 'other', message: `Question ${randomUUID()}` },
  })
  check(`${from.name}: accepts an inquiry`, sent.status === 201, sent.body)
  const leads = await callJson('GET', to.site.url + staffApiPaths.leads(), { headers: to.headers })
  check(
    `${to.name}: lists the inquiry`,
    JSON.stringify(leads.body).includes(person.email),
    leads.status,
  )
  const slots = await callJson('GET', from.site.url + apiPaths.bookingSlots)
  const startsAt = String(slots.body.data?.slots?.[0])
  const book = ({ site }: Version) =>
    callJson('POST', site.url + apiPaths.bookings(), { json: { ...person, starts_at: startsAt } })
  const booked = await book(from)
  check(`${from.name}: books a meeting`, booked.status === 201, booked.body)
  const again = await callJson('GET', to.site.url + apiPaths.bookingSlots)
  check(`${to.name}: no longer offers its time`, !again.body.data?.slots?.includes(startsAt))
}

/**
 * Starts the previous version from a folder, then this version on the same PostgreSQL, and reads and writes through both. The migrations
 * of this version run while the previous one is in use.
 * @returns true if all checks pass
 */
export async function runBesidePrevious(folder: string): Promise<boolean> {
  await using stack = new AsyncDisposableStack()
  const postgres = await startPostgres({ connections: 200 })
  stack.defer(() => postgres.stop())
  const databaseUrl = addressOf(postgres.folder, 'public')
  const environment = {
    SEED: 'none',
    RATE_LIMIT: 'off',
    DATABASE_URL: databaseUrl,
    LAKE_DATABASE_URL: databaseUrl,
  }
  const start = async (root?: string) => {
    const directory = stack.use(await temporaryDirectory()).path
    const port = await freePort()
    const site = await startSite({ port, directory, environment, ...(root && { root }) })
    stack.defer(() => site.signal('SIGKILL'))
    return site
  }
  const root = resolve(folder)
  const previous = await start(root)
  const old = await signIn('previous', previous)
  const next = await signIn('new', await start())
  for (const [from, to] of [
    [old, next],
    [next, old],
  ] as const) {
    await checkArticles(from, to)
    await checkForms(from, to)
  }
  await callJson('POST', next.site.url + staffApiPaths.logout, { headers: next.headers })
  const ended = await callJson('GET', previous.url + staffApiPaths.leads(), {
    headers: next.headers,
  })
  check('previous: rejects a session that has ended at the new one', ended.status === 401, ended)
  await previous.signal('SIGTERM')
  const restarted = await start(root).catch((error: unknown) => String(error))
  check(
    'previous: starts again on the tables of the new version',
    typeof restarted !== 'string',
    restarted,
  )
  for (const failure of failures) process.stdout.write(`- ${failure}\n`)
  return failures.length === 0
}
