import { expect, it } from 'vitest'
import type { LogEntry } from './logging.ts'
import { createLogger } from './logging.ts'

const setUp = (level: 'debug' | 'info' | 'silent' = 'debug') => {
  const lines: unknown[] = []
  const entries: LogEntry[] = []
  const log = createLogger({
    level,
    destination: { write: (line) => lines.push(JSON.parse(line)) },
    sinks: [(entry) => entries.push(entry)],
  })
  return { log, lines, entries }
}

it('the log writes one line per entry with the entry’s fields', () => {
  const { log, lines, entries } = setUp()
  log.warn('security', 'A status was overridden', { status: 'draft' }, 'r-1')
  expect(lines).toEqual([
    {
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'warn',
      category: 'security',
      message: 'A status was overridden',
      data: { status: 'draft' },
      requestId: 'r-1',
    },
  ])
  expect(entries).toEqual(lines)
})

it('the log omits entries below its level', () => {
  const { log, lines, entries } = setUp('info')
  log.debug('api', 'quiet')
  log.info('api', 'heard')
  expect(lines).toHaveLength(1)
  expect(entries).toHaveLength(1)
  const silent = setUp('silent')
  silent.log.error('api', 'only for the ring')
  expect(silent.lines).toEqual([])
  expect(silent.entries).toHaveLength(1)
})

it.each([
  { password: 'hunter2' },
  { headers: { Authorization: 'Bearer hunter2' } },
  { headers: { cookie: 'staff-session=hunter2' } },
  { nested: [{ apiKey: 'hunter2' }, { api_secret: 'hunter2' }] },
  { url: 'https://x.example/auth/fetch?sid=hunter2&x=1' },
  { url: 'postgres://user:hunter2@localhost/db' },
  { text: 'sent Bearer hunter2 upstream' },
  { text: `POST /api/meetings/hunter2${'Ab-_'.repeat(23)}/move/ 409` },
  { path: `/contact/received/hunter2${'Ab-_'.repeat(23)}` },
  {
    error: new Error('could not connect to postgres://u:hunter2@h', {
      cause: { token: 'hunter2' },
    }),
  },
])('the log hides the secret in %o', (data) => {
  const { log, lines } = setUp()
  log.error('api', 'failed', data)
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('hunter2')
})

it('the log expands errors with their causes', () => {
  const { log, lines } = setUp()
  const cause = Object.assign(new Error('no room'), { code: 'ENOSPC' })
  log.error('database', 'failed', { error: new TypeError('outer', { cause }) })
  expect(lines[0]).toMatchObject({
    data: {
      error: {
        name: 'TypeError',
        message: 'outer',
        stack: expect.stringContaining('logging.test.ts'),
        cause: { message: 'no room', code: 'ENOSPC' },
      },
    },
  })
})

it('the log accepts any value', () => {
  const { log, lines } = setUp()
  const loop: Record<string, unknown> = { big: 2n ** 70n, long: 'x'.repeat(1_000_000) }
  loop['self'] = loop
  log.info('cache', 'odd', loop)
  expect(JSON.stringify(lines).length).toBeLessThan(100_000)
})
