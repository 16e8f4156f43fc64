import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * Source of a server program for a separate process. The program responds to every request with the given head and the bytes from its
 * standard input.
 */
const RAW_SERVER = `
import { createServer } from 'node:http'
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const body = Buffer.concat(chunks)
const headers = [...JSON.parse(process.argv[1]), 'content-length', String(body.length)]
const server = createServer((request, response) => { response.writeHead(200, headers); response.end(body) })
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

/** Headers that are not copied, because Node adds them itself. */
const NOT_COPIED = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** The only headers that a browser needs to read a response. */
const FEWEST = new Set(['content-type', 'content-encoding', 'vary'])

/** Fetches a response without decompressing its body. */
async function packedAnswer(url: string, headers: Readonly<Record<string, string>>) {
  const asked = get(url, { headers: { 'accept-encoding': 'br', ...headers } })
  // Node emits `response` with the response as the only argument.
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const head = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
  return { head, body: await buffer(answer) }
}

/**
 * Starts a raw node:http server that answers every request with a prepared copy of the response of `url`.
 * @param headers headers of the request for `url`
 * @param heads headers that the raw server sends: all headers of the response, or only those of {@link FEWEST}
 */
export async function startRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  heads: 'all' | 'fewest' = 'fewest',
) {
  const { head: all, body } = await packedAnswer(url, headers)
  const own = all.filter(([name]) => (heads === 'all' ? !NOT_COPIED.has(name) : FEWEST.has(name)))
  const head = JSON.stringify(own.flat())
  const child = spawn(process.execPath, ['--input-type=module', '-e', RAW_SERVER, head], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  const [line] = await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${Number(String(line))}/`,
    pid: child.pid,
    stop: () => child.kill('SIGKILL'),
  }
}
