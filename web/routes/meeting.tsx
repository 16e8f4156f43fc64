import '#web/features/inquiry/receipt.css'
import '#web/styles/booking.css'
import '#web/styles/booking-steps.css'
import { useLoaderData } from 'react-router-dom'
import { BookedSheet } from '#web/features/booking/booked-sheet.tsx'
import { MeetingGone } from '#web/features/booking/meeting-gone.tsx'
import { loadMeeting, type MeetingState } from '#web/lib/meeting-loader.ts'
import { PageHead } from '#web/lib/page-head.tsx'

export { loadMeeting as createLoader }

/** A meeting that was booked. */
export function Component() {
  const { meeting, now } = useLoaderData<MeetingState>()
  return (
    <>
      <PageHead
        title={meeting === undefined ? 'Meeting not available' : 'Your meeting'}
        description="A meeting that was booked on this site, and how to change it."
        noindex
      />
      {meeting === undefined ? <MeetingGone /> : <BookedSheet meeting={meeting} now={now} />}
    </>
  )
}
