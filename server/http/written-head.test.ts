import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHead } from './written-head.ts'

const HEADERS = ['content-type', 'text/plain', 'etag', '"a"', 'content-length', '4']
const LATER = new Date('2031-05-04T03:02:01.999Z')
const LATER_DATE = 'Date: Sun, 04 May 2031 03:02:01 GMT'

/** Node's own clock for dates goes on, so that a head with a date of this one was not put together by Node. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: LATER }))
afterEach(() => void vi.useRealTimers())

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    answer(request, response)
    response.end(request.url === '/same' ? '' : 'body')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    /** Sends what is told over one connection, and gives all that comes back until it closes. */
    async send(...requests: readonly string[]) {
      const socket = connect({ port: port ?? 0, host: '127.0.0.1' })
      socket.write(requests.join(''))
      return text(socket)
    },
    [Symbol.asyncDispose]: async () => {
      await once(server.close(), 'close')
    },
  }
}

const asking = (line: string, connection = 'keep-alive') =>
  `${line}\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`
const OPEN = asking('GET / HTTP/1.1')
const LAST = asking('GET / HTTP/1.1', 'close')

/** The answers in turn, each with its date written as `now` or `later`. */
const answersIn = (received: string) =>
  received
    .replaceAll(LATER_DATE, 'Date: later')
    .replaceAll(/Date: .* GMT/g, 'Date: now')
    .split(/(?=HTTP\/1\.1 )/)

const whole = (date: string, connection = 'keep-alive\r\nKeep-Alive: timeout=65') =>
  `HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\netag: "a"\r\ncontent-length: 4\r\nDate: ${date}\r\nConnection: ${connection}\r\n\r\n`

test('later answers have the head that Node wrote, with the date of their moment', async () => {
  const head = createHead(200, HEADERS)
  await using server = await serve((_request, response) => head(response))
  expect(answersIn(await server.send(OPEN, OPEN, OPEN, LAST))).toEqual([
    `${whole('now')}body`,
    `${whole('later')}body`,
    `${whole('later')}body`,
    `${whole('now', 'close')}body`,
  ])
})

test('the date goes on', async () => {
  const head = createHead(200, HEADERS)
  await using server = await serve((_request, response) => {
    head(response)
    vi.setSystemTime(Date.now() + 1000)
  })
  const received = await server.send(OPEN, OPEN, OPEN, LAST)
  expect(received.match(/(?<=Date: ).*2031.*/g)).toEqual([
    'Sun, 04 May 2031 03:02:02 GMT',
    'Sun, 04 May 2031 03:02:03 GMT',
  ])
})

test('where a connection closes, the answer says so, and its head is not kept for others', async () => {
  const head = createHead(200, HEADERS)
  await using server = await serve((_request, response) => head(response))
  expect(answersIn(await server.send(LAST))).toEqual([`${whole('now', 'close')}body`])
  expect(answersIn(await server.send(OPEN, LAST))[0]).toBe(`${whole('now')}body`)
  expect(answersIn(await server.send('GET / HTTP/1.0\r\n\r\n'))).toEqual([
    `${whole('now', 'close')}body`,
  ])
})

test('the last header has another value in each answer', async () => {
  const head = createHead(200, HEADERS, 'x-request-id')
  let asked = 0
  await using server = await serve((_request, response) => head(response, `number-${asked++}`))
  const answers = answersIn(await server.send(OPEN, OPEN, OPEN, LAST))
  expect(answers.map((answer) => answer.match(/x-request-id: .*/g))).toEqual(
    [0, 1, 2, 3].map((number) => [`x-request-id: number-${number}`]),
  )
  expect(answers[1]).toBe(`${whole('later').replace('Date', 'x-request-id: number-1\r\nDate')}body`)
})

test('HEAD has the same head and no body, and who has the page gets an answer without one', async () => {
  const head = createHead(200, HEADERS)
  const same = createHead(304, HEADERS.slice(0, 4))
  await using server = await serve((request, response) =>
    (request.url === '/same' ? same : head)(response),
  )
  const ask = asking('HEAD / HTTP/1.1')
  expect(answersIn(await server.send(ask, OPEN, ask, LAST)).slice(0, 3)).toEqual([
    whole('now'),
    `${whole('later')}body`,
    whole('later'),
  ])
  const unchanged = asking('GET /same HTTP/1.1')
  const [first, second] = answersIn(await server.send(unchanged, unchanged, LAST))
  expect(first).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n(?!.*content-length).*\r\n\r\n$/s)
  expect(second).toBe(first?.replace('Date: now', 'Date: later'))
})

test('the status of an answer is known to whoever listens for its end', async () => {
  const head = createHead(404, HEADERS)
  const seen: number[] = []
  await using server = await serve((_request, response) => {
    response.on('finish', () => seen.push(response.statusCode))
    head(response)
  })
  expect(answersIn(await server.send(OPEN, OPEN, LAST))[1]).toMatch(/^HTTP\/1\.1 404 Not Found/)
  expect(seen).toEqual([404, 404, 404])
})

test('a response that does not show its head gets its headers each time, as over HTTP/2', () => {
  const head = createHead(200, ['etag', '"a"'], 'x-request-id')
  const written: unknown[] = []
  const response = {
    writeHead: (status: number, headers: readonly string[]) => written.push([status, headers]),
  }
  head(response, 'one')
  head(response, 'two')
  expect(written).toEqual([
    [200, ['etag', '"a"', 'x-request-id', 'one']],
    [200, ['etag', '"a"', 'x-request-id', 'two']],
  ])
})
