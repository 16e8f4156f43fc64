import { placeAddress, type BookingPlace } from '#shared/booking-place.ts'
import type { BookingSlots, Meeting } from '#shared/contracts/bookings.ts'
import type { PostedForm } from '#shared/contracts/posted-form.ts'
import { dayInWords } from '#shared/days.ts'
import { page } from '#shared/pages/company/booking.ts'
import { paths } from '#shared/paths.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { BookingFrame } from './booking-frame.tsx'
import { meetingIn } from './free-days.ts'
import { NoTimes } from './no-times.tsx'
import { nearestTimes } from './other-times.ts'
import { Picker } from './picker.tsx'
import { Slip } from './slip.tsx'
import { TimeChoice } from './time-choice.tsx'
import { useNow, usePicked } from './use-picked.ts'
import { zoneInWords } from './zones.ts'

const OTHER_TIMES = 6

function inWords(start: string, zone: string): string {
  const { short, from, to } = meetingIn(start, zone)
  return `${short}, ${from} to ${to}, ${zoneInWords(zone, start)}`
}

interface MoveProps {
  readonly meeting: Meeting
  readonly slots: BookingSlots
  readonly place: BookingPlace
  readonly now: string
  readonly posted?: PostedForm | undefined
}

/** Chooses another time for a meeting, and asks once before it is moved. The form is posted as plain HTML posts it. */
export function MoveMeeting({ meeting, slots, place, now: first, posted }: MoveProps) {
  const now = useNow(first)
  const picked = usePicked(slots, place)
  const path = paths.meetingMove(meeting.key)
  const { zone } = picked
  const { move, details } = page
  const { time: asked } = place
  const keep = (
    <a className="text-link" href={paths.meetingBooked(meeting.key)}>
      {move.keep}
    </a>
  )
  if (slots.slots.length === 0) {
    return (
      <BookingFrame heading={move.heading}>
        <Slip time={meeting.starts_at} zone={zone} host={meeting.host}>
          <NoTimes kind="empty" service={undefined} here={path} onRetry={() => undefined} />
        </Slip>
      </BookingFrame>
    )
  }
  if (asked === undefined) {
    return (
      <BookingFrame heading={move.heading}>
        <p className="booking-now">
          {move.from}: {inWords(meeting.starts_at, zone)}. {keep}
        </p>
        <Slip
          time={picked.time}
          day={picked.day === undefined ? undefined : dayInWords(picked.day).long}
          zone={zone}
          host={meeting.host}
          className="appointment-pick"
        >
          <Picker slots={slots} picked={picked} place={place} path={path} now={now} />
        </Slip>
      </BookingFrame>
    )
  }
  const isFree = slots.slots.includes(asked) && posted === undefined
  const others = posted?.otherSlots ?? nearestTimes(slots.slots, asked, OTHER_TIMES)
  const problem = posted?.problem ?? page.takenMeanwhile
  return (
    <BookingFrame heading={move.heading}>
      <Slip time={isFree ? asked : undefined} zone={zone} host={meeting.host}>
        <form className="details" method="post" action={path}>
          <h2 className="details-title">{move.title}</h2>
          <p className="details-ask">{move.ask}</p>
          {!isFree && (
            <ErrorSummary
              errors={posted?.errors ?? {}}
              problem={problem}
              labels={{}}
              first={posted !== undefined}
              ref={null}
            />
          )}
          <dl className="booked-rows">
            <div>
              <dt>{move.from}</dt>
              <dd>{inWords(meeting.starts_at, zone)}</dd>
            </div>
            {isFree && (
              <div>
                <dt>{move.to}</dt>
                <dd>{inWords(asked, zone)}</dd>
              </div>
            )}
          </dl>
          {isFree ? (
            <input type="hidden" name="starts_at" value={asked} />
          ) : (
            <TimeChoice times={others} zone={zone} error={undefined} chosen={others[0] ?? ''} />
          )}
          <input type="hidden" name="time_zone" value={zone} />
          <div className="booked-actions">
            <button type="submit" className="button">
              {move.send}
            </button>
            <a className="text-link" href={placeAddress(path, { ...place, time: undefined, zone })}>
              <span aria-hidden="true">←</span> {details.back}
            </a>
          </div>
        </form>
      </Slip>
    </BookingFrame>
  )
}

/** Asks once before a meeting is called off. */
export function CancelMeeting({ meeting }: { readonly meeting: Meeting }) {
  const { starts_at: start, time_zone: zone } = meeting
  const { cancel } = page
  return (
    <BookingFrame heading={cancel.heading}>
      <Slip time={start} zone={zone} host={meeting.host}>
        <form className="details" method="post" action={paths.meetingCancel(meeting.key)}>
          <h2 className="details-title">{inWords(start, zone)}</h2>
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
