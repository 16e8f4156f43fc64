/** What is used of an event of Chromium's trace. Times are microseconds; `tdur` is of the processor. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`

/**
 * The processor time of a page's main thread in a trace, milliseconds. Other than the time by the clock, which Lighthouse counts, it does not
 * grow while others use the processor.
 */
export function mainThreadProcessor(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const byThread = Map.groupBy(
    events.filter((event) => event.ph === 'X' && mains.has(threadOf(event))),
    threadOf,
  )
  // The page's own is the busiest: others are of frames and of the browser's own pages.
  const [own = []] = [...byThread.values()].toSorted((one, other) => other.length - one.length)
  let sum = 0
  let end = 0
  for (const { ts, dur = 0, tdur = 0 } of own.toSorted((one, other) => one.ts - other.ts)) {
    if (ts < end) continue
    end = ts + dur
    sum += tdur
  }
  return sum / 1000
}
