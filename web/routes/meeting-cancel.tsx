import '#web/features/inquiry/receipt.css'
import '#web/styles/booking.css'
import '#web/styles/booking-steps.css'
import { useLoaderData } from 'react-router-dom'
import { CancelMeeting } from '#web/features/booking/cancel-meeting.tsx'
import { MeetingGone } from '#web/features/booking/meeting-gone.tsx'
import { loadMeeting, type MeetingState } from '#web/lib/meeting-loader.ts'
import { PageHead } from '#web/lib/page-head.tsx'

export { loadMeeting as createLoader }

/** Where a visitor cancels their meeting. */
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
