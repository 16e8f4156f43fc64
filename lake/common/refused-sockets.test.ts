import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import {
  logRefusedSockets,
  refuseUpgrade,
  WRONG_ORIGIN,
  type SocketRefusal,
} from './refused-sockets.ts'

const refusal = (values: Partial<SocketRefusal> = {}): SocketRefusal => ({
  status: 403,
  reason: 'origin',
  message: WRONG_ORIGIN,
  path: '/api/events/',
  origin: 'https://evil.example',
  ...values,
})

it('a refused WebSocket handshake gets the reason in the body of the response', async () => {
  const socket = new PassThrough()
  refuseUpgrade(socket, { status: 429, message: 'Wait a moment.', retryAfter: 7 })
  const [head = '', body] = (await text(socket)).split('\r\n\r\n')
  expect(head).toContain('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 7\r\n')
  expect(head).toContain('Content-Length: 15')
  expect(body).toBe('Wait a moment.\n')
})

it('the log contains the first refused handshake of each reason, then at most one entry a minute with the number of further refusals', () => {
  const clock = { now: 0 }
  const logged: object[] = []
  const log = {
    warn: (category: string, message: string, data: unknown) =>
      logged.push({ category, message, data }),
  }
  const refused = logRefusedSockets(log, ['https://www.example.com'], () => clock.now)
  for (let attempt = 0; attempt < 10_000; attempt += 1) {
    refused(refusal({ origin: `https://${attempt}.${'x'.repeat(5_000)}`, path: `/${attempt}` }))
  }
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatchObject({
    category: 'security',
    message: expect.stringContaining('A WebSocket was refused with 403. Set ORIGIN'),
    data: { reason: 'origin', path: '/0', expected: ['https://www.example.com'] },
  })
  expect(JSON.stringify(logged[0]).length).toBeLessThan(800)
  refused(refusal({ status: 404, reason: 'unknown-path' }))
  expect(logged).toHaveLength(2)
  clock.now = 60_000
  refused(refusal())
  expect(logged.at(-1)).toMatchObject({ data: { refusedSinceLastEntry: 9_999 } })
})
