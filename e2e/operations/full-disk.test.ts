import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callJson } from '../support/sites/call-json.ts'
import { freePort, staff, temporaryDirectory } from '../support/sites/processes.ts'
import { signInAsStaff, type StaffSession } from '../support/pages/staff-session.ts'
import { createApp } from '#server/composition/app.ts'
import { readConfig } from '#server/config/config.ts'
import { openDeps, type Deps } from '#server/composition/deps.ts'
import { listen } from '#lake/common/listen.ts'
import { openBuiltWeb } from '#server/composition/site/web.ts'
import { apiPaths, healthPaths, paths } from '#shared/paths/paths.ts'

/** The site runs in this process, because only there a test can limit the size of a database. All checks use the public interface. */
const stack = new AsyncDisposableStack()
let origin: string
let deps: Deps
let session: StaffSession

beforeAll(async () => {
  const config = readConfig({
    DATA_DIR: stack.use(await temporaryDirectory()).path,
    PORT: String(await freePort()),
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    SEED: 'none',
  })
  deps = await openDeps(config)
  stack.defer(() => deps.close())
  const app = await createApp(config, deps, await openBuiltWeb(config))
  stack.defer(() => app.close())
  await app.start()
  const server = await listen({ host: config.host, port: config.port, handler: app })
  stack.defer(() => server.close(1_000))
  origin = config.origin
  session = await signInAsStaff(origin)
})

afterAll(() => stack.disposeAsync())

const sayIn = async (pragma: string) => sql.raw(`pragma ${pragma}`).execute(deps.database.kysely)

/** Prevents the site's database from growing. The lake's database can still grow. */
async function fillUp() {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(
    deps.database.kysely,
  )
  await sayIn(`max_page_count = ${rows[0]?.page_count ?? 1}`)
}

const call = (method: string, path: string, json?: unknown) =>
  callJson(method, origin + path, {
    headers: { authorization: `Bearer ${session.token}`, 'idempotency-key': crypto.randomUUID() },
    json,
  })

const post = (name: string) => ({
  title: `Post ${name}`,
  slug: name,
  excerpt: 'Plain.',
  body: 'Plain.',
  status: 'published',
})

/** Post like those that the Studio writes, longer than the free space in the pages of the database. */
const longPost = (name: string) => ({
  _id: name,
  _type: 'blog',
  title: `Post ${name}`,
  slug: { _type: 'slug', current: name },
  status: 'published',
  publishedAt: '2026-01-02T03:04:05Z',
  excerpt: 'The same again and again. '.repeat(4_000),
})

/** Requests an article as an anonymous visitor: over REST, the page over REST, and the page over GROQ. */
const asVisitor = (slug: string) =>
  Promise.all(
    [apiPaths.blog(slug), paths.blog(slug), paths.cmsBlog(slug)].map(
      async (path) => (await fetch(origin + path)).status,
    ),
  )

const mirrorState = async () => {
  const answer = await fetch(origin + healthPaths.ready)
  const { dependencies } = await answer.json()
  return [answer.status, dependencies.mirror.state]
}

const logged = (word: string) =>
  deps.logRing.entries().filter((entry) => JSON.stringify(entry).includes(word))

const names = Array.from({ length: 8 }, (_, index) => `full-${index}`)

/** Public lists of published posts, as pages, REST and sitemap. */
const lists = [apiPaths.blogs(), paths.blogs(), '/sitemap.xml']

test('articles that change while the disk is full are hidden at once, and shown when there is space again', async () => {
  for (const name of ['before', 'taken-off', 'edited']) {
    expect((await call('POST', apiPaths.blogs(), post(name))).status).toBe(201)
  }
  expect(await asVisitor('taken-off')).toEqual([200, 200, 200])
  expect(await asVisitor('edited')).toEqual([200, 200, 200])
  for (const path of lists) {
    expect([path, await (await fetch(origin + path)).text()]).toEqual([
      path,
      expect.stringContaining('taken-off'),
    ])
  }
  await fillUp()

  // Concurrent writes as from the Studio. Pages under /sanity, which read from the lake, show these posts.
  await Promise.all(names.map(async (name) => session.mutate([{ create: longPost(name) }])))
  for (const name of names) expect([name, await asVisitor(name)]).toEqual([name, [404, 404, 200]])
  expect(await mirrorState()).toEqual([200, 'degraded'])
  const refused = await call('POST', apiPaths.blogs(), post('refused'))
  expect([refused.status, refused.body.error.message]).toEqual([
    507,
    expect.stringContaining('free storage'),
  ])
  expect(await asVisitor('refused')).toEqual([404, 404, 404])

  // Unpublishing takes effect at once, over REST and in the lake.
  expect((await call('PUT', apiPaths.blog('taken-off'), { status: 'archived' })).status).toBe(200)
  expect(await asVisitor('taken-off')).toEqual([404, 404, 404])
  await session.mutate([{ patch: { id: 'full-7', set: { status: 'draft' } } }])
  expect(await asVisitor('full-7')).toEqual([404, 404, 404])
  const { excerpt } = longPost('')
  const { id } = (await call('GET', apiPaths.blog('edited'))).body.data
  await session.mutate([{ patch: { id, set: { excerpt, status: 'archived' } } }])
  expect(await asVisitor('edited')).toEqual([404, 404, 404])
  for (const path of lists) {
    const text = await (await fetch(origin + path)).text()
    expect([path, /taken-off|edited|full-\d/.exec(text)?.[0]]).toEqual([path, undefined])
    expect([path, text]).toEqual([path, expect.stringContaining('before')])
  }
  expect(await asVisitor('before')).toEqual([200, 200, 200])

  await sayIn('max_page_count = 1000000')
  await expect.poll(mirrorState).toEqual([200, 'ok'])
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from mirror_documents where slug like 'full-%'`.execute(
    deps.database.kysely,
  )
  expect(rows[0]?.total).toBe(8)
  expect((await call('GET', apiPaths.blogs({ search: 'Post full' }))).body.count).toBe(8)
  for (const name of names.slice(0, 7)) {
    expect([name, await asVisitor(name)]).toEqual([name, [200, 200, 200]])
  }
  for (const name of ['full-7', 'taken-off', 'edited']) {
    expect([name, await asVisitor(name)]).toEqual([name, [404, 404, 404]])
  }
  expect((await call('POST', apiPaths.blogs(), post('refused'))).status).toBe(201)
  expect(await asVisitor('refused')).toEqual([200, 200, 200])
  expect(logged('not public until it is').length).toBeGreaterThan(0)
  expect(logged('cannot rollback')).toEqual([])
})
