import { setImmediate } from 'node:timers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useDatabases } from '../testing/database.test-support.ts'
import { createYielder } from './yield-to-event-loop.ts'

const databases = useDatabases()

/** Counts the iterations of the event loop from this call on. */
function countTurns() {
  let turns = 0
  let isCounting = true
  const count = () => {
    turns += 1
    if (isCounting) setImmediate(count)
  }
  setImmediate(count)
  onTestFinished(() => {
    isCounting = false
  })
  return () => turns
}

describe('a yielder', () => {
  it('resolves at once during the first 10 ms, and then lets the event loop run', async () => {
    let now = 0
    const yieldIfBlocked = createYielder(() => now)
    const turns = countTurns()
    await yieldIfBlocked()
    now = 10
    await yieldIfBlocked()
    expect(turns()).toBe(0)
    now = 11
    await yieldIfBlocked()
    expect(turns()).toBeGreaterThan(0)
  })

  it('resumes all waiting callers in the next iteration of the event loop', async () => {
    let now = 0
    const yieldIfBlocked = createYielder(() => now)
    await yieldIfBlocked()
    now = 11
    await expect(Promise.all([1, 2, 3].map(() => yieldIfBlocked()))).resolves.toHaveLength(3)
  })
})

describe('a database on SQLite', () => {
  it('lets the event loop run between queries that together take longer than 10 ms', async () => {
    const { kysely } = await databases.open('sqlite', [])
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1))
    onTestFinished(() => clock.mockRestore())
    const turns = countTurns()
    for (let query = 0; query < 100; query += 1) {
      await kysely.selectNoFrom((eb) => eb.val(query).as('value')).execute()
    }
    // Each query reads the simulated clock at least twice, so at most five queries run in one iteration of the event loop.
    expect(turns()).toBeGreaterThanOrEqual(15)
  })
})
