/**
 * What the running product does a second, as ratios against yardsticks in the same run: a raw node:http server that sends the
 * very bytes of the answer (prepared, brotli), and itself.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { requestsPerSecond } from './wrk.ts'
import { freePort, startSite, temporaryDirectory } from '#e2e/support/processes.ts'
import { apiPaths, paths } from '#shared/paths.ts'

const ROUNDS = 3
const LOAD = { seconds: 3, connections: 32 } as const

/** A server in a process of its own that answers everything with the bytes it reads from its standard input. */
const RAW_SERVER = `
import { createServer } from 'node:http'
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const body = Buffer.concat(chunks)
const headers = { 'content-type': process.argv[1], 'content-encoding': 'br', 'content-length': String(body.length), vary: 'Accept-Encoding' }
const server = createServer((request, response) => { response.writeHead(200, headers); response.end(body) })
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

async function startRaw(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const type = answer.headers.get('content-type') ?? ''
  const { brotliCompressSync } = await import('node:zlib')
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()))
  const child = spawn(process.execPath, ['--input-type=module', '-e', RAW_SERVER, type], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  const [line] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${Number(String(line))}/`, stop: () => child.kill('SIGKILL') }
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
