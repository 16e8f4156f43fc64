import { expect, test } from 'vitest'
import { createConfirmation } from './confirmation.ts'

test.each([
  { wait: 1_000, duration: 100, isCurrent: true },
  { wait: 1_000, duration: 3_900, isCurrent: true },
  { wait: 60_000, duration: 100, isCurrent: true },
  { wait: 60_000, duration: 2_400, isCurrent: true },
  { wait: 60_000, duration: 2_500, isCurrent: false },
  { wait: 60_000, duration: 4_900, isCurrent: false },
])(
  'isCurrent returns $isCurrent after a wait of $wait ms and a poll of $duration ms',
  ({ wait, duration, isCurrent }) => {
    let time = 0
    const confirmation = createConfirmation(() => time)
    time += wait
    const askedAt = time
    time += duration
    confirmation.polled(askedAt)
    expect(confirmation.isCurrent()).toBe(isCurrent)
  },
)

test('a position that no further poll confirms is outdated five seconds after the start of the last poll', () => {
  let time = 0
  const confirmation = createConfirmation(() => time)
  time = 1_000
  confirmation.polled(900)
  time = 5_899
  expect(confirmation.isCurrent()).toBe(true)
  time = 5_900
  expect(confirmation.isCurrent()).toBe(false)
})
