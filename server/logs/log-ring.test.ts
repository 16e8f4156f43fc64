import { createLogger } from '#server/http/logging.ts'
import { expect, it } from 'vitest'
import { createLogRing, LOG_RING_SIZE } from './log-ring.ts'

it('keeps the latest thousand entries for staff, newest first', () => {
  const ring = createLogRing()
  const log = createLogger({ level: 'silent', sinks: [ring.push] })
  for (let n = 0; n < LOG_RING_SIZE + 5; n += 1) log.info(n % 2 === 0 ? 'api' : 'cache', `${n}`)
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
