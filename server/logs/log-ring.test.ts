import { createLogger } from '#server/http/logging.ts'
import { expect, it } from 'vitest'
import { BYPASS_ATTEMPT, LOG_SIZE } from '#shared/contracts/staff.ts'
import { createLogRing } from './log-ring.ts'

it('the log ring stores the latest thousand entries and returns them newest first', () => {
  const ring = createLogRing()
  const log = createLogger({ level: 'silent', sinks: [ring.push] })
  for (let n = 0; n < LOG_SIZE + 5; n += 1) log.info(n % 2 === 0 ? 'api' : 'cache', `${n}`)
  const all = ring.entries()
  expect(all).toHaveLength(1000)
  expect(all[0]?.message).toBe('1004')
  expect(all.at(-1)?.message).toBe('5')
  expect(ring.entries({ category: 'cache', limit: 2 }).map((entry) => entry.message)).toEqual([
    '1003',
    '1001',
  ])
  expect(ring.entries({ level: 'error' })).toEqual([])
})

it('the log ring filters entries by time, by request id, and by attempts to read unpublished content', () => {
  const ring = createLogRing()
  const entry = { level: 'info', category: 'api', message: 'x' } as const
  const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`
  ring.push({ ...entry, timestamp: at(1), message: 'first', requestId: 'abc-1' })
  ring.push({ ...entry, timestamp: at(2), message: BYPASS_ATTEMPT, category: 'security' })
  ring.push({ ...entry, timestamp: at(3), message: 'last', requestId: 'abd-2' })
  const found = (filter: Parameters<typeof ring.entries>[0]) =>
    ring.entries(filter).map(({ message }) => message)
  expect(found({ from: Date.parse(at(2)) })).toEqual(['last', BYPASS_ATTEMPT])
  expect(found({ request: 'ab' })).toEqual(['last', 'first'])
  expect(found({ request: 'abc-1' })).toEqual(['first'])
  expect(found({ bypass: true })).toEqual([BYPASS_ATTEMPT])
})
