import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openSharedLake } from './shared-lake.ts'
import { post } from '#lake/testing/commit.test-support.ts'
import { author, refusalOf, temporaryDirectory } from '#lake/testing/lake.test-support.ts'
import { lakeDatabase, onServer } from '#lake/testing/postgres.test-support.ts'

const KILLS = 12
const writer = join(import.meta.dirname, '../testing/crash-writer.ts')

test(
  `two processes lose no acknowledged write, and agree on the order of writes, when one is killed ${KILLS} times`,
  { timeout: 600_000 },
  async () => {
    const databaseUrl = await lakeDatabase(temporaryDirectory())
    const acknowledged = new Map<string, number>()
    const start = (round: string) => {
      const child = spawn(process.execPath, [writer, databaseUrl, round], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      const state = { seen: 0 }
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [id = '', value = ''] = line.split(' ')
        if (id !== 'counter') acknowledged.set(id, Number(value))
        state.seen += 1
      })
      return { child, state, closed: once(child, 'close') }
    }
    const steady = start('steady')
    for (let round = 0; round < KILLS; round += 1) {
      const { child, state, closed } = start(String(round))
      const before = steady.state.seen
      while (state.seen < 5 && child.exitCode === null) await wait(5)
      // In each round, kills the process at another moment of a write.
      await wait((round * 7) % 40)
      child.kill('SIGKILL')
      await closed
      // The process that was not killed continues to write.
      await expect.poll(() => steady.state.seen, { interval: 5 }).toBeGreaterThan(before)
    }
    expect(steady.child.exitCode).toBeNull()
    steady.child.kill('SIGKILL')
    await steady.closed
    const lake = await openSharedLake({ databaseUrl })
    onTestFinished(() => lake.close())
    const dataset = lake.dataset('production')
    expect(acknowledged.size).toBeGreaterThan(KILLS)
    for (const [id, value] of acknowledged) {
      expect(Number(dataset.get(id)?.['value']), id).toBeGreaterThanOrEqual(value)
    }
    const chained = await dataset.history.transactions({ documentIds: ['counter'] })
    expect(Number(dataset.get('counter')?.['value'])).toBe(chained.length)
    expect(chained.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: dataset.sequence }, (_, index) => index + 1),
    )
  },
)

test('a lake loses no acknowledged write when the database server ends its connections', async () => {
  const databaseUrl = await lakeDatabase(temporaryDirectory())
  const named = new URL(databaseUrl)
  named.searchParams.set('application_name', 'ended')
  const lake = await openSharedLake({ databaseUrl: named.href, dataset: { name: 'production' } })
  onTestFinished(() => lake.close())
  const dataset = lake.dataset('production')
  const stored: string[] = []
  const refusals = new Set<string>()
  let isOver = false
  const write = async (writer: number) => {
    for (let index = 0; !isOver; index += 1) {
      const id = `doc-${writer}-${index}`
      const refusal = await refusalOf(() => dataset.mutate([{ create: post(id) }], author))
      if (refusal === undefined) stored.push(id)
      else refusals.add(refusal.kind)
      await setImmediate()
    }
  }
  const writers = [1, 2, 3].map(write)
  for (let round = 0; round < 10; round += 1) {
    const before = stored.length
    await expect.poll(() => stored.length, { interval: 5 }).toBeGreaterThan(before + round)
    await onServer(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ended'`,
    )
  }
  isOver = true
  await Promise.all(writers)
  expect([...refusals]).toEqual(['unavailable'])
  const other = await openSharedLake({ databaseUrl })
  onTestFinished(() => other.close())
  const there = other.dataset('production')
  expect(stored.filter((id) => there.get(id) === undefined)).toEqual([])
  await expect.poll(() => lake.isCurrent, { interval: 5 }).toBe(true)
  await lake.refresh('production')
  expect([...dataset.all()]).toEqual([...there.all()])
})
