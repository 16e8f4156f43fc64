import { TriangleAlert, WifiOff } from 'lucide-react'

interface StaleNoticeProps {
  /** Why what is shown could not be brought up to date; null when it could. */
  readonly error: Error | null
  /** The browser has no connection. */
  readonly offline: boolean
  readonly onRetry: () => void
}

/** Says that what is shown could not be brought up to date, and why. Nothing while it is. */
export function StaleNotice({ error, offline, onRetry }: StaleNoticeProps) {
  if (offline) {
    return (
      <p className="stale-notice" role="alert">
        <WifiOff size={15} strokeWidth={1.5} aria-hidden="true" />
        <span>You’re offline. We’ll update this page when you reconnect.</span>
      </p>
    )
  }
  if (error === null) return null
  return (
    <p className="stale-notice" role="alert">
      <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {error.message} What you see may be out of date.{' '}
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      </span>
    </p>
  )
}
