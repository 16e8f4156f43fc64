import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { outboxAnswer, staffBlogAnswer, staffBlogListAnswer } from '#shared/contracts/editing.ts'
import { overviewAnswer } from '#shared/contracts/staff.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
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

/** True in the full tier. That tier makes more edits (by staff over REST and by editors in the lake) and kills the lake more often. */
const IS_FULL = inject('tier') === 'full'
const EDITS = IS_FULL ? 1_000 : 150
const ARTICLES = 40
const WORKERS = 5
const KILLS = IS_FULL ? 16 : 3
/**
 * Number of edits before each kill. The edits of the next round wait until the lake is back. On a machine of any speed, edits therefore
 * happen before, during and after each kill.
 */
const EDITS_A_KILL = Math.ceil(EDITS / (KILLS + 1))
/** Acceptable statuses of writes over REST and to the lake: done, queued, conflict. */
const EXPECTED = [200, 202, 409]
const LAKE_TOKEN = 'a-token-for-the-lake-under-test'

const stack = new AsyncDisposableStack()
let lake: Program
let site: Program
let client: SanityClient
let bearer: Readonly<Record<string, string>>
let startTheLake: () => Promise<Program>

beforeAll(async () => {
  const lakeDirectory = stack.use(await temporaryDirectory()).path
  const siteDirectory = stack.use(await temporaryDirectory()).path
  const lakePort = await freePort()
  startTheLake = () => startLake({ port: lakePort, directory: lakeDirectory, token: LAKE_TOKEN })
  lake = await startTheLake()
  site = await startSite({
    port: await freePort(),
    directory: siteDirectory,
    environment: {
      SANITY_API_HOST: lake.url,
      LAKE_TOKEN,
      SEED: 'none',
      RATE_LIMIT: 'off',
    },
  })
  client = lakeClient(lake.url, LAKE_TOKEN, { maxRetries: 0, timeout: 4_000 })
  const { body } = await call('POST', staffApiPaths.login, staff)
  bearer = { authorization: `Bearer ${body.data.token}` }
}, 60_000)

afterAll(async () => {
  await site.signal('SIGKILL')
  await lake.signal('SIGKILL')
  await stack.disposeAsync()
})

const call = (method: string, path: string, json?: unknown) =>
  callJson(method, site.url + path, { headers: bearer, json })

const idOf = (number: number) => `article-${number}`
const random = (below: number) => Math.floor(Math.random() * below)

/** Articles of all edits in random order. Each article occurs equally often, because an article with too many tags would be rejected. */
function shuffledTargets(): readonly string[] {
  const targets = Array.from({ length: EDITS }, (_, edit) => idOf(edit % ARTICLES))
  return targets
    .map((id) => ({ id, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ id }) => id)
}

/** Marks of acknowledged edits by article. */
const kept = new Map<string, Set<string>>()
const keep = (id: string, mark: string) => {
  const marks = kept.get(id) ?? new Set()
  kept.set(id, marks.add(mark))
}

/** Edits an article like staff: reads it, adds a mark, and writes it with the revision that was read. */
async function editOverRest(id: string, mark: string) {
  const read = await call('GET', apiPaths.blog(id))
  if (read.status !== 200) return read
  const { data } = staffBlogAnswer.parse(read.body)
  const status = ['published', 'archived', undefined, undefined][random(4)]
  const written = await call(
    'PUT',
    `${apiPaths.blog(id)}?publish=${String(status !== undefined)}`,
    {
      tags: [...data.tags, mark],
      revision: data.revision,
      ...(status !== undefined && { status }),
    },
  )
  if (written.status === 200 || written.status === 202) keep(id, mark)
  return written
}

