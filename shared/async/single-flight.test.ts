import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

test('shares a running computation of a key, and starts again after its end', async () => {
  const flight = createSingleFlight<number>()
  let calls = 0
  const compute = () => Promise.resolve((calls += 1))
  expect(await Promise.all([flight.run('a', compute), flight.run('a', compute)])).toEqual([1, 1])
  expect(await flight.run('a', compute)).toBe(2)
})

test('does not share a computation that was forgotten, nor forgets the next one at its end', async () => {
  const flight = createSingleFlight<string>()
  const [old, current] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const before = flight.run('a', () => old.promise)
  flight.forget()
  const after = flight.run('a', () => current.promise)
  old.resolve('old')
  expect(await before).toBe('old')
  const shared = flight.run('a', () => Promise.resolve('another'))
  current.resolve('current')
  expect(await Promise.all([after, shared])).toEqual(['current', 'current'])
})
