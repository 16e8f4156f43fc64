import type { BrowserError, BrowserErrorsInput } from '#shared/contracts/site/browser-errors.ts'

/** Maximum number of stored errors. */
const SIZE = 200

type Reported = BrowserErrorsInput['errors'][number]

/** Recent page errors in memory: each distinct error once, with a count. */
export interface ErrorRing {
  readonly push: (error: Reported) => void
  /** Entries, the most recently reported first. */
  readonly entries: () => BrowserError[]
}

const keyOf = ({ kind, route, message, source }: Reported) =>
  JSON.stringify([kind, route, message, source])

/** Creates an in-memory list of errors reported by browsers. A restart of the server empties it. */
export function createErrorRing(now: () => Date = () => new Date()): ErrorRing {
  const kept = new Map<string, BrowserError>()
  return {
    push: (error) => {
      const key = keyOf(error)
      const at = now().toISOString()
      const before = kept.get(key)
      // A Map iterates in insertion order. Deleting the key first moves the error to the end, as the latest report.
      kept.delete(key)
      kept.set(key, {
        ...error,
        times: Math.min(Number.MAX_SAFE_INTEGER, error.times + (before?.times ?? 0)),
        first_at: before?.first_at ?? at,
        last_at: at,
      })
      const [oldest] = kept.keys()
      if (kept.size > SIZE && oldest !== undefined) kept.delete(oldest)
    },
    entries: () => [...kept.values()].toReversed(),
  }
}
