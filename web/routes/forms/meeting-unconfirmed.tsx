import '#web/site/inquiry/receipt.css'
import '#web/site/booking/booking.css'
import '#web/site/booking/booking-steps.css'
import { useLoaderData } from 'react-router-dom'
import { LinkLapsed } from '#web/site/booking/meeting/link-lapsed.tsx'
import { UnconfirmedSheet } from '#web/site/booking/meeting/unconfirmed-sheet.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { loadUnconfirmed, type UnconfirmedState } from '#web/lib/page/unconfirmed-loader.ts'

export { loadUnconfirmed as createLoader }

/** Page of a meeting that waits for a confirmation by email. */
export function Component() {
  const { unconfirmed, now } = useLoaderData<UnconfirmedState>()
  return (
    <>
      <PageHead
        title={unconfirmed === undefined ? 'Link expired' : 'Check your email'}
        description="Confirm the meeting by email to book it."
        noindex
      />
      {unconfirmed === undefined ? (
        <LinkLapsed />
      ) : (
        <UnconfirmedSheet unconfirmed={unconfirmed} now={now} />
      )}
    </>
  )
}
