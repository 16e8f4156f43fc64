import '#web/features/inquiry/receipt.css'
import '#web/styles/booking.css'
import '#web/styles/booking-steps.css'
import { useLoaderData } from 'react-router-dom'
import { LinkLapsed } from '#web/features/booking/link-lapsed.tsx'
import { UnconfirmedSheet } from '#web/features/booking/unconfirmed-sheet.tsx'
import { PageHead } from '#web/lib/page-head.tsx'
import { loadUnconfirmed, type UnconfirmedState } from '#web/lib/unconfirmed-loader.ts'

export { loadUnconfirmed as createLoader }

/** A meeting that waits for its confirmation by email. */
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
