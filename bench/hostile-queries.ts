/**
 * Measures response times of the site while four signed-in sessions send the queries of `e2e/support/content/hostile-queries.ts`, one after
 * the other: `node bench/hostile-queries.ts [posts] [seconds]`. Prints the times of a cached page, `/healthz` and a public query at rest
 * and under load. A raw node:http server gets the same requests at the same time for comparison. Also prints the longest time of each
 * hostile query, and the memory of the process with and without the threads of foreign queries.
 */
import { setTimeout } from 'node:timers/promises'
import { documentsOf, fillThroughSite, residentMb, startToMeasure } from './filled-site.ts'
import { startRaw } from './raw-server.ts'
import { HOSTILE_QUERIES } from '#e2e/support/content/hostile-queries.ts'
import { temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { signInAsStaff, type StaffSession } from '#e2e/support/pages/staff-session.ts'
import { PUBLIC_QUERY_VERSIONS } from '#shared/content/public-query-names.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { healthPaths, paths } from '#shared/paths/paths.ts'

const posts = Number(process.argv[2] ?? 10_000)
const seconds = Number(process.argv[3] ?? 60)
const SESSIONS = 4
/** Pause between two requests of one address, in milliseconds. */
const PAUSE_MS = 20
const BARS = { live: 50, page: 50, query: 200, hostile: 6_000, rest: 300, threads: 450 } as const

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const verdict = (value: number, bar: number) => (value < bar ? '' : `  MISSES ${bar}`)

await using directory = await temporaryDirectory()
await fillThroughSite(directory.path, documentsOf(posts))
const site = await startToMeasure(directory.path)
const origin = site.url
const raw = await startRaw(origin + healthPaths.live)

const addresses = {
  'raw node:http': () => raw.url,
  [healthPaths.live]: () => origin + healthPaths.live,
  [paths.home]: () => origin + paths.home,
  [paths.blogs()]: () => origin + paths.blogs(),
  'a query by name': (round: number) =>
    origin +
    lakePaths.publicQuery('blogList', PUBLIC_QUERY_VERSIONS.blogList, {
      page: 1 + (round % Math.ceil(posts / 12)),
    }),
}
const bars: Readonly<Record<string, number>> = {
  [healthPaths.live]: BARS.live,
  [paths.home]: BARS.page,
  [paths.blogs()]: BARS.page,
  'a query by name': BARS.query,
}

/** Requests each address repeatedly until `end` settles, and prints the response times. */
async function probe(title: string, end: Promise<unknown>) {
  let going = true
  void end.finally(() => {
    going = false
  })
  let peak = 0
  const measured = Object.entries(addresses).map(async ([name, address]) => {
    const taken: number[] = []
    for (let round = 0; going; round += 1) {
      const started = performance.now()
      const answer = await fetch(address(round))
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`)
      taken.push(performance.now() - started)
      peak = Math.max(peak, residentMb(site.process.pid))
      await setTimeout(PAUSE_MS)
    }
    return [name, taken.toSorted((a, b) => a - b)] as const
  })
  console.log(title)
  for (const [name, sorted] of await Promise.all(measured)) {
    const p99 = at(sorted, 0.99)
    const bar = bars[name] ?? Number.POSITIVE_INFINITY
    console.log(
      `  ${name.padEnd(18)} p50 ${at(sorted, 0.5).toFixed(1).padStart(6)}  p99 ${p99.toFixed(1).padStart(6)}  most ${at(sorted, 1).toFixed(1).padStart(7)}  of ${sorted.length}${verdict(p99, bar)}`,
    )
  }
  return peak
}

const longest = new Map<string, { readonly ms: number; readonly outcome: string }>()

/** Sends the hostile queries, starting with a different one for each session. */
async function attack({ token }: StaffSession, first: number, end: number) {
  for (let index = first; Date.now() < end; index += 1) {
    const hostile = HOSTILE_QUERIES[index % HOSTILE_QUERIES.length]
    if (hostile === undefined) return
    const { name, query, params = {} } = hostile
    const started = performance.now()
    const answer = await fetch(
      `${origin}${lakePaths.base}/v2025-02-19/data/query/production?perspective=raw`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query, params }),
      },
    )
    const text = await answer.text()
    const ms = performance.now() - started
    const { error, message } = answer.status === 200 ? {} : JSON.parse(text)
    const words = error?.description ?? message ?? `${(text.length / 1e6).toFixed(1)} MB`
    const outcome = `${answer.status} ${String(words).slice(0, 70)}`
    if (ms > (longest.get(name)?.ms ?? 0)) longest.set(name, { ms, outcome })
  }
}

try {
  const sessions: StaffSession[] = []
  while (sessions.length < SESSIONS) sessions.push(await signInAsStaff(origin))
  const rest = await probe(
    `${posts} posts, at rest; milliseconds`,
    setTimeout((seconds * 1_000) / 2),
  )
  const end = Date.now() + seconds * 1_000
  const attacks = sessions.map((session, index) => attack(session, index * 2, end))
  const busy = await probe(`${SESSIONS} hostile sessions; milliseconds`, Promise.all(attacks))
  console.log('the longest of each hostile query; milliseconds')
  for (const [name, { ms, outcome }] of longest) {
    console.log(
      `  ${name.padEnd(26)} ${ms.toFixed(0).padStart(5)}  ${outcome}${verdict(ms, BARS.hostile)}`,
    )
  }
  console.log(
    `memory, MB: ${rest.toFixed(0)} without threads${verdict(rest, BARS.rest)}, at most ${busy.toFixed(0)} with them${verdict(busy, BARS.threads)}, ${residentMb(site.process.pid).toFixed(0)} after it`,
  )
} finally {
  raw.stop()
  await site.signal('SIGTERM')
}
