import './booked.css'
import type { Meeting } from '#shared/contracts/booking/bookings.ts'
import { meetingPage } from '#shared/pages/meetings/meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { BookingFrame } from '../booking-frame.tsx'
import { Slip } from '../slip.tsx'
import { meetingInWords } from '../zones.ts'

/** Form that asks for confirmation before a meeting is cancelled. */
export function CancelMeeting({ meeting }: { readonly meeting: Meeting }) {
  const { starts_at: start, time_zone: zone } = meeting
  const { cancel } = meetingPage
  return (
    <BookingFrame heading={cancel.heading}>
      <Slip time={start} zone={zone} host={meeting.host}>
        <form className="details" method="post" action={paths.meetingCancel(meeting.key)}>
          <h2 className="details-title">{meetingInWords(start, zone)}</h2>
          <p className="details-ask">{cancel.ask}</p>
          <div className="booked-actions">
            <button type="submit" className="button button-danger">
              {cancel.send}
            </button>
            <a className="text-link" href={paths.meetingBooked(meeting.key)}>
              {cancel.keep}
            </a>
          </div>
        </form>
      </Slip>
    </BookingFrame>
  )
}
