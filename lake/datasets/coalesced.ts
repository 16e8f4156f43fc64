import { setTimeout } from 'node:timers/promises'

/**
 * Returns a function that calls `read` at most once per `interval` (milliseconds) and shares the result among its callers. Only calls made
 * before a read starts share its result, so the result includes everything that happened before these calls.
 */
export function coalesced<T>(read: () => Promise<T>, interval: number): () => Promise<T> {
  let next: Promise<T> | undefined
  let startedAt = -Infinity

  async function start(): Promise<T> {
    // This `await` is needed even if the interval has passed: the caller below must assign `next` before the following line clears it.
    await pause(startedAt + interval - performance.now())
    next = undefined
    startedAt = performance.now()
    return read()
  }

  return () => (next ??= start())
}

const pause = async (ms: number): Promise<void> => {
  if (ms > 0) await setTimeout(ms)
}
