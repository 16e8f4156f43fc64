/**
 * Measures staff lists with ten thousand posts, some of them with drafts: `node bench/staff-list.ts [posts]`. Sends requests over the
 * loopback one after the other. Prints the time until the response is complete, and the server's CPU time per call. Compares requests per
 * second with a raw node:http server that sends exactly the same bytes, prepared.
 */
import { makeChoices, makePosts } from './posts.ts'
import { processorMs } from './filled-site.ts'
import { startRaw } from './raw-server.ts'
import { requestsPerSecond } from './wrk.ts'
import { freePort, startSite, temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { signInAsStaff } from '#e2e/support/pages/staff-session.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const posts = Number(process.argv[2] ?? 10_000)
const BATCH = 500
const CALLS = 200
const P95_BAR_MS = 50
const LOAD = { seconds: 3, connections: 8 } as const

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

await using directory = await temporaryDirectory()
const site = await startSite({
  port: await freePort(),
  directory: directory.path,
  environment: { RATE_LIMIT: 'off', SEED: 'none' },
})
const origin = site.url
try {
  const session = await signInAsStaff(origin)
  const published = makePosts(posts)
  const drafts = published
    .filter((_, index) => index % 10 === 0)
    .map((post) => ({ ...post, _id: `drafts.${post._id}` }))
  const documents = [...makeChoices(), ...published, ...drafts]
  for (let start = 0; start < documents.length; start += BATCH) {
    await session.mutate(
      documents.slice(start, start + BATCH).map((createOrReplace) => ({ createOrReplace })),
    )
  }
  const headers = { authorization: `Bearer ${session.token}` }
  const read = async (path: string) => {
    const answer = await fetch(origin + path, { headers })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return text
  }
  const limit = 20
  const { count } = JSON.parse(await read(apiPaths.blogs({ limit })))
  const lists = {
    'page 1': apiPaths.blogs({ limit }),
    'page 1 of 100': apiPaths.blogs({ limit: 100 }),
    'last page': apiPaths.blogs({ limit, page: Math.ceil(posts / limit) }),
    'a frequent word': apiPaths.blogs({ limit, search: 'audits' }),
    'a rare word': apiPaths.blogs({ limit, search: 'post-slug-4321' }),
    'a word that is nowhere': apiPaths.blogs({ limit, search: 'xylograph' }),
    'one status': apiPaths.blogs({ limit, status: 'in_review' }),
    'two statuses': apiPaths.blogs({ limit, status: 'draft,scheduled' }),
    'a category': apiPaths.blogs({ limit, category: 'category-7' }),
    'an author': apiPaths.blogs({ limit, author: 'author-7' }),
    'a category and a status': apiPaths.blogs({ limit, category: 'category-7', status: 'draft' }),
    ...Object.fromEntries(
      ['updated_at', '-updated_at', 'published_at', '-published_at', 'title', '-title'].map(
        (sort) => [`sorted by ${sort}`, apiPaths.blogs({ limit, sort })],
      ),
    ),
    'sorted, last page': apiPaths.blogs({ limit, sort: 'title', page: Math.ceil(posts / limit) }),
    overview: staffApiPaths.overview,
  }
  console.log(`${count} posts; milliseconds of ${CALLS} calls each`)
  for (const [name, path] of Object.entries(lists)) {
    for (let call = 0; call < 20; call += 1) await read(path)
    const taken: number[] = []
    const before = processorMs(site.process.pid)
    for (let call = 0; call < CALLS; call += 1) {
      const started = performance.now()
      await read(path)
      taken.push(performance.now() - started)
    }
    const sorted = taken.toSorted((a, b) => a - b)
    const p95 = at(sorted, 0.95)
    const own = (processorMs(site.process.pid) - before) / CALLS
    console.log(
      `${name.padEnd(26)} p50 ${at(sorted, 0.5).toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}  processor ${own.toFixed(1).padStart(5)}${p95 < P95_BAR_MS ? '' : `  MISSES ${P95_BAR_MS}`}`,
    )
  }
  for (const path of [lists['page 1'], lists['a frequent word']]) {
    const raw = await startRaw(origin + path, headers)
    const yardstick = await requestsPerSecond(raw.url, LOAD)
    const own = await requestsPerSecond(origin + path, { ...LOAD, headers })
    raw.stop()
    console.log(
      `${path.padEnd(40)} ${own.toFixed(0)}/s, ${(own / yardstick).toFixed(3)} x a prepared buffer (${yardstick.toFixed(0)}/s)`,
    )
  }
} finally {
  await site.signal('SIGTERM')
}