/** Edits an article like the Studio: changes the draft, or creates a draft from the published version. */
async function editInTheLake(id: string, mark: string): Promise<void> {
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${id}`,
    publishedId: id,
    patch: { setIfMissing: { tags: [] }, insert: { after: 'tags[-1]', items: [mark] } },
  })
  keep(id, mark)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test(`all acknowledged edits from REST and the lake survive ${KILLS} kills of the lake (${EDITS} edits)`, async () => {
  let stored = 0
  let editedInTheLake = 0
  const unexpected: Awaited<ReturnType<typeof editOverRest>>[] = []
  const texts = { excerpt: 'Kept.', body: 'Text.' }
  for (let number = 0; number < ARTICLES; number += 1) {
    await client.createOrReplace({
      _id: idOf(number),
      _type: 'blog',
      title: `Article ${number}`,
      slug: { _type: 'slug', current: idOf(number) },
      status: 'published',
      publishedAt: '2026-01-02T03:04:05Z',
      excerpt: texts.excerpt,
      tags: [],
      body: [
        {
          _type: 'block',
          _key: 'a',
          style: 'normal',
          markDefs: [],
          children: [{ _type: 'span', _key: 'b', text: texts.body, marks: [] }],
        },
      ],
    })
  }

  const rounds = Array.from({ length: KILLS }, () => ({
    begun: Promise.withResolvers<void>(),
    over: Promise.withResolvers<void>(),
  }))
  const targets = shuffledTargets()
  let next = 0
  const worker = async () => {
    for (let edit = next++; edit < EDITS; edit = next++) {
      const round = Math.floor(edit / EDITS_A_KILL)
      await rounds[round - 1]?.over.promise
      rounds[round]?.begun.resolve()
      const id = targets[edit] ?? ''
      const mark = `mark-${edit}`
      if (random(3) === 0) {
        const isDone = await editInTheLake(id, mark).then(
          () => true,
          () => false,
        )
        if (isDone) editedInTheLake += 1
      } else {
        const answer = await editOverRest(id, mark)
        if (answer.status === 202) stored += 1
        if (!EXPECTED.includes(answer.status)) unexpected.push(answer)
      }
      await pause(random(150))
    }
  }
  const killer = async () => {
    for (const { begun, over } of rounds) {
      await begun.promise
      await pause(random(500))
      await lake.signal('SIGKILL')
      await pause(200 + random(800))
      lake = await startTheLake()
      over.resolve()
    }
  }
  await Promise.all([killer(), ...Array.from({ length: WORKERS }, worker)])

  expect(unexpected).toEqual([])
  expect(stored, 'some writes waited').toBeGreaterThan(0)
  expect(editedInTheLake, 'editors wrote too').toBeGreaterThan(0)

  const waiting = async () =>
    outboxAnswer.parse((await call('GET', staffApiPaths.outbox)).body).data
  // Edits that are still queued at the end wait because of a conflict.
  await expect
    .poll(
      async () => {
        const { data } = overviewAnswer.parse((await call('GET', staffApiPaths.overview)).body)
        const entries = await waiting()
        const stopped = new Set(
          entries.filter(({ state }) => state === 'conflict').map((entry) => entry.article_id),
        )
        const onTheirWay = entries.filter((entry) => !stopped.has(entry.article_id))
        return { cms: data.health.cms, onTheirWay: onTheirWay.length }
      },
      { timeout: 150_000, interval: 500 },
    )
    .toEqual({ cms: 'up', onTheirWay: 0 })

  const conflicts = await waiting()
  const inLake = new Map(
    (
      await client.fetch<readonly { readonly id: string; readonly tags: readonly string[] }[]>(
        '*[_type == "blog"]{"id": select(_id in path("drafts.*") => string::split(_id, "drafts.")[1], _id), tags, "draft": _id in path("drafts.*")} | order(draft asc)',
        {},
        { perspective: 'raw' },
      )
    ).map(({ id, tags }) => [id, tags]),
  )
  const missing: string[] = []
  for (const [id, marks] of kept) {
    const held = new Set([
      ...(inLake.get(id) ?? []),
      ...conflicts
        .filter((entry) => entry.article_id === id)
        .flatMap((entry) => (entry.mine !== null && 'tags' in entry.mine ? entry.mine.tags : [])),
    ])
    for (const mark of marks) if (!held.has(mark)) missing.push(`${id} ${mark}`)
  }
  expect(missing, 'acknowledged edits that are nowhere').toEqual([])

  // Resolving a conflict also removes the edits that are based on the rejected one, so the list is read again after each of them.
  const firstConflict = async () => (await waiting()).find(({ state }) => state === 'conflict')
  for (let entry = await firstConflict(); entry !== undefined; entry = await firstConflict()) {
    const answer = await call('POST', staffApiPaths.outboxResolve(entry.id), { keep: 'theirs' })
    expect(answer.status).toBe(200)
  }
  expect(await waiting()).toEqual([])
  await expect.poll(both, { timeout: 30_000 }).toEqual({ onlyRest: [], onlyLake: [] })
}, 900_000)

/** Revision, status and public state of every article, read from REST and from the lake. */
async function both() {
  const { results } = staffBlogListAnswer.parse(
    (await call('GET', apiPaths.blogs({ limit: 100 }))).body,
  )
  const rest = results.map(({ id, revision, status, is_live: live }) =>
    [id, revision, status, live].join(' '),
  )
  const raw = await client.fetch<
    readonly { readonly _id: string; readonly _rev: string; readonly status: string }[]
  >('*[_type == "blog"]{_id, _rev, status}', {}, { perspective: 'raw' })
  const byId = new Map(raw.map((document) => [document._id, document]))
  const ids = new Set(raw.map(({ _id }) => _id.replace(/^drafts\./, '')))
  const inLake = [...ids].map((id) => {
    const copy = byId.get(`drafts.${id}`) ?? byId.get(id)
    return [id, copy?._rev, copy?.status, byId.get(id)?.status === 'published'].join(' ')
  })
  return {
    onlyRest: rest.filter((line) => !inLake.includes(line)),
    onlyLake: inLake.filter((line) => !rest.includes(line)),
  }
}
