/**
 * What the running product does a second, as ratios against yardsticks in the same run: a raw node:http server that sends the
 * very bytes of the answer (prepared, brotli): requests a second, and processor time a request, which other work on the machine
 * changes least.
 */
import { processorTicks, residentMb } from './filled-site.ts'
import { startRaw } from './raw-server.ts'
import { requestsPerSecond } from './wrk.ts'
import { freePort, startSite, temporaryDirectory } from '#e2e/support/processes.ts'
import { apiPaths, paths } from '#shared/paths.ts'

const ROUNDS = 3
const LOAD = { seconds: 3, connections: 32 } as const

const BARS = { rate: 0.9, processor: 1.2 } as const

/** Requests a second of a server, and what one takes of the processor, in ticks. */
async function measure(url: string, pid: number | undefined) {
  const before = processorTicks(pid)
  const rate = await requestsPerSecond(url, LOAD)
  return { rate, ticks: (processorTicks(pid) - before) / (rate * LOAD.seconds) }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

await using directory = await temporaryDirectory()
const site = await startSite({
  port: await freePort(),
  directory: directory.path,
  environment: { RATE_LIMIT: 'off' },
})
const origin = site.url.replace('localhost', '127.0.0.1')
try {
  for (const path of [
    paths.home,
    paths.service('criminal-check'),
    paths.blogs(),
    paths.cmsBlogs(),
    apiPaths.blogs(),
  ]) {
    const raw = await startRaw(origin + path)
    const ratios: number[] = []
    const processor: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const yardstick = await measure(raw.url, raw.pid)
      const own = await measure(origin + path, site.process.pid)
      ratios.push(own.rate / yardstick.rate)
      processor.push(own.ticks / yardstick.ticks)
    }
    raw.stop()
    const [rate, time] = [median(ratios), median(processor)]
    const misses = rate < BARS.rate || time > BARS.processor ? '  MISSES 0.9 and 1.2' : ''
    const memory = residentMb(site.process.pid).toFixed(0)
    console.log(
      `${path.padEnd(20)} ${rate.toFixed(2)} x raw node:http a second, ${time.toFixed(2)} x its processor time a request, ${memory} MB${misses}`,
    )
  }
} finally {
  await site.signal('SIGTERM')
}
