/**
 * Measures the running site with ten thousand posts: `node bench/ten-thousand.ts [posts] [seconds]`. Prints the time of a restart on a
 * filled store, the time of the first sitemap, and memory after load on five routes, without and with the thread of foreign queries. Then
 * prints the size of the lake's store relative to that of its documents, and commits per second of a standalone lake compared with bare
 * SQLite. Commits are measured on the real disk. If `strace` is installed, they are also measured with syncs that take 8 ms longer. The
 * comparison shows how much writers gain by sharing a sync.
 */
import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  documentsOf,
  fill,
  fillThroughSite,
  processorTicks,
  residentMb,
  startToMeasure,
} from './filled-site.ts'
import { requestsPerSecond } from './wrk.ts'
import { freePort, startLake, temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { signInAsStaff } from '#e2e/support/pages/staff-session.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'

const posts = Number(process.argv[2] ?? 10_000)
const seconds = Number(process.argv[3] ?? 12)
const CONNECTIONS = 32

const BARS = {
  readyMs: 3_000,
  sitemapMs: 300,
  rssMb: 350,
  threadMb: 475,
  commits: 0.8,
  store: 2.5,
} as const

const report = (name: string, value: string, holds: boolean) =>
  console.log(`${name.padEnd(34)} ${value}${holds ? '' : '  MISSES ITS BAR'}`)

const documents = documentsOf(posts)
const contentBytes = documents.reduce(
  (sum, document) => sum + Buffer.byteLength(JSON.stringify(document)) + 1,
  0,
)

type Mutation = Readonly<Record<string, unknown>>

const bytesIn = (directory: string) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { name }) => sum + statSync(join(directory, name)).size, 0)

/**
 * Calls `write` repeatedly from several writers at the same time.
 * @returns calls per second
 */
async function rate(writers: number, write: (index: number) => Promise<void>): Promise<number> {
  const until = performance.now() + seconds * 1_000
  let done = 0
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() < until) await write(done++)
    }),
  )
  return done / seconds
}

/** Command prefix that adds 8 ms to every sync of a program, like a slow disk; requires strace. */
const SLOW_DISK = [
  'strace',
  '-D',
  '-f',
  '--seccomp-bpf',
  '-o',
  '/dev/null',
  '-e',
  'trace=fsync,fdatasync',
  '-e',
  'inject=fsync,fdatasync:delay_enter=8000',
] as const

const run = promisify(execFile)

/**
 * Transactions per second of bare SQLite, measured with `bench/bare-writer.ts`. Each transaction writes one row of a post's size and is
 * on disk before the next one starts.
 */
async function bareSqlite(directory: string, under: readonly string[]): Promise<number> {
  const script = join(import.meta.dirname, 'bare-writer.ts')
  const file = join(directory, `bare-${under.length}.sqlite`)
  const command = [...under, process.execPath, script, file, String(seconds)]
  const [program = process.execPath, ...args] = command
  return Number((await run(program, args)).stdout)
}

const postNamed = (id: string): Mutation => ({ create: { ...documents.at(-1), _id: id } })

await using directory = await temporaryDirectory()
await fillThroughSite(directory.path, documents)
const storeRatio = bytesIn(join(directory.path, 'lake')) / contentBytes

