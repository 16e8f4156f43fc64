import { TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'

interface StaleNoticeProps {
  /** Reason why the content could not be refreshed. Null if the content was refreshed. */
  readonly error: Error | null
  /** True if the browser is offline. */
  readonly offline: boolean
  readonly onRetry: () => void
  /** Countdown to the next automatic retry. */
  readonly children?: ReactNode
}

/** Notice that the content could not be refreshed, with the reason. Renders nothing if the content is current. */
export function StaleNotice({ error, offline, onRetry, children }: StaleNoticeProps) {
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
    <div className="stale-notice">
      <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
      <p>
        <span role="alert">{error.message} What you see may be out of date.</span>{' '}
        <button type="button" onClick={onRetry}>
          Try again
        </button>
        {children}
      </p>
    </div>
  )
}
