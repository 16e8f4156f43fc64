import { expect, test } from 'vitest'
import { stillOpen } from './job-opening.ts'

const now = Date.parse('2026-06-01T12:00:00Z')

test.each([
  { closes: null, open: true },
  { closes: '2026-06-01T12:00:01Z', open: true },
  { closes: '2026-06-01T12:00:00Z', open: false },
  { closes: '2026-05-31', open: false },
  { closes: 'some day', open: true },
])('an opening with the closing date $closes is still open: $open', ({ closes, open }) => {
  expect(stillOpen([{ closes_at: closes }], now)).toHaveLength(open ? 1 : 0)
})
