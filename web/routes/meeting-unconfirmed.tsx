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
        title={unconfirmed === undefined ? 'Link lapsed' : 'Check your email'}
        description="A meeting that is booked once it is confirmed by email."
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
