import { expect, test } from 'vitest'
import type { LogEntry } from '#shared/contracts/staff.ts'
import { filterLog } from './filter-log.ts'

const entry = (over: Partial<LogEntry>): LogEntry => ({
  timestamp: '2026-11-22T10:00:00.000Z',
  level: 'info',
  category: 'api',
  message: 'GET /api/blogs/ 200',
  ...over,
})
const entries = [
  entry({}),
  entry({ level: 'warn', category: 'cache', message: 'Storage failed: theme' }),
  entry({
    level: 'error',
    message: 'GET /api/leads/ 503',
    requestId: 'abc-1',
    data: { duration: 12 },
  }),
]

test.each([
  ['no criterion, and then returns all entries', { search: '' }, [0, 1, 2]],
  ['a level', { level: 'warn', search: '' }, [1]],
  ['a category', { category: 'api', search: '' }, [0, 2]],
  ['words of the message, in any case', { search: ' STORAGE ' }, [1]],
  ['the number of a request', { search: 'abc-1' }, [2]],
  ['the data of an entry', { search: '"duration":12' }, [2]],
  ['level, category and words together', { level: 'info', category: 'cache', search: 'GET' }, []],
])('filterLog filters by %s', (_, filter, expected) => {
  expect(filterLog(entries, filter)).toEqual(expected.map((index) => entries[index]))
})
