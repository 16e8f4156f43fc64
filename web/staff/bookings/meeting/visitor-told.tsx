import { Info, Mail } from 'lucide-react'
import type { Booking, BookingList } from '#shared/contracts/booking/bookings.ts'

interface VisitorToldProps {
  readonly booking: Booking
  /** Undefined while it is not known. */
  readonly mail: BookingList['mail'] | undefined
  /** What the email says; follows “an email that”. */
  readonly says: string
}

/** What the visitor hears of a change, or that they hear nothing of it by themselves. */
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
