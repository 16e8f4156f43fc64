import { setImmediate } from 'node:timers'

/** Maximum time that synchronous work may block the event loop, in milliseconds. */
const LONGEST_BLOCK = 10

/**
 * Lets the event loop run between synchronous queries. SQLite queries complete synchronously, so a group of requests would
 * otherwise run to the end in one iteration, without accepting or answering others.
 * @param now a monotonic clock, in milliseconds
 * @returns a function that resolves at once while the current iteration is younger than 10 ms, else in the next iteration
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
