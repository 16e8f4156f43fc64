import { placeAddress, type BookingPlace } from '#shared/paths/booking-place.ts'
import type { BookingSlots, Meeting } from '#shared/contracts/booking/bookings.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { dayInWords } from '#shared/time/days.ts'
import { meetingPage } from '#shared/pages/meetings/meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { AskMove, MoveRefusal } from './ask-move.tsx'
import { BookingFrame } from '../booking-frame.tsx'
import { NoTimes } from '../no-times.tsx'
import { nearestTimes } from '../other-times.ts'
import { Picker } from '../picker.tsx'
import { Slip } from '../slip.tsx'
import { useNow, usePicked } from '../use-picked.ts'
import { meetingInWords } from '../zones.ts'

interface MoveMeetingProps {
  readonly meeting: Meeting
  /** Free times. Undefined if they cannot be loaded. */
  readonly slots: BookingSlots | undefined
  readonly place: BookingPlace
  /** Current time of the server, ISO 8601. */
  readonly now: string
  readonly posted?: PostedForm | undefined
}

const { move } = meetingPage

/** Current time of the meeting, and a link for leaving the meeting at this time. */
function AsItIs({ meeting, zone }: { readonly meeting: Meeting; readonly zone: string }) {
  return (
    <p className="booking-now">
      {move.from}: {meetingInWords(meeting.starts_at, zone)}.{' '}
      <a className="text-link" href={paths.meetingBooked(meeting.key)}>
        {move.keep}
      </a>
    </p>
  )
}

/** Message that no other time is free. The meeting stays at its time. */
function WithoutTimes({ meeting, slots, place }: MoveMeetingProps) {
  const zone = place.zone ?? meeting.time_zone
  const here = placeAddress(paths.meetingMove(meeting.key), place)
  return (
    <BookingFrame heading={move.heading}>
      <AsItIs meeting={meeting} zone={zone} />
      <Slip time={meeting.starts_at} zone={zone} host={meeting.host}>
        <NoTimes kind={slots === undefined ? 'failed' : 'empty'} service={undefined} here={here} />
      </Slip>
    </BookingFrame>
  )
}

/** Choice of one of the free times to which the meeting can be moved. */
function AmongTimes(props: MoveMeetingProps & { readonly slots: BookingSlots }) {
  const { meeting, slots, place, posted } = props
  const now = useNow(props.now)
  const picked = usePicked(slots, place)
  const path = paths.meetingMove(meeting.key)
  const { zone } = picked
  const { time: asked } = place
  const { host } = meeting
  if (asked !== undefined) {
    // The server may have rejected the move for another reason than a taken time.
    const isTaken = !slots.slots.includes(asked) || posted?.otherSlots !== undefined
    return (
      <BookingFrame heading={move.heading}>
        <Slip time={isTaken ? undefined : asked} zone={zone} host={host}>
          <AskMove
            meeting={meeting}
            time={asked}
            others={isTaken ? (posted?.otherSlots ?? nearestTimes(slots.slots, asked)) : undefined}
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
      <MoveRefusal posted={posted} isTaken={false} />
      <AsItIs meeting={meeting} zone={zone} />
      <Slip time={picked.time} day={day} zone={zone} host={host} className="appointment-pick">
        <Picker slots={slots} picked={picked} place={place} path={path} now={now} />
      </Slip>
    </BookingFrame>
  )
}

/** Moves a meeting: the visitor chooses another time and confirms it. */
export function MoveMeeting({ slots, ...props }: MoveMeetingProps) {
  return slots === undefined || slots.slots.length === 0 ? (
    <WithoutTimes slots={slots} {...props} />
  ) : (
    <AmongTimes slots={slots} {...props} />
  )
}
