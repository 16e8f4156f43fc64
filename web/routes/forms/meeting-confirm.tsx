import '#web/site/inquiry/receipt.css'
import '#web/site/booking/booking.css'
import '#web/site/booking/booking-steps.css'
import { useLoaderData } from 'react-router-dom'
import { ConfirmMeeting } from '#web/site/booking/meeting/confirm-meeting.tsx'
import { LinkLapsed } from '#web/site/booking/meeting/link-lapsed.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { loadUnconfirmed, type UnconfirmedState } from '#web/lib/page/unconfirmed-loader.ts'

export { loadUnconfirmed as createLoader }

/** Page to which the confirmation link in an email leads. */
export function Component() {
  const { unconfirmed, otherSlots, posted } = useLoaderData<UnconfirmedState>()
  return (
    <>
      <PageHead
        title={unconfirmed === undefined ? 'Link expired' : 'Confirm your meeting'}
        description="Confirm a meeting you booked on this site."
        noindex
      />
      {unconfirmed === undefined ? (
        <LinkLapsed />
      ) : (
        <ConfirmMeeting unconfirmed={unconfirmed} otherSlots={otherSlots} posted={posted} />
      )}
    </>
  )
}
