import * as z from 'zod'

/** Attributes of an event in Chromium's trace that the benchmarks evaluate. Times are microseconds; `tdur` is CPU time. */
export const traceEventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.object({ name: z.unknown().optional() }).default({}),
})
type TraceEvent = z.infer<typeof traceEventSchema>

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`

/**
 * CPU time of a page's main thread in a trace, in milliseconds. Unlike elapsed time, which Lighthouse counts, CPU time does not increase
 * while other processes use the CPU.
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
  // The page's own thread is the one with the most events; other threads belong to frames and to pages of the browser itself.
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
