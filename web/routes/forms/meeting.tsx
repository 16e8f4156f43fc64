import '#web/site/inquiry/receipt.css'
import '#web/site/booking/booking.css'
import '#web/site/booking/booking-steps.css'
import { useLoaderData } from 'react-router-dom'
import { BookedSheet } from '#web/site/booking/meeting/booked-sheet.tsx'
import { MeetingGone } from '#web/site/booking/meeting/meeting-gone.tsx'
import { loadMeeting, type MeetingState } from '#web/lib/page/meeting-loader.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'

export { loadMeeting as createLoader }

/** Page of a booked meeting. */
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
