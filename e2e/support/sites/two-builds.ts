import { createServer, request as forward, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** Proxy in front of a site that serves the site as two consecutive builds. */
export interface TwoBuilds extends AsyncDisposable {
  readonly origin: string
  /**
   * Switches to another build: all scripts are renamed, and scripts of the previous build return 404.
   * @param missing scripts that the new build lacks
   */
  deploy(missing?: RegExp): void
  /** Requested paths, oldest first. */
  readonly asked: readonly string[]
}

const SCRIPT = /-([\w-]{8})\.js/g
/** Suffix of the renamed scripts. It is longer than a hash, so a new name cannot be equal to an old name. */
const NEXT = 'nextbuild'
const TEXT = /html|javascript/

const read = async (answer: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Renames the scripts in a text. The next build is otherwise identical: its script names lead to the same files. */
const renamed = (text: string) =>
  text
    .replaceAll(SCRIPT, (_name, hash: string) => `-${hash}${NEXT}.js`)
    .replaceAll('1.0.0-', '1.0.0-next-')

const original = (path: string) => path.replace(`${NEXT}.js`, '.js')

/** Starts the proxy for the site at `target`, on its own port. */
export async function serveTwoBuilds(target: string): Promise<TwoBuilds> {
  let isNext = false
  let lacks: RegExp | undefined
  const isGone = (path: string) =>
    isNext && (/^\/assets\/.*-[\w-]{8}\.js$/.test(path) || lacks?.test(path) === true)
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    if (isGone(path)) return void response.writeHead(404).end()
    const { host: _host, 'accept-encoding': _encoding, ...headers } = request.headers
    // Removes the header, because the site would respond 304 for an unchanged page. The proxy, however, has renamed the scripts in the
    // page.
    delete headers['if-none-match']
    if (headers.origin !== undefined) headers.origin = new URL(target).origin
    const { host } = new URL(target)
    const passed = forward(
      new URL(original(path), target),
      { method: request.method, headers: { ...headers, host } },
      (answer) => {
        const isRenamed = isNext && TEXT.test(answer.headers['content-type'] ?? '')
        const give = async () => {
          const body = await read(answer)
          const { 'content-length': _length, ...sent } = answer.headers
          const bytes = isRenamed ? Buffer.from(renamed(body.toString())) : body
          response.writeHead(answer.statusCode ?? 502, sent)
          response.end(bytes)
        }
        give().catch(() => response.destroy())
      },
    )
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The cast is correct: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    asked,
    deploy: (missing) => {
      isNext = true
      lacks = missing
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
