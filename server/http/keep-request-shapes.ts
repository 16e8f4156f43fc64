import { executionAsyncResource } from 'node:async_hooks'
import { createServer } from 'node:http'
import { duplexPair } from 'node:stream'

/** One of each kind of object that Node makes for a request. Only to be there, never used. */
const kept: unknown[] = []

/** V8 settles how large the objects of a kind are once it has seen seven of them. */
const REQUESTS = 16

/**
 * Keeps the layouts of the objects that Node makes for each request. V8 forgets a layout of which no object is left, and a server
 * that rests between its first requests takes up to a half longer for each one after them, for as long as it runs (decision 047). To be
 * called before anything else.
 */
export function keepRequestShapes(): void {
  process.nextTick(() => kept.push(executionAsyncResource()))
  const server = createServer((request, response) => {
    kept.splice(1, Infinity, request, response)
    response.writeHead(200, ['content-type', 'text/plain', 'content-length', '2'])
    response.end('ok')
  })
  // A pair of streams stands for the socket, so that no port is opened.
  const [client, socket] = duplexPair()
  server.emit('connection', socket)
  client.resume()
  for (let asked = 1; asked <= REQUESTS; asked++) {
    const connection = asked === REQUESTS ? 'close' : 'keep-alive'
    client.write(`GET / HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`)
  }
}
