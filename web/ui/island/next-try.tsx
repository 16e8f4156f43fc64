import { useEffect, useState } from 'react'
import { statusOf } from '#shared/async/status-of.ts'

/** Delays before the automatic retries, in seconds. After the last one, the last delay repeats. */
const WAITS = [5, 10, 20, 40] as const

/** Failed attempts of a request since its last response. */
export interface Failures {
  readonly error: Error
  /** Time of the newest failure, milliseconds since 1970. */
  readonly at: number
  /** Number of failures, at least 1. */
  readonly count: number
}

interface Request {
  readonly data: unknown
  readonly error: Error | null
  readonly errorUpdatedAt: number
  readonly errorUpdateCount: number
}

/** Failed attempts of a request since its last response, also while a retry is running. Undefined if there are none. */
export function useFailures(request: Request): Failures | undefined {
  const { data, error, errorUpdatedAt, errorUpdateCount } = request
  const [failures, setFailures] = useState<Failures>()
  const isAnswered = error === null && (data !== undefined || errorUpdateCount === 0)
  if (isAnswered && failures !== undefined) setFailures(undefined)
  if (error !== null && failures?.at !== errorUpdatedAt) {
    setFailures({ error, at: errorUpdatedAt, count: (failures?.count ?? 0) + 1 })
  }
  return isAnswered ? undefined : failures
}

/** True if a retry may succeed, because the server did not respond, was busy or failed. */
const canPass = (error: Error) => {
  const status = statusOf(error)
  return status === 0 || status === 429 || status >= 500
}

interface NextTryProps {
  readonly failures: Failures
  /** True while a retry is running. */
  readonly isTrying: boolean
  readonly onTry: () => void
}

/** Retries a failed request after 5, 10 and 20 seconds, and then every 40 seconds. Shows a countdown. */
export function NextTry({ failures, isTrying, onTry }: NextTryProps) {
  const { error, at, count } = failures
  const wait = WAITS[Math.min(count, WAITS.length) - 1] ?? 0
  const [left, setLeft] = useState<number>(wait)
  const waits = !isTrying && canPass(error)
  useEffect(() => {
    if (!waits) return undefined
    const due = Date.now() + wait * 1_000
    const secondsLeft = () => Math.max(0, Math.ceil((due - Date.now()) / 1_000))
    setLeft(secondsLeft())
    const timer = setInterval(() => {
      setLeft(secondsLeft())
      if (secondsLeft() > 0) return
      clearInterval(timer)
      onTry()
    }, 1_000)
    return () => clearInterval(timer)
    // `at` is a dependency so that each failure starts a new delay, even one of equal length.
    // oxlint-disable-next-line react/exhaustive-deps -- `onTry` is a new function on each render
  }, [waits, wait, at])
  if (isTrying) return <span className="next-try">Trying again…</span>
  return waits ? <span className="next-try">Next try in {left} s</span> : null
}
