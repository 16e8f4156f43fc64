import { describe, expect, it } from 'vitest'
import { testLog } from '#server/testing/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { HttpError } from '#server/http/http-error.ts'
import { createLocks } from './locks.ts'
import { lockMigrations, type LockTables } from './locks.tables.ts'

const databases = useDatabases()

async function open(engine: Engine) {
  const [one, other] = await databases.openTwice(engine, lockMigrations)
  const clock = { now: Date.UTC(2026, 10, 28, 12) }
  const { log } = testLog()
  const [first, second] = [one, other].map(({ kysely }) =>
    createLocks({ db: kysely.withTables<LockTables>(), log, now: () => clock.now }),
  )
  if (first === undefined || second === undefined) throw new Error('a store is missing')
  return { first, second, clock, database: one, log }
}

describe.each(engines)('the locks (%s)', (engine) => {
  it("only one holder in all processes can reserve a name, until the holder's last reservation ends", async () => {
    const { first, second } = await open(engine)
    const [own, same, stranger] = [
      first.reserve('a'),
      second.reserve('a'),
      second.reserve('b'),
    ] as const
    expect(await own.take('slug')).toBe(true)
    expect(await own.take('slug')).toBe(true)
    expect(await same.take('slug')).toBe(true)
    expect(await stranger.take('slug')).toBe(false)
    expect(await stranger.take('other')).toBe(true)
    await own.end()
    expect(await stranger.take('slug')).toBe(false)
    await same.end()
    expect(await stranger.take('slug')).toBe(true)
    expect(await first.reserve('a').take('other')).toBe(false)
    await stranger.end()
    expect(await first.reserve('a').take('other')).toBe(true)
  })

  it('the locks of a dead process expire after thirty seconds', async () => {
    const { first, second, clock } = await open(engine)
    expect(await first.reserve('a').take('slug')).toBe(true)
    clock.now += 29_999
    expect(await second.reserve('b').take('slug')).toBe(false)
    clock.now += 1
    const later = second.reserve('b')
    expect(await later.take('slug')).toBe(true)
    await later.end()
    expect(await second.reserve('c').take('slug')).toBe(true)
  })

  it('two processes never run work under the same name at the same time', async () => {
    const { first, second } = await open(engine)
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setImmediate(resolve))
      inside -= 1
      return most
    }
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        (index % 2 === 0 ? first : second).exclusive('one', work),
      ),
    )
    expect(most).toBe(1)
    await expect(
      first.exclusive('one', () => Promise.reject(new HttpError('conflict', 'No'))),
    ).rejects.toThrow('No')
    expect(await second.exclusive('one', () => Promise.resolve('free'))).toBe('free')
  })
})

it('locks keep names unique within a process while the database is full', async () => {
  const { log } = testLog()
  const full = () => Promise.reject(new HttpError('insufficient_storage', 'full'))
  const { database } = await open('sqlite')
  const db = database.kysely.withTables<LockTables>().withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: full,
  })
  const locks = createLocks({ db, log })
  const own = locks.reserve('a')
  expect(await own.take('slug')).toBe(true)
  expect(await locks.reserve('b').take('slug')).toBe(false)
  await own.end()
  expect(await locks.reserve('b').take('slug')).toBe(true)
  expect(await locks.exclusive('one', () => Promise.resolve('done'))).toBe('done')
})
