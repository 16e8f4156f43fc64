import { describe, expect, test } from 'vitest'
import { HOSTILE_FILTER, HOSTILE_QUERIES, ENDLESS } from '../support/content/hostile-queries.ts'
import { JOINED, JOINS, PATCHES_BY_QUERY } from '../support/content/joined-notes.ts'
import { lakeClient } from '../support/sites/lake-client.ts'
import type { Program } from '../support/sites/processes.ts'
import { signInAsStaff, type StaffSession } from '../support/pages/staff-session.ts'
import { useSite } from '../support/sites/use-site.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { healthPaths, paths } from '#shared/paths/paths.ts'

/**
 * Deadline of a query in the lake of these tests, in seconds. A query that exceeds it must fail for its sender and must not delay others.
 */
const DEADLINE_S = 5
/**
 * Maximum time of a query with a deadline, in milliseconds. The limit is far above the deadline plus the time of the response, and far
 * below the time that the query takes without a deadline.
 */
const ENDS_WITHIN_MS = DEADLINE_S * 1_000 + 8_000
const DOCUMENTS = 120
const SESSIONS = 4
const RUNNING = 4
const WAITING = 100

let site: Program
let tokens: readonly string[]

const post = (index: number) => ({
  _id: `post-${index}`,
  _type: 'blog',
  title: 'a'.repeat(200),
  n: index,
  slug: { _type: 'slug', current: `post-${index}` },
  status: 'published',
  publishedAt: '2026-01-02T03:04:05Z',
  body: Array.from({ length: 3 }, (_, key) => ({
    _type: 'block',
    _key: `k${key}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text: 'Words of a post. '.repeat(20), marks: [] }],
  })),
})

useSite({ SEED: 'none', LAKE_QUERY_DEADLINE: String(DEADLINE_S) }, async (started) => {
  site = started
  const sessions: StaffSession[] = []
  while (sessions.length < SESSIONS) sessions.push(await signInAsStaff(site.url))
  tokens = sessions.map(({ token }) => token)
  await sessions[0]?.mutate(
    Array.from({ length: DOCUMENTS }, (_, index) => ({ create: post(index) })),
  )
})

/** Sends a query in the session with this number. */
async function ask(
  session: number,
  query: string,
  {
    params = {},
    signal,
  }: { params?: Readonly<Record<string, unknown>>; signal?: AbortSignal } = {},
) {
  const started = performance.now()
  const answer = await fetch(
    `${site.url}${lakePaths.base}/v2025-02-19/data/query/production?perspective=raw`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens[session]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query, params }),
      ...(signal === undefined ? {} : { signal }),
    },
  )
  // The type is `any`, because tests check bodies of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  const body: any = await answer.json()
  return { status: answer.status, headers: answer.headers, body, ms: performance.now() - started }
}

/**
 * Requests the addresses in turn until `end` settles.
 * @returns number of responses by address
 */
async function visitUntil(end: Promise<unknown>, addresses: readonly string[]) {
  let going = true
  const over = end.finally(() => {
    going = false
  })
  let rounds = 0
  while (going) {
    for (const address of addresses) {
      const answer = await fetch(site.url + address)
      await answer.arrayBuffer()
      expect(answer.status, address).toBe(200)
    }
    if (going) rounds += 1
  }
  await over
  return rounds
}

test('hostile queries end with a message or a result in time, and the site responds meanwhile', async () => {
  const asked = HOSTILE_QUERIES.map(async ({ name, query, params = {} }, index) => ({
    name,
    ...(await ask(index % SESSIONS, query, { params })),
  }))
  const rounds = await visitUntil(Promise.all(asked), [healthPaths.live, paths.blogs()])
  for (const { name, status, body, ms } of await Promise.all(asked)) {
    expect(ms, name).toBeLessThan(ENDS_WITHIN_MS)
    expect([200, 400, 413, 429], name).toContain(status)
    const sentence =
      body.error?.description ?? body.message ?? 'It has an answer in place of a sentence'
    expect(sentence, name).toMatch(/^[A-Z].{20,}/)
  }
  // If a hostile query blocked the site, the loop would complete only a few rounds.
  expect(rounds).toBeGreaterThan(10)
})

test('every write to the lake is visible to the next query', async () => {
  const client = lakeClient(site.url + lakePaths.base, tokens[0] ?? '', { perspective: 'raw' })
  for (let round = 0; round < 50; round += 1) {
    await client.createOrReplace({ _id: 'counter', _type: 'counter', round })
    expect(await client.fetch('*[_type == "counter"][0].round')).toBe(round)
  }
  await client.delete({ query: '*[_type == "counter"]' })
  expect(await client.fetch('count(*[_type == "counter"])')).toBe(0)
})

describe('a session with too many queries', () => {
  test('gets its fair share of the threads, and 429 when its queue is full', async () => {
    const leaving = new AbortController()
    const { signal } = leaving
    let ended = 0
    const asked = Array.from({ length: RUNNING + WAITING + 20 }, async () => {
      const answer = await ask(0, ENDLESS, { signal })
      ended += 1
      return answer
    })
    const refused = await Promise.any(
      asked.map(async (each) => {
        const answer = await each
        // The lake may have processed some queries before the last queries arrived.
        if (answer.body.message?.startsWith('This session has ') !== true)
          throw new Error('not refused')
        return answer
      }),
    )
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 2])

    for (let round = 0; round < 5; round += 1) {
      const other = await ask(1, 'count(*[_type == "blog"])')
      expect([other.status, other.body.result]).toEqual([200, DOCUMENTS])
    }
    expect(ended).toBeLessThan(RUNNING + WAITING)
    leaving.abort()
    await Promise.allSettled(asked)
    // The clients have disconnected, so the lake must remove their queries from the queue at once.
    await expect.poll(async () => (await ask(0, '1')).status).toBe(200)
  })
})

test('a listener with a slow filter is closed with a message; it delays neither the commit nor other listeners', async () => {
  const client = lakeClient(site.url + lakePaths.base, tokens[0] ?? '', { perspective: 'raw' })
  const heard: string[] = []
  const events = ['welcome', 'mutation'] as const
  const options = { events: [...events], includeResult: false }
  const good = client.listen('*[_type == "long"]', {}, options)
  const welcomes: string[] = []
  const listening = good.subscribe((event) =>
    event.type === 'welcome' ? welcomes.push('good') : heard.push(event.type),
  )
  const closed = new Promise<unknown>((resolve) => {
    client.listen(HOSTILE_FILTER, {}, options).subscribe({
      next: (event) => event.type === 'welcome' && welcomes.push('hostile'),
      error: resolve,
    })
  })
  await expect.poll(() => welcomes.toSorted()).toEqual(['good', 'hostile'])
  const body = Array.from({ length: 400 }, (_, key) => ({ _type: 'block', _key: `k${key}` }))
  let isClosed = false
  void closed.then(() => (isClosed = true))
  await client.create({ _id: 'long', _type: 'long', body })
  expect(isClosed).toBe(false)
  expect(String(await closed)).toMatch(/Server disconnected client: The filter .* is too slow/)
  expect(heard).toEqual(['mutation'])
  listening.unsubscribe()
})

test('queries with joins, searches and writes over many documents complete, and the site responds meanwhile', async () => {
  const client = lakeClient(site.url + lakePaths.base, tokens[0] ?? '', { perspective: 'raw' })
  await client.mutate(JOINED.map((document) => ({ create: document })))
  const asked = Promise.all([
    ...JOINS.map(async ({ name, query, params = {}, expected }, index) => {
      const { status, body } = await ask(index % SESSIONS, query, { params })
      expect([status, body.result], name).toEqual([200, expected])
    }),
    client.mutate(PATCHES_BY_QUERY),
  ])
  const rounds = await visitUntil(asked, [healthPaths.live, paths.blogs()])
  expect(rounds).toBeGreaterThan(0)
  expect(await client.fetch('count(*[_type == "note" && moved])')).toBe(PATCHES_BY_QUERY.length)
  await client.delete({ query: '*[_type in ["note", "mark", "writer"]]' })
  expect(await client.fetch('count(*[_type in ["note", "mark", "writer"]])')).toBe(0)
})
