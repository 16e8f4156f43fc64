import { useState } from 'react'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { meetingMoment } from '#web/lib/staff/meeting-labels.ts'

interface ChangedNoticeProps {
  readonly booking: Booking
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** Notice that the meeting has changed since the dialog was opened. Renders nothing if the meeting has not changed. */
export function ChangedNotice({ booking, now }: ChangedNoticeProps) {
  const [opened] = useState(booking.revision)
  if (booking.revision === opened) return null
  const at = meetingMoment(booking.starts_at, now)
  return (
    <p className="stale-notice" role="alert">
      {booking.state === 'cancelled'
        ? `Close this dialog. The meeting on ${at} has just been cancelled.`
        : `Look again: the meeting was changed meanwhile. It is on ${at} now.`}
    </p>
  )
}
