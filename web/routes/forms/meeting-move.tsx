import '#web/site/inquiry/receipt.css'
import '#web/site/booking/booking.css'
import '#web/site/booking/booking-steps.css'
import { useLoaderData } from 'react-router-dom'
import { MoveMeeting } from '#web/site/booking/meeting/move-meeting.tsx'
import { MeetingGone } from '#web/site/booking/meeting/meeting-gone.tsx'
import { loadMeeting, type MeetingState } from '#web/lib/page/meeting-loader.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'

export { loadMeeting as createLoader }

/** Page on which a visitor moves a meeting. */
export function Component() {
  const { meeting, slots, place, now, posted } = useLoaderData<MeetingState>()
  return (
    <>
      <PageHead
        title="Move your meeting"
        description="Choose another time for a meeting you booked on this site."
        noindex
      />
      {meeting === undefined ? (
        <MeetingGone />
      ) : (
        <MoveMeeting meeting={meeting} slots={slots} place={place} now={now} posted={posted} />
      )}
    </>
  )
}
