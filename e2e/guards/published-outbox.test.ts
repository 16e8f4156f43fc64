import { afterAll, beforeAll, expect, test } from 'vitest'
import { callJson } from '../support/sites/call-json.ts'
import { lakeClient } from '../support/sites/lake-client.ts'
import {
  freePort,
  staff,
  startLake,
  startSite,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'
import { PUBLIC_QUERY_VERSIONS } from '#shared/content/public-query-names.ts'
import { outboxAnswer } from '#shared/contracts/editing.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

/** Word that marks queued changes. Visitors must never see it, also after restarts and conflicts. */
const PENDING = 'xylograph'
const LAKE_TOKEN = 'a-token-for-the-lake-under-test'

const stack = new AsyncDisposableStack()
let lakePort: number
let lakeDirectory: string
let lake: Program
let site: Program
let startTheSite: () => Promise<Program>
let bearer: Readonly<Record<string, string>> = {}

const clientOf = (url: string) => lakeClient(url, LAKE_TOKEN)

const startLakeOn = (port: number) =>
  startLake({ port, directory: lakeDirectory, token: LAKE_TOKEN })

const post = (id: string) => ({
  _id: id,
  _type: 'blog',
  title: `Title of ${id}`,
  slug: { _type: 'slug', current: `slug-${id}` },
  status: 'published',
  publishedAt: '2026-01-02T03:04:05Z',
  excerpt: 'Plain.',
  tags: ['criminal-check'],
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 'b', text: 'Plain.', marks: [] }],
    },
  ],
})

const call = (method: string, path: string, json?: unknown) =>
  callJson(method, site.url + path, { headers: bearer, json })

async function signIn() {
  bearer = {}
  const { body } = await call('POST', staffApiPaths.login, staff)
  bearer = { authorization: `Bearer ${body.data.token}` }
}

const LISTS = [
  paths.blogs(),
  paths.cmsBlogs(),
  paths.home,
  paths.service('criminal-check'),
  apiPaths.blogs(),
  apiPaths.blogs({ search: 'title' }),
  apiPaths.related({ kind: 'service', slug: 'criminal-check' }),
  paths.search({ text: 'title taken' }),
  apiPaths.search({ q: 'title taken' }),
  apiPaths.searchSuggestions('title of tak'),
  wellKnownPaths.sitemap,
  wellKnownPaths.openGraph,
  lakePaths.publicQuery('blogList', PUBLIC_QUERY_VERSIONS.blogList, { page: 1 }),
] as const

const DETAILS = [paths.blog, paths.cmsBlog, apiPaths.blog]

const textOf = async (path: string) => (await fetch(site.url + path)).text()

/** Returns the lists that contain a word. */
const listsWith = async (word: string) => {
  const texts = await Promise.all(
    LISTS.map(async (path) => [path, (await textOf(path)).includes(word)] as const),
  )
  return texts.filter(([, isThere]) => isThere).map(([path]) => path)
}

const details = async (id: string) =>
  Promise.all(DETAILS.map(async (path) => (await fetch(site.url + path(id))).status))

const waits = async () =>
  outboxAnswer.parse((await call('GET', staffApiPaths.outbox)).body).data.map(({ state }) => state)

beforeAll(async () => {
  lakeDirectory = stack.use(await temporaryDirectory()).path
  const directory = stack.use(await temporaryDirectory()).path
  lakePort = await freePort()
  lake = await startLakeOn(lakePort)
  const port = await freePort()
  startTheSite = () =>
    startSite({
      port,
      directory,
      environment: { SANITY_API_HOST: lake.url, LAKE_TOKEN, SEED: 'none', RATE_LIMIT: 'off' },
    })
  for (const id of ['kept', 'taken']) await clientOf(lake.url).createOrReplace(post(id))
  site = await startTheSite()
  await signIn()
}, 120_000)

afterAll(async () => {
  await site.signal('SIGKILL')
  await lake.signal('SIGKILL')
  await stack.disposeAsync()
})

const expectHidden = async () => {
  expect(await listsWith('slug-taken')).toEqual([])
  for (const id of ['taken', 'slug-taken']) {
    expect(await details(id), id).toEqual(DETAILS.map(() => 404))
  }
}

test('queued changes are visible to staff only, and queued unpublishing hides content at once, even after restart or conflict', async () => {
  expect(await listsWith('slug-taken')).toContain(paths.cmsBlogs())
  expect(await details('slug-taken')).toEqual(DETAILS.map(() => 200))
  await lake.signal('SIGKILL')

  const edit = { title: `Title ${PENDING}`, excerpt: PENDING, body: PENDING, status: 'published' }
  expect((await call('PUT', apiPaths.blog('kept'), edit)).status).toBe(202)
  const added = { ...edit, slug: 'brand-new-post', tags: ['criminal-check'] }
  expect((await call('POST', apiPaths.blogs(), added)).status).toBe(202)
  expect((await call('PUT', apiPaths.blog('taken'), { status: 'archived' })).status).toBe(202)

  const expectNothingPending = async () => {
    for (const word of [PENDING, 'brand-new-post']) expect(await listsWith(word)).toEqual([])
    expect(await details('brand-new-post')).toEqual(DETAILS.map(() => 404))
    for (const path of DETAILS) expect(await textOf(path('slug-kept'))).not.toContain(PENDING)
  }
  await expectNothingPending()
  await expectHidden()
  expect(await listsWith('slug-kept')).toContain(apiPaths.blogs())

  await site.signal('SIGKILL')
  site = await startTheSite()
  await expectNothingPending()
  await expectHidden()
  const staffList = (await call('GET', apiPaths.blogs())).body.results
  expect(staffList.map(({ pending }: { pending: boolean }) => pending)).toEqual([true, true, true])

  // Changes the document in the lake before it is unpublished. The site does not notice a change that is written to the lake directly.
  const aside = await startLakeOn(await freePort())
  await clientOf(aside.url).patch('taken').set({ title: 'Theirs' }).commit()
  await aside.signal('SIGTERM')
  lake = await startLakeOn(lakePort)
  await expect.poll(waits, { timeout: 30_000 }).toEqual(['conflict'])
  await expectHidden()
  expect(await listsWith('brand-new-post')).toContain(apiPaths.blogs())

  await site.signal('SIGTERM')
  site = await startTheSite()
  await expectHidden()

  const { data } = outboxAnswer.parse((await call('GET', staffApiPaths.outbox)).body)
  expect([data[0]?.mine?.status, data[0]?.theirs?.title]).toEqual(['archived', 'Theirs'])
  const path = staffApiPaths.outboxResolve(data[0]?.id ?? '')
  expect((await call('POST', path, { keep: 'theirs' })).status).toBe(200)
  await expect.poll(() => details('slug-taken')).toEqual(DETAILS.map(() => 200))
  await expect.poll(() => listsWith('Theirs')).toContain(paths.cmsBlogs())
}, 180_000)
