interface Running<T> {
  readonly result: Promise<T>
  readonly stop: AbortController
  waiting: number
}

/**
 * Runs one piece of work for all who ask for the same at the same time. It is stopped once none of them waits any
 * longer; whoever asks after that begins anew.
 */
export function createSharedWork<T>() {
  const running = new Map<string, Running<T>>()

  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> => {
    const stop = new AbortController()
    const entry: Running<T> = {
      stop,
      waiting: 0,
      result: work(stop.signal).finally(() => {
        if (running.get(key) === entry) running.delete(key)
      }),
    }
    running.set(key, entry)
    return entry
  }

  return async (
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const entry = running.get(key) ?? begin(key, work)
    entry.waiting += 1
    const leave = () => {
      entry.waiting -= 1
      if (entry.waiting > 0) return
      if (running.get(key) === entry) running.delete(key)
      entry.stop.abort()
    }
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    try {
      return await entry.result
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
