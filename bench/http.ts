/**
 * What the running product does a second, as ratios against yardsticks in the same run: a raw node:http server that sends the
 * very bytes of the answer (prepared, brotli), and itself.
 */
import { startRaw } from './raw-server.ts'
import { requestsPerSecond } from './wrk.ts'
import { freePort, startSite, temporaryDirectory } from '#e2e/support/processes.ts'
import { apiPaths, paths } from '#shared/paths.ts'

const ROUNDS = 3
const LOAD = { seconds: 3, connections: 32 } as const

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
  for (const path of [paths.home, paths.blogs(), paths.cmsBlogs(), apiPaths.blogs()]) {
    const raw = await startRaw(origin + path)
    const ratios: number[] = []
    const rates: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const yardstick = await requestsPerSecond(raw.url, LOAD)
      const own = await requestsPerSecond(origin + path, LOAD)
      ratios.push(own / yardstick)
      rates.push(own)
    }
    raw.stop()
    console.log(
      `${path.padEnd(20)} ${median(rates).toFixed(0).padStart(7)}/s  ${median(ratios).toFixed(2)} x raw node:http with a prepared brotli buffer`,
    )
  }
} finally {
  await site.signal('SIGTERM')
}
