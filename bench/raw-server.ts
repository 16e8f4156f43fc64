import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { brotliCompressSync } from 'node:zlib'

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

/** Starts a raw node:http server that answers everything with the very answer of `url`, prepared. */
export async function startRaw(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br', ...headers } })
  const type = answer.headers.get('content-type') ?? ''
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()))
  const child = spawn(process.execPath, ['--input-type=module', '-e', RAW_SERVER, type], {
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
