import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

test('concurrent callers share the computation of a key, and a caller after the end of the computation starts a new one', async () => {
  const flight = createSingleFlight<number>()
  let calls = 0
  const compute = () => Promise.resolve((calls += 1))
  expect(await Promise.all([flight.run('a', compute), flight.run('a', compute)])).toEqual([1, 1])
  expect(await flight.run('a', compute)).toBe(2)
})

test('after `forget`, a caller starts a new computation, and the end of the old one does not remove the new one', async () => {
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
