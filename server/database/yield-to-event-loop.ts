import { setImmediate } from 'node:timers'

/** Time after which work that never waits for the system has to let the event loop run, milliseconds. */
const LONGEST_BLOCK = 10

/**
 * Queries of SQLite end at once, so that requests which come together would run to their end in one turn of the event loop, and
 * nothing else is accepted or answered meanwhile.
 * @param now a monotonic clock, milliseconds
 * @returns resolves at once while the current turn is younger than 10 ms, else in the next turn
 */
export function createYielder(now: () => number = () => performance.now()): () => Promise<void> {
  let turnBegan: number | undefined
  const endTurn = () => (turnBegan = undefined)
  return async () => {
    for (;;) {
      if (turnBegan === undefined) {
        turnBegan = now()
        setImmediate(endTurn)
      }
      if (now() - turnBegan <= LONGEST_BLOCK) return
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}
