import { placeAddress, type BookingPlace } from '#shared/booking-place.ts'
import type { BookingSlots, Meeting } from '#shared/contracts/bookings.ts'
import type { PostedForm } from '#shared/contracts/posted-form.ts'
import { dayInWords } from '#shared/days.ts'
import { meetingPage } from '#shared/pages/company/meeting.ts'
import { paths } from '#shared/paths.ts'
import { AskMove } from './ask-move.tsx'
import { BookingFrame } from './booking-frame.tsx'
import { NoTimes } from './no-times.tsx'
import { nearestTimes } from './other-times.ts'
import { Picker } from './picker.tsx'
import { Slip } from './slip.tsx'
import { useNow, usePicked } from './use-picked.ts'
import { meetingInWords } from './zones.ts'

interface MoveMeetingProps {
  readonly meeting: Meeting
  readonly slots: BookingSlots
  readonly place: BookingPlace
  /** The present moment by the server's clock, ISO 8601. */
  readonly now: string
  readonly posted?: PostedForm | undefined
}

/** Chooses another time for a meeting, and then asks whether it is to be moved there. */
export function MoveMeeting({ meeting, slots, place, now: first, posted }: MoveMeetingProps) {
  const now = useNow(first)
  const picked = usePicked(slots, place)
  const path = paths.meetingMove(meeting.key)
  const { zone } = picked
  const { move } = meetingPage
  const { time: asked } = place
  const { host } = meeting
  if (slots.slots.length === 0) {
    return (
      <BookingFrame heading={move.heading}>
        <Slip time={meeting.starts_at} zone={zone} host={host}>
          <NoTimes kind="empty" service={undefined} here={path} onRetry={() => undefined} />
        </Slip>
      </BookingFrame>
    )
  }
  if (asked !== undefined) {
    const isFree = slots.slots.includes(asked) && posted === undefined
    return (
      <BookingFrame heading={move.heading}>
        <Slip time={isFree ? asked : undefined} zone={zone} host={host}>
          <AskMove
            meeting={meeting}
            time={asked}
            others={isFree ? undefined : (posted?.otherSlots ?? nearestTimes(slots.slots, asked))}
            zone={zone}
            posted={posted}
            back={placeAddress(path, { ...place, time: undefined, zone })}
          />
        </Slip>
      </BookingFrame>
    )
  }
  const day = picked.day === undefined ? undefined : dayInWords(picked.day).long
  return (
    <BookingFrame heading={move.heading}>
      <p className="booking-now">
        {move.from}: {meetingInWords(meeting.starts_at, zone)}.{' '}
        <a className="text-link" href={paths.meetingBooked(meeting.key)}>
          {move.keep}
        </a>
      </p>
      <Slip time={picked.time} day={day} zone={zone} host={host} className="appointment-pick">
        <Picker slots={slots} picked={picked} place={place} path={path} now={now} />
      </Slip>
    </BookingFrame>
  )
}
