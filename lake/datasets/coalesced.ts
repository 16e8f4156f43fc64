import { setTimeout } from 'node:timers/promises'

/**
 * Returns a function that shares the results of `read`, which starts at most once in `interval` milliseconds. A result is only shared by
 * callers that called before the read started, so it includes everything that happened before their calls.
 */
export function coalesced<T>(read: () => Promise<T>, interval: number): () => Promise<T> {
  let next: Promise<T> | undefined
  let startedAt = -Infinity

  async function start(): Promise<T> {
    // Waits in any case, so that `next` is set before it is cleared.
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
