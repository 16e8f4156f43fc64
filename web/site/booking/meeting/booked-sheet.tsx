import { Download } from 'lucide-react'
import type { Meeting } from '#shared/contracts/booking/bookings.ts'
import { meetingPage } from '#shared/pages/meetings/meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { Stamp } from '#web/ui/stamp/stamp.tsx'
import { BookedRows } from './booked-rows.tsx'
import type { SheetProps } from '../booking-sending.ts'
import { BookingFrame } from '../booking-frame.tsx'
import { meetingIn } from '../free-days.ts'
import { Slip } from '../slip.tsx'

interface BookedSheetProps extends SheetProps {
  readonly meeting: Meeting
}

const { booked } = meetingPage

function headingOf({ state, cancelled_by: by, moved_from: movedFrom }: Meeting, isOver: boolean) {
  if (state === 'cancelled') return by === 'staff' ? booked.cancelledByStaff : booked.cancelled
  if (isOver) return booked.over
  return movedFrom === null ? booked.heading : booked.moved
}

/** Actions that the visitor can take on a meeting. */
function Actions({
  meeting,
  isOver,
  isEmbedded,
}: Omit<BookedSheetProps, 'now'> & { isOver: boolean }) {
  const { key, state, can_change: canChange } = meeting
  const target = isEmbedded === true ? '_blank' : undefined
  const about = meeting.about === 'other' ? undefined : meeting.about
  if (state === 'cancelled' || isOver) {
    return (
      <p className="booked-actions">
        <a className="button" href={paths.booking(about)}>
          {booked.again}
        </a>
      </p>
    )
  }
  return (
    <p className="booked-actions">
      <a className="button" href={paths.meetingInvitation(key)} download>
        <Download size={18} strokeWidth={1.5} aria-hidden="true" />
        {booked.ics}
      </a>
      {canChange && (
        <>
          <a className="text-link" href={paths.meetingMove(key)} target={target}>
            {booked.move}
          </a>
          <a className="text-link booked-cancel" href={paths.meetingCancel(key)} target={target}>
            {booked.cancel}
          </a>
        </>
      )}
    </p>
  )
}

/** Result of a booking: its number, the time in the visitor's zone and in UTC, actions and a stamp. */
export function BookedSheet({ meeting, now, isNew = false, isEmbedded }: BookedSheetProps) {
  const { starts_at: start, time_zone: zone, state } = meeting
  const isOff = state === 'cancelled'
  const isOver = !isOff && Date.parse(meeting.ends_at) <= Date.parse(now)
  const { short, from } = meetingIn(start, zone)
  const isBooked = !isOff && !isOver
  return (
    <BookingFrame
      heading={headingOf(meeting, isOver)}
      step={isBooked && meeting.moved_from === null ? 3 : undefined}
      isNews={isNew}
      isEmbedded={isEmbedded}
    >
      <Slip
        time={start}
        zone={zone}
        host={meeting.host}
        isOff={isOff}
        className="appointment-booked"
      >
        <div className="booked">
          <p className="label">
            {isOff ? booked.cancelledKind : booked.kind} <span>No. {meeting.number}</span>
          </p>
          <h2 className="booked-title">
            <time dateTime={start} data-off={isOff || undefined}>
              {short}, {from}
            </time>
          </h2>
          <BookedRows meeting={meeting} />
          {isBooked && <Stamp word="Booked" at={start} falls={isNew} />}
          <Actions meeting={meeting} isOver={isOver} isEmbedded={isEmbedded} />
        </div>
      </Slip>
    </BookingFrame>
  )
}
