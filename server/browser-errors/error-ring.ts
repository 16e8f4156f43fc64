import type { BrowserError, BrowserErrorsInput } from '#shared/contracts/site/browser-errors.ts'

/** This many different errors are kept. */
const SIZE = 200

type Reported = BrowserErrorsInput['errors'][number]

/** The latest errors of pages, in memory: each once, with how often it came. */
export interface ErrorRing {
  readonly push: (error: Reported) => void
  /** The one that came last first. */
  readonly entries: () => BrowserError[]
}

const keyOf = ({ kind, route, message, source }: Reported) =>
  JSON.stringify([kind, route, message, source])

/** What pages in browsers have told of; a restart forgets it. */
export function createErrorRing(now: () => Date = () => new Date()): ErrorRing {
  const kept = new Map<string, BrowserError>()
  return {
    push: (error) => {
      const key = keyOf(error)
      const at = now().toISOString()
      const before = kept.get(key)
      // At the end of the map is what came last.
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
