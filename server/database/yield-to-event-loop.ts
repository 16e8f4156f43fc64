import { setImmediate } from 'node:timers'

/** Maximum time for which queries may block the event loop, in milliseconds. */
const LONGEST_BLOCK = 10

/**
 * Creates a function to call between SQLite queries, so that the event loop can run. SQLite queries complete synchronously. Without pauses,
 * concurrent requests would run to their end in one iteration of the event loop, and the server would accept no other request meanwhile.
 * @param now a monotonic clock, in milliseconds
 * @returns a function that resolves at once while the current iteration is younger than 10 ms, otherwise in the next iteration
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
