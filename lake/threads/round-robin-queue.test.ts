import { expect, it } from 'vitest'
import { createAdmission } from './concurrency-limit.ts'
import { createTurns } from './round-robin-queue.ts'

it('the round-robin queue returns items of the sessions in turn, and items of one session in order', () => {
  const turns = createTurns<string>()
  for (const item of ['a1', 'a2', 'a3']) turns.add('a', item)
  turns.add('b', 'b1')
  expect(turns.next()).toBe('a1')
  turns.add('c', 'c1')
  turns.add('b', 'b2')
  expect([turns.size, turns.next(), turns.next(), turns.next()]).toEqual([5, 'b1', 'a2', 'c1'])
  turns.remove('a', 'a3')
  turns.remove('a', 'never there')
  expect([turns.next(), turns.next(), turns.size]).toEqual(['b2', undefined, 0])
})

it('the concurrency limit sets the number of running and of waiting queries per session, and refuses further queries', async () => {
  const admission = createAdmission({ running: 2, waiting: 2 })
  const entered: string[] = []
  const enter = async (name: string, session = 'a') => {
    const leave = await admission.enter(session)
    entered.push(name)
    return leave
  }
  const first = await enter('first')
  const second = await enter('second')
  const third = enter('third')
  const fourth = enter('fourth')
  await expect(enter('fifth')).rejects.toMatchObject({ kind: 'tooManyQueries' })
  await enter('elsewhere', 'b')
  expect(entered).toEqual(['first', 'second', 'elsewhere'])
  first()
  // A second call of a release function has no effect.
  first()
  const thirdLeaves = await third
  expect(entered.at(-1)).toBe('third')
  second()
  thirdLeaves()
  const fourthLeaves = await fourth
  fourthLeaves()
  expect(entered.at(-1)).toBe('fourth')
  await Promise.all([enter('again'), enter('and again')])
})
