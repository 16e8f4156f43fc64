import { afterEach, expect, test, vi } from 'vitest'
import { clientLog, log, logCall } from './client-log.ts'
import { logLater, logStorageFailure } from './log-later.ts'

afterEach(() => clientLog.clear())

const messages = () => clientLog.entries().map(({ message }) => message)

test('the log of a tab contains the latest thousand entries, newest first, until it is cleared', () => {
  for (let index = 0; index < 1_005; index += 1) {
    log({ level: 'debug', category: 'cache', message: `entry ${index}` })
  }
  expect(messages()).toHaveLength(1_000)
  expect([messages()[0], messages().at(-1)]).toEqual(['entry 1004', 'entry 5'])
  const listener = vi.fn<() => void>()
  const stop = clientLog.subscribe(listener)
  clientLog.clear()
  expect([messages(), listener.mock.calls.length]).toEqual([[], 1])
  stop()
})

test.each([
  [200, 'info', 'api', 'GET /api/blogs/ 200'],
  [404, 'warn', 'api', 'GET /api/blogs/ 404'],
  [401, 'warn', 'security', 'GET /api/blogs/ 401'],
  [503, 'error', 'api', 'GET /api/blogs/ 503'],
  [0, 'error', 'api', 'GET /api/blogs/ no answer'],
])(
  'a call with status %i adds an entry of the level %s in the category %s to the log of the tab, without its query',
  (status, level, category, message) => {
    logCall({
      method: 'GET',
      path: '/api/blogs/?search=jane#token',
      status,
      duration: 12.6,
      requestId: 'r-1',
    })
    expect(clientLog.entries()).toEqual([
      {
        timestamp: expect.any(String),
        level,
        category,
        message,
        data: { duration: 13 },
        requestId: 'r-1',
      },
    ])
  },
)

test('logStorageFailure adds an entry with the error message, without personal data, to the log of the tab', async () => {
  logStorageFailure('theme', new DOMException('denied for jane@example.com', 'SecurityError'))
  await expect
    .poll(() => clientLog.entries())
    .toMatchObject([
      {
        level: 'warn',
        category: 'cache',
        message: 'Storage failed: theme. SecurityError: denied for [address]',
      },
    ])
})

test('logLater adds an entry without an error unchanged to the log of the tab', async () => {
  logLater({ level: 'info', category: 'webhook', message: 'Heard' })
  await expect.poll(messages).toEqual(['Heard'])
})