const before = performance.now()
const site = await startToMeasure(directory.path)
const readyMs = performance.now() - before
try {
  report(
    'ready',
    `${readyMs.toFixed(0)} ms with ${posts} posts; bar ${BARS.readyMs}`,
    readyMs <= BARS.readyMs,
  )

  const asked = performance.now()
  const sitemap = await (await fetch(site.url + wellKnownPaths.sitemap)).text()
  const sitemapMs = performance.now() - asked
  const listed = sitemap.split('<loc>').length - 1
  if (listed < posts) throw new Error(`the sitemap has ${listed} addresses`)
  report(
    'first sitemap',
    `${sitemapMs.toFixed(0)} ms, ${listed} addresses; bar ${BARS.sitemapMs}`,
    sitemapMs <= BARS.sitemapMs,
  )

  const origin = site.url.replace('localhost', '127.0.0.1')
  const routes = [
    paths.home,
    paths.service('criminal-check'),
    paths.blogs(),
    paths.blog('post-slug-77'),
    apiPaths.blogs(),
  ]
  for (const path of routes) {
    await requestsPerSecond(origin + path, { seconds, connections: CONNECTIONS })
  }
  const rss = residentMb(site.process.pid)
  report(
    'memory after load on five routes',
    `${rss.toFixed(0)} MB; bar ${BARS.rssMb}`,
    rss <= BARS.rssMb,
  )

  const session = await signInAsStaff(site.url)
  // A query of staff starts the thread of foreign queries with its copy of the documents.
  const groq = encodeURIComponent(
    '*[_type == "blog" && body[].children[].text match "audit"][0...20]',
  )
  const answer = await fetch(
    `${origin}${lakePaths.base}/v2025-02-19/data/query/production?query=${groq}`,
    { headers: session.headers },
  )
  if (!answer.ok) throw new Error(`a query was answered with ${answer.status}`)
  await answer.arrayBuffer()
  const withThread = residentMb(site.process.pid)
  report(
    'memory with the query thread',
    `${withThread.toFixed(0)} MB; bar ${BARS.threadMb}`,
    withThread <= BARS.threadMb,
  )

  // Commits through the running site, which updates its mirror and the cached pages of a post with each commit.
  const published = await rate(20, (index) => session.mutate([postNamed(`site-${index}`)]))
  report('twenty writers of the site', `${published.toFixed(0)} commits/s`, true)
  report(
    'store beside its documents',
    `${storeRatio.toFixed(2)} x of ${(contentBytes / 1e6).toFixed(1)} MB; bar ${BARS.store}`,
    storeRatio <= BARS.store,
  )
} finally {
  await site.signal('SIGTERM')
}

const token = 'a-token-for-this-run-alone'

/** Prints the commits per second of a standalone lake with one and with twenty writers, compared with bare SQLite on the same disk. */
async function commits(title: string, under: readonly string[], bar: number) {
  const { path } = await temporaryDirectory()
  const lake = await startLake({ port: await freePort(), directory: path, token, under })
  try {
    const mutate = async (mutations: readonly Mutation[]) => {
      const answer = await fetch(`${lake.url}/v1/data/mutate/production`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ mutations }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`a write was answered with ${answer.status}: ${text}`)
    }
    await fill(documents, mutate)
    const bare = await bareSqlite(path, under)
    const one = await rate(1, (index) => mutate([postNamed(`one-${index}`)]))
    const before = processorTicks(lake.process.pid)
    const twenty = await rate(20, (index) => mutate([postNamed(`twenty-${index}`)]))
    const ticks = processorTicks(lake.process.pid) - before
    const ms = (ticks * 10) / (twenty * seconds)
    console.log(title)
    report('  bare SQLite, synchronous=FULL', `${bare.toFixed(0)} commits/s`, true)
    report(
      '  one writer of a lake alone',
      `${one.toFixed(0)} commits/s, ${(one / bare).toFixed(2)} x`,
      true,
    )
    report(
      '  twenty writers of a lake alone',
      `${twenty.toFixed(0)} commits/s, ${(twenty / bare).toFixed(2)} x; bar ${bar}; ${ms.toFixed(2)} ms of processor each`,
      twenty >= bar * bare,
    )
  } finally {
    await lake.signal('SIGTERM')
    await rm(path, { recursive: true, force: true })
  }
}

await commits('the disk as it is', [], BARS.commits)
if (await run('strace', ['--version']).catch(() => undefined)) {
  await commits('the same with syncs of 8 ms more (strace)', SLOW_DISK, BARS.commits)
} else console.log('no strace: nothing is said of a disk with slow syncs')
