interface Countdown {
  readonly total: number
  left: number
  /** Time at which the countdown was last started or resumed. */
  since: number
  handle: ReturnType<typeof setTimeout> | undefined
}

/** Reason for a pause: the pointer or the focus is on the element, or the tab is hidden. */
export type HoldReason = 'pointer' | 'focus' | 'hidden'

/** Countdowns that are paused and resumed together. `over` is called with the id of each countdown that has ended. */
export function createCountdowns(over: (id: number) => void) {
  const running = new Map<number, Countdown>()
  const reasons = new Set<HoldReason>()

  const run = (id: number, one: Countdown) => {
    one.since = Date.now()
    one.handle = setTimeout(() => over(id), one.left)
  }
  const stop = (one: Countdown) => {
    if (one.handle === undefined) return
    clearTimeout(one.handle)
    one.handle = undefined
    one.left -= Date.now() - one.since
  }

  return {
    begin: (id: number, total: number) => {
      const one: Countdown = { total, left: total, since: Date.now(), handle: undefined }
      running.set(id, one)
      if (reasons.size === 0) run(id, one)
    },
    end: (id: number) => {
      clearTimeout(running.get(id)?.handle)
      running.delete(id)
    },
    hold: (reason: HoldReason) => {
      reasons.add(reason)
      for (const one of running.values()) stop(one)
    },
    release: (reason: HoldReason) => {
      if (!reasons.delete(reason) || reasons.size > 0) return
      for (const [id, one] of running) run(id, one)
    },
    elapsed: (id: number): number => {
      const one = running.get(id)
      if (one === undefined) return 0
      const now = one.handle === undefined ? 0 : Date.now() - one.since
      return one.total - one.left + now
    },
  }
}
