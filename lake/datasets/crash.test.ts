import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { openAnyLake, temporaryDirectory } from '#lake/testing/lake.test-support.ts'

const KILLS = inject('tier') === 'full' ? 100 : 8
const writer = join(import.meta.dirname, '../testing/crash-writer.ts')

test(
  `the lake loses no acknowledged write when its process is killed ${KILLS} times`,
  { timeout: 600_000 },
  async () => {
    const directory = temporaryDirectory()
    const acknowledged = new Map<string, number>()
    for (let round = 0; round < KILLS; round += 1) {
      const child = spawn(process.execPath, [writer, directory, String(round)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const lines = createInterface({ input: child.stdout })
      let seen = 0
      lines.on('line', (line) => {
        const [id = '', value = ''] = line.split(' ')
        acknowledged.set(id, Number(value))
        seen += 1
      })
      const closed = once(child, 'close')
      while (seen < 5 && child.exitCode === null) await wait(5)
      // In each round, kills the process at another moment of a write.
      await wait((round * 7) % 40)
      child.kill('SIGKILL')
      await closed
    }
    const { lake, dataset } = await openAnyLake({ directory })
    expect(acknowledged.size).toBeGreaterThan(KILLS)
    for (const [id, value] of acknowledged) {
      expect(Number(dataset.get(id)?.['value']), id).toBeGreaterThanOrEqual(value)
    }
    const chained = await dataset.history.transactions({ documentIds: ['counter'] })
    expect(Number(dataset.get('counter')?.['value'])).toBe(chained.length)
    expect(await dataset.history.documentAt('counter', { last: true })).toEqual(
      dataset.get('counter'),
    )
    await lake.close()
  },
)
