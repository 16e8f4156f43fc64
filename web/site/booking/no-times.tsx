import { useSyncExternalStore, type MouseEvent } from 'react'
import { noTimesWords } from '#shared/pages/meetings/booking-no-times.ts'
import { paths } from '#shared/paths/paths.ts'

const listen = (change: () => void) => {
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
  return () => {
    window.removeEventListener('online', change)
    window.removeEventListener('offline', change)
  }
}

export interface NoTimesProps {
  readonly kind: 'loading' | 'failed' | 'empty'
  /** Subject of the meeting. */
  readonly service: string | undefined
  /** Address of this page. A browser without JavaScript opens it again to retry. */
  readonly here: string
  /** Loads the times again. Absent if the times can only be loaded together with the page. */
  readonly onRetry?: (() => void) | undefined
}

/** Message instead of the calendar: the times are being loaded, they cannot be loaded, or no time is free. */
export function NoTimes({ kind, service, here, onRetry }: NoTimesProps) {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  const { empty, failed, offline, loading } = noTimesWords
  if (kind === 'loading' && isOnline) {
    return (
      <output className="no-times">
        <span className="no-times-title">{loading}</span>
      </output>
    )
  }
  if (kind === 'empty') {
    return (
      <div className="no-times">
        <h2 className="no-times-title">{empty.title}</h2>
        <p>{empty.text}</p>
        <p className="actions">
          <a className="button" href={paths.contactAbout(service)} target="_top">
            {empty.link}
          </a>
        </p>
      </div>
    )
  }
  const words = isOnline ? failed : offline
  const again = (event: MouseEvent) => {
    if (onRetry === undefined) return
    event.preventDefault()
    onRetry()
  }
  return (
    <div className="no-times" role="alert">
      <h2 className="no-times-title">{words.title}</h2>
      <p>{words.text}</p>
      {isOnline && (
        <p className="actions">
          <a className="button" href={here} onClick={again}>
            {failed.again}
          </a>
          <a className="text-link" href={paths.contactAbout(service)} target="_top">
            {failed.link} <span aria-hidden="true">→</span>
          </a>
        </p>
      )}
    </div>
  )
}
