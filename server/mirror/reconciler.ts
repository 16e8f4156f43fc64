/** Runs a comparison again and again, never two at a time. */
export interface Reconciler {
  /** Compares; settles when that has ended. While a comparison runs, another one follows it. */
  now(): Promise<void>
  /** Settles when the comparison that runs has ended; begins one where none does. */
  settled(): Promise<void>
  /** Compares after the pause that follows a failure. */
  retry(): void
  /** Begins no other comparison; settles when the last one has ended. */
  stop(): Promise<void>
}

/**
 * @param compare tells whether it succeeded, and never throws
 * @param everyMs pause after a comparison that succeeded, milliseconds
 * @param retryMs pause after one that failed, milliseconds
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
