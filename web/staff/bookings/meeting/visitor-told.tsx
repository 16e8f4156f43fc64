import { Info, Mail } from 'lucide-react'
import type { Booking, BookingList } from '#shared/contracts/booking/bookings.ts'

interface VisitorToldProps {
  readonly booking: Booking
  /** State of email delivery. Undefined while loading. */
  readonly mail: BookingList['mail'] | undefined
  /** Content of the email, as text after “an email that”. */
  readonly says: string
}

/** Note about the email that the visitor receives after a change, or a note that no email is sent. */
export function VisitorTold({ booking: { name, email }, mail, says }: VisitorToldProps) {
  if (mail === undefined) return null
  if (mail === 'off') {
    return (
      <p className="read-only-note">
        <Info size={15} strokeWidth={1.5} aria-hidden="true" />
        <span>
          Tell <bdi>{name}</bdi> yourself: <a href={`mailto:${email}`}>{email}</a>. No email is
          sent, because no mail server is set (<code>SMTP_URL</code>).
        </span>
      </p>
    )
  }
  return (
    <p className="read-only-note">
      <Mail size={15} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <bdi>{name}</bdi> gets an email to {email} that {says}.
      </span>
    </p>
  )
}
