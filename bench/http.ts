/**
 * Measures the running product for visitors and prints one table: `node bench/http.ts [seconds]`. For each of five addresses: requests
 * per second and CPU time per request. In the same run a raw node:http server sends the same response (prepared, brotli) with all its
 * headers, and a second raw server sends it with three headers only. Then the site gets 500 requests per second for the given seconds
 * (default 60); before that, the raw server gets this load for a quarter of the time. The memory of the process is printed before and
 * after the load. The last table is that of `bench/list-render.ts`: lists rendered on demand, compared with React's `renderToString` of
 * the same trees.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMb, processorTicks, startToMeasure } from './filled-site.ts'
import { startRaw } from './raw-server.ts'
import { askSteadily, type SteadyLoad } from './support/steady-load.ts'
import { requestsPerSecond } from './wrk.ts'
import { temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

const seconds = Number(process.argv[2] ?? 60)
/**
 * Number of rounds in which the servers are measured in turn. Many short rounds, because servers and client share two cores whose speed
 * changes from second to second.
 */
const ROUNDS = 9
const LOAD = { seconds: 1, connections: 32 } as const
const STEADY = { perSecond: 500, seconds } as const

/** Time in milliseconds after which the site has compressed a repeatedly requested page again at a higher quality. */
const PACKING = 1_500

const BARS = { rate: 0.75, processor: 1.5, p99: 50, growthMb: 10 } as const

/** Requests per second of a server, and the CPU time per request in ticks. */
async function measure(url: string, pid: number | undefined) {
  const before = processorTicks(pid)
  const rate = await requestsPerSecond(url, LOAD)
  return { rate, ticks: (processorTicks(pid) - before) / (rate * LOAD.seconds) }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const isFine = ({ statuses }: SteadyLoad) =>
  [...statuses.keys()].every((status) => status === 304 || (status >= 200 && status < 300))

const answersOf = ({ statuses }: SteadyLoad) =>
  [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')

await using directory = await temporaryDirectory()
const site = await startToMeasure(directory.path, 'demo')
const origin = site.url.replace('localhost', '127.0.0.1')
const memory = () => residentMb(site.process.pid)
const row = (...cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell)).join('  '))

try {
  row(
    'x raw node:http',
    'rate',
    'processor',
    '| three headers: rate',
    'processor',
    '| 500/s: p99, ms; raw',
    'answers',
    '| memory, MB',
  )
  for (const path of [
    paths.home,
    paths.service('criminal-check'),
    paths.blogs(),
    paths.cmsBlogs(),
    apiPaths.blogs(),
  ]) {
    for (let asked = 0; asked < 2; asked++) await (await fetch(origin + path)).arrayBuffer()
    await sleep(PACKING)
    const raw = await startRaw(origin + path, {}, 'all')
    const bare = await startRaw(origin + path)
    const rates: number[] = []
    const ticks: number[] = []
    const bareRates: number[] = []
    const bareTicks: number[] = []
    // Warms up the servers and their code.
    for (const url of [raw.url, origin + path, bare.url]) await requestsPerSecond(url, LOAD)
    for (let round = 0; round < ROUNDS; round++) {
      const yardstick = await measure(raw.url, raw.pid)
      const own = await measure(origin + path, site.process.pid)
      const barest = await measure(bare.url, bare.pid)
      rates.push(own.rate / yardstick.rate)
      ticks.push(own.ticks / yardstick.ticks)
      bareRates.push(own.rate / barest.rate)
      bareTicks.push(own.ticks / barest.ticks)
    }
    bare.stop()
    const yardstick = await askSteadily(raw.url, { ...STEADY, seconds: seconds / 4 })
    const before = memory()
    const steady = await askSteadily(origin + path, STEADY)
    const after = memory()
    raw.stop()
    const [rate, processor] = [median(rates), median(ticks)]
    const misses = [
      ...(rate < BARS.rate ? [`rate ${BARS.rate}`] : []),
      ...(processor > BARS.processor ? [`processor ${BARS.processor}`] : []),
      ...(steady.p99 >= BARS.p99 ? [`p99 ${BARS.p99} ms`] : []),
      ...(isFine(steady) ? [] : ['answers 2xx and 304']),
      ...(after - before > BARS.growthMb ? [`growth ${BARS.growthMb} MB`] : []),
    ]
    row(
      path,
      rate.toFixed(2),
      `${processor.toFixed(2)}     `,
      `| ${median(bareRates).toFixed(2)}               `,
      `${median(bareTicks).toFixed(2)}     `,
      `| ${steady.p99.toFixed(1).padStart(6)}; ${yardstick.p99.toFixed(1).padStart(5)}       `,
      answersOf(steady),
      `| ${before.toFixed(0)} to ${after.toFixed(0)}`,
      misses.length === 0 ? '' : `MISSES ${misses.join(', ')}`,
    )
  }
} finally {
  await site.signal('SIGTERM')
}

const lists = spawn(process.execPath, ['bench/list-render.ts'], { stdio: 'inherit' })
await once(lists, 'exit')
