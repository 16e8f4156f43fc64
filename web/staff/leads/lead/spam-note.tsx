import { SUSPECTED_DAYS } from '#shared/contracts/forms/spam-check-fields.ts'

/** Note that explains the list of suspected spam. */
export function SpamNote() {
  return (
    <p className="lead-spam-note">
      Restore an inquiry that isn’t spam. It moves to New, its 24 hours start, and the usual emails
      are sent. A meeting is booked if its time is still free. Inquiries appear here if the form’s
      hidden spam field was filled in twice, or if staff closed them as spam. Inquiries held back by
      the form are erased after {SUSPECTED_DAYS} days.
    </p>
  )
}
