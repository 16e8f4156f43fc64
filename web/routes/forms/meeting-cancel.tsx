import '#web/site/inquiry/receipt.css'
import '#web/site/booking/booking.css'
import '#web/site/booking/booking-steps.css'
import { useLoaderData } from 'react-router-dom'
import { CancelMeeting } from '#web/site/booking/meeting/cancel-meeting.tsx'
import { MeetingGone } from '#web/site/booking/meeting/meeting-gone.tsx'
import { loadMeeting, type MeetingState } from '#web/lib/page/meeting-loader.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'

export { loadMeeting as createLoader }

/** Page on which a visitor cancels a meeting. */
export function Component() {
  const { meeting } = useLoaderData<MeetingState>()
  return (
    <>
      <PageHead
        title="Cancel your meeting"
        description="Cancel a meeting you booked on this site."
        noindex
      />
      {meeting === undefined ? <MeetingGone /> : <CancelMeeting meeting={meeting} />}
    </>
  )
}
