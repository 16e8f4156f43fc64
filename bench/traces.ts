/**
 * Measures the cost of traces: `node bench/traces.ts [seconds] [rounds]`. Two sites with the demonstration content run at the same time:
 * one without a collector (the baseline), and one that records everything and sends the spans to a collector in this process. The script
 * measures them in turn, because the speed of a machine varies. It prints the rate and the CPU time per request relative to the baseline
 * of the same run.
 */
import { createServer } from 'node:http'
import { residentMb, processorMs } from './filled-site.ts'
import { requestsPerSecond } from './wrk.ts'
import { freePort, startSite, temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { apiPaths, healthPaths, paths } from '#shared/paths/paths.ts'

const seconds = Number(process.argv[2] ?? 3)
const rounds = Number(process.argv[3] ?? 5)
const CONNECTIONS = 2

/** Maximum CPU time per request, as a multiple of the baseline. */
const BAR = 1.1

const targets = [
  ['page from the cache', paths.home],
  ['REST list from the cache', apiPaths.blogs()],
  ['readiness', healthPaths.ready],
  ['page that is rendered', paths.search({ text: 'background' })],
] as const

let received = 0
const collector = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => {
    received += chunk.length
  })
  request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
await new Promise<void>((resolve) => {
  collector.listen(0, '127.0.0.1', resolve)
})
const address = collector.address()
const collectorPort = typeof address === 'object' ? address?.port : undefined

const start = async (directory: string, environment: Record<string, string>) =>
  startSite({
    port: await freePort(),
    directory,
    environment: { RATE_LIMIT: 'off', SEED: 'demo', ...environment },
  })

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

await using withoutDirectory = await temporaryDirectory()
await using withDirectory = await temporaryDirectory()
const without = await start(withoutDirectory.path, {})
const traced = await start(withDirectory.path, {
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
})

async function measure(site: typeof without, path: string) {
  const before = processorMs(site.process.pid)
  const rate = await requestsPerSecond(site.url.replace('localhost', '127.0.0.1') + path, {
    seconds,
    connections: CONNECTIONS,
  })
  return { rate, cpu: (processorMs(site.process.pid) - before) / (rate * seconds) }
}

try {
  for (const [name, path] of targets) {
    await measure(without, path)
    await measure(traced, path)
    const cost: number[] = []
    const speed: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const base = await measure(without, path)
      const full = await measure(traced, path)
      cost.push(full.cpu / base.cpu)
      speed.push(full.rate / base.rate)
    }
    const ratio = median(cost)
    console.log(
      `${name.padEnd(26)} CPU time per request ${ratio.toFixed(2)} of the baseline (${cost.map((each) => each.toFixed(2)).join(' ')}), rate ${median(speed).toFixed(2)}${ratio <= BAR ? '' : '  MISSES ITS BAR'}`,
    )
  }
  const [off, on] = [residentMb(without.process.pid), residentMb(traced.process.pid)]
  console.log(
    `memory ${off.toFixed(0)} MB without, ${on.toFixed(0)} MB with; ${received} bytes of spans`,
  )
} finally {
  await without.signal('SIGTERM')
  await traced.signal('SIGTERM')
  collector.close()
}
