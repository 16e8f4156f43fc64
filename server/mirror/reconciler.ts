/** Repeats a comparison at intervals. Two comparisons never run at the same time. */
export interface Reconciler {
  /** Runs the comparison, and resolves when it has ended. If a comparison is already running, another one follows. */
  now(): Promise<void>
  /** Resolves when the running comparison has ended; starts one if none is running. */
  settled(): Promise<void>
  /** Runs the comparison after the pause for failures. */
  retry(): void
  /** Starts no further comparison. Resolves when the running one has ended. */
  stop(): Promise<void>
}

/**
 * @param compare resolves to true if it succeeded, and never rejects
 * @param everyMs pause after a successful comparison, in milliseconds
 * @param retryMs pause after a failed comparison, in milliseconds
 */
export function createReconciler(
  compare: () => Promise<boolean>,
  { everyMs, retryMs }: { readonly everyMs: number; readonly retryMs: number },
): Reconciler {
  let running: Promise<boolean> | undefined
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const later = (ms: number) => {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(() => void now(), ms)
    timer.unref()
  }

  const now = async (): Promise<void> => {
    if (running !== undefined) {
      again = true
      await running
      return
    }
    clearTimeout(timer)
    running = compare()
    const succeeded = await running
    running = undefined
    if (stopped) return
    if (again) {
      again = false
      return now()
    }
    later(succeeded ? everyMs : retryMs)
  }

  return {
    now,
    settled: async () => {
      await (running ?? now())
    },
    retry: () => later(retryMs),
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
