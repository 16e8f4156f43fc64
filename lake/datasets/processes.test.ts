import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openSharedLake } from './shared-lake.ts'
import { temporaryDirectory } from '#lake/testing/lake.test-support.ts'
import { lakeDatabase } from '#lake/testing/postgres.test-support.ts'

const KILLS = 12
const writer = join(import.meta.dirname, '../testing/crash-writer.ts')

test(
  `two processes lose no acknowledged write and keep one order when one of them is killed ${KILLS} times`,
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
      // Kills the process at a different moment of a write in each round.
      await wait((round * 7) % 40)
      child.kill('SIGKILL')
      await closed
      // The other process continues to write.
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
