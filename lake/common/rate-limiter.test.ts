import { expect, it } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

const setUp = () => {
  let time = 0
  const limiter = createRateLimiter({ burst: 3, perMinute: 6 }, { now: () => time })
  return {
    limiter,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

it('a rate limiter admits a burst of requests, then returns the seconds to wait until the next one', () => {
  const { limiter } = setUp()
  expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 10])
  expect(limiter.take('b')).toBe(0)
})

it('a rate limiter refills over time, up to the burst', () => {
  const { limiter, pass } = setUp()
  for (let n = 0; n < 4; n += 1) limiter.take('a')
  pass(9_999)
  expect(limiter.take('a')).toBe(1)
  pass(1)
  expect(limiter.take('a')).toBe(0)
  pass(3_600_000)
  expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 10])
})

it('a rate limiter charges the given cost of an expensive request', () => {
  const { limiter } = setUp()
  expect(limiter.take('a', 50)).toBe(0)
  expect(limiter.take('a')).toBe(10)
})

it('a rate limiter drops callers above its maximum number', () => {
  const { limiter } = setUp()
  for (let n = 0; n < 4; n += 1) limiter.take('first')
  for (let n = 0; n < 20_000; n += 1) limiter.take(`other ${n}`)
  expect(limiter.take('first')).toBe(0)
})
