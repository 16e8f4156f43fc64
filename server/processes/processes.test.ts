import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testLog } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { joinAs, processTestMigrations } from '#server/testing/processes.test-support.ts'
import { createAnnouncements } from './announcements.ts'
import type { ProcessTables } from './processes.tables.ts'
import { createSharedLimits } from './shared-limits.ts'

const databases = useDatabases()

/** Opens a database twice, to simulate two processes. */
async function openTwo() {
  const [one, other] = await databases.openTwice('postgres', processTestMigrations)
  const open = async (database: typeof one) => {
    const joined = await joinAs(database)
    const { db, log } = joined
    const limits = createSharedLimits({ db, digest: (_purpose, text) => `hash of ${text}`, log })
    return { ...joined, limits }
  }
  return { first: await open(one), second: await open(other) }
}

describe('several processes on one PostgreSQL', () => {
  it('only one process runs the scheduled jobs, and another one takes over when it ends', async () => {
    const { first, second } = await openTwo()
    expect(first.membership.isOnDuty()).toBe(true)
    expect(second.membership.isOnDuty()).toBe(false)
    const ended: string[] = []
    second.membership.onEnded((id) => ended.push(id))
    await first.membership.leave()
    expect(first.membership.isOnDuty()).toBe(false)
    await expect.poll(() => second.membership.isOnDuty()).toBe(true)
    await expect.poll(() => ended).toEqual([first.membership.id])
    expect(second.membership.isAlive(first.membership.id)).toBe(false)
  })

  it('the locks of a process that sends no heartbeats are free', async () => {
    const { first, second } = await openTwo()
    expect(await first.locks.reserve('a').take('slug')).toBe(true)
    expect(await second.locks.reserve('b').take('slug')).toBe(false)
    await first.fallSilent()
    const taken = second.locks.reserve('b')
    expect(await taken.take('slug')).toBe(true)
    await taken.end()
    expect(await second.locks.reserve('c').take('slug')).toBe(true)
  })

  it('a process sends heartbeats even while another transaction has locked an expired row of rate_counts', async () => {
    const [one, other] = await databases.openTwice('postgres', processTestMigrations)
    const db = one.kysely.withTables<ProcessTables>()
    await db.insertInto('rate_counts').values({ key: 'old', full_at: 0, times: null }).execute()
    await db.insertInto('rate_counts').values({ key: 'older', full_at: 0, times: null }).execute()
    // If the heartbeat waited for this transaction, PostgreSQL would end the idle transaction.
    await db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('rate_counts')
        .select('key')
        .where('key', '=', 'old')
        .forUpdate()
        .execute()
      await joinAs(other)
      const rows = await transaction.selectFrom('rate_counts').select('key').execute()
      expect(rows).toEqual([{ key: 'old' }])
    })
  })

  it('a process is notified if the other processes have treated it as ended', async () => {
    const { first, second } = await openTwo()
    const returned: string[] = []
    first.membership.onReturn(() => returned.push('first'))
    second.membership.onReturn(() => returned.push('second'))
    await expect
      .poll(async () => {
        // A heartbeat that is already running overwrites the time, so the test sets the time repeatedly until the process notices it.
        if (returned.length === 0) await first.fallSilent()
        return returned
      })
      .toEqual(['first'])
  })

  it('the processes count requests of one caller together', async () => {
    const { first, second } = await openTwo()
    const limits = [first, second].map((process) => process.limits)
    for (const [name, take] of [
      ['bucket', limits.map((each) => each.bucket('bucket', { burst: 5, perMinute: 1 }).take)],
      ['hourly', limits.map((each) => each.hourly('hourly', 5).take)],
    ] as const) {
      const waits = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => take[index % 2]?.('192.0.2.1')),
      )
      expect(
        waits.filter((wait) => wait === 0),
        name,
      ).toHaveLength(5)
      const limited = waits.map((wait) => wait ?? 0).filter((wait) => wait !== 0)
      expect(Math.min(...limited), name).toBeGreaterThan(name === 'bucket' ? 50 : 3_590)
      expect(Math.max(...limited), name).toBeLessThanOrEqual(name === 'bucket' ? 60 : 3_600)
      expect(await take[0]?.('192.0.2.2'), name).toBe(0)
    }
    const rows = await first.db.selectFrom('rate_counts').select('key').execute()
    expect(rows).toContainEqual({ key: 'hash of bucket\n192.0.2.1' })
  })

  it('each process counts requests separately while the database cannot be used', async () => {
    const { first } = await openTwo()
    const limit = first.limits.bucket('bucket', { burst: 1, perMinute: 1 })
    await first.db.schema.dropTable('rate_counts').execute()
    expect(await limit.take('a')).toBe(0)
    expect(await limit.take('a')).toBeGreaterThan(0)
    expect(first.entries.map(({ message }) => message)).toEqual([
      'A limit could not be counted for all processes',
    ])
  })
})

it('messages reach the other processes of a database in order, and no process of another schema', async () => {
  const here = await databases.locate('postgres')
  const elsewhere = await databases.locate('postgres')
  const { log } = testLog()
  const open = async (id: string, databaseUrl = '') => {
    const heard: unknown[] = []
    const connected = Promise.withResolvers<void>()
    const announcements = createAnnouncements({ databaseUrl, id, log })
    onTestFinished(() => announcements.close())
    announcements.onMessage((body, from) => heard.push([from, body]))
    announcements.onGap(() => connected.resolve())
    await connected.promise
    return { ...announcements, heard }
  }
  const one = await open('one', here.databaseUrl)
  const other = await open('other', here.databaseUrl)
  const stranger = await open('stranger', elsewhere.databaseUrl)
  const long = { text: 'Zoë 🙂 '.repeat(20_000) }
  for (const body of [{ n: 1 }, long, { n: 2 }, long]) one.send(body)
  other.send({ n: 3 })
  await expect.poll(() => one.heard).toEqual([['other', { n: 3 }]])
  await expect
    .poll(() => other.heard)
    .toEqual([{ n: 1 }, long, { n: 2 }, long].map((body) => ['one', body]))
  expect(stranger.heard).toEqual([])
})

it('a process learns after an interruption that the other processes have missed its messages', async () => {
  const place = await databases.locate('postgres')
  const { kysely } = await databases.openAt(place, [])
  const { log } = testLog()
  const gaps: boolean[] = []
  const announcements = createAnnouncements({
    databaseUrl: place.databaseUrl ?? '',
    id: 'one',
    log,
  })
  onTestFinished(() => announcements.close())
  announcements.onGap((hasLost) => gaps.push(hasLost))
  await expect.poll(() => gaps).toEqual([false])
  // Ends the connection of this test only, because no other test file opens a connection with this name.
  const cut = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'certavia messages'`
  await cut.execute(kysely)
  announcements.send({ n: 1 })
  await expect.poll(() => gaps).toEqual([false, true])
})
