import { SUSPECTED_DAYS } from '#shared/contracts/spam-check-fields.ts'

/** Explains the list of suspected spam. */
export function SpamNote() {
  return (
    <p className="lead-spam-note">
      Restore an inquiry that isn’t spam. It moves to New, its 24 hours start, and the sender and
      your team get the usual emails. A meeting is booked if its time is still free. A form lands
      here if a field that it hides was filled twice, or if one of you closed it as spam. What the
      form held back is erased after {SUSPECTED_DAYS} days.
    </p>
  )
}
