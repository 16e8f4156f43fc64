import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Booking, BookingSlots } from '#shared/contracts/booking/bookings.ts'
import { dayInWords } from '#shared/time/days.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { spanInWords } from '../booking-labels.ts'
import { dayTimes, type TimeRow } from './two-zones.ts'

/** Number of days visible at once. */
const DAYS_SHOWN = 5

const dayOf = (at: string) => inZone(at, identity.timeZone).day

interface DaysProps {
  readonly days: readonly string[]
  /** First visible day. */
  readonly first: string
  readonly chosen: string
  readonly onChoose: (day: string) => void
  /** Called with the first day of the previous or next five days when the user turns the page. */
  readonly onTurn: (first: string) => void
}

const nameOf = (day: string) => {
  const { weekday, date } = dayInWords(day)
  return `${weekday.slice(0, 3)} ${date}`
}

interface TurnProps {
  readonly label: string
  readonly Icon: typeof ChevronLeft
  /** First day of the previous or next five days. Undefined if there are none in that direction. */
  readonly to: string | undefined
  readonly onTurn: (first: string) => void
}

function Turn({ label, Icon, to, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className="desk-button"
      aria-label={label}
      data-tip=""
      disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) onTurn(to)
      }}
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
    </button>
  )
}

/** Columns with the free times of five days, and buttons for earlier and later days. */
function Days({ days, first, chosen, onChoose, onTurn }: DaysProps) {
  const at = days.filter((day) => day < first).length
  const shown = days.slice(at, at + DAYS_SHOWN)
  return (
    <div className="move-days">
      <p className="move-days-head">
        <strong id="move-days">{spanInWords(shown[0] ?? first, shown.at(-1) ?? first)}</strong>
        <Turn
          label="Earlier days"
          Icon={ChevronLeft}
          to={at > 0 ? days[Math.max(0, at - DAYS_SHOWN)] : undefined}
          onTurn={onTurn}
        />
        <Turn label="Later days" Icon={ChevronRight} to={days[at + DAYS_SHOWN]} onTurn={onTurn} />
      </p>
      <div className="move-days-row" role="radiogroup" aria-labelledby="move-days">
        {shown.map((day) => (
          <label key={day}>
            <input
              type="radio"
              name="day"
              className="sr-only"
              value={day}
              aria-label={dayInWords(day).long}
              checked={day === chosen}
              onChange={() => onChoose(day)}
            />
            <span aria-hidden="true">{nameOf(day)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

interface TimesProps {
  readonly zone: string
  /** Start times of the free slots of one day. */
  readonly times: readonly string[]
  readonly onChoose: (time: string) => void
}

function Theirs({ row: { theirs, odd } }: { readonly row: TimeRow }) {
  return (
    <span className="move-theirs">
      <span className="sr-only">, theirs </span>
      {theirs}
      {odd !== undefined && <em> {odd}</em>}
    </span>
  )
}

/** Free times of a day, each in the zones of company and visitor. */
export function Times({ zone, times, onChoose }: TimesProps) {
  const { yours, theirs, rows } = dayTimes(times, zone)
  return (
    <fieldset className="move-times" data-columns={theirs === undefined ? 1 : 2}>
      <legend className="sr-only">Free times</legend>
      <div className="move-rows">
        <p className="move-heads">
          <span>Yours, {yours}</span>
          <span data-same={theirs === undefined || undefined}>
            {theirs === undefined ? 'Same time for both of you' : `Theirs, ${theirs}`}
          </span>
        </p>
        {rows.map((row) => (
          <label key={row.at}>
            <input type="radio" name="starts_at" value={row.at} onChange={() => onChoose(row.at)} />
            <span>{row.yours}</span>
            {theirs !== undefined && <Theirs row={row} />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface PickerProps {
  readonly booking: Booking
  readonly free: BookingSlots
  readonly onChoose: (time: string | undefined) => void
}

/** Picker for the new day and time of a meeting. Starts with the first free day on or after the current day of the meeting. */
export function TimePicker({ booking, free, onChoose }: PickerProps) {
  const days = [...new Set(free.slots.map(dayOf))]
  const [chosen, setChosen] = useState(
    () => days.find((day) => day >= dayOf(booking.starts_at)) ?? days[0] ?? '',
  )
  const [first, setFirst] = useState(chosen)
  if (days.length === 0 || chosen === '') {
    return (
      <p role="alert">
        Cancel this meeting, or change days off or hours. No times are free in the next weeks.
      </p>
    )
  }
  const times = free.slots.filter((at) => dayOf(at) === chosen)
  const choose = (day: string) => {
    setChosen(day)
    onChoose(undefined)
  }
  return (
    <>
      <Days
        days={days}
        first={first}
        chosen={chosen}
        onChoose={choose}
        onTurn={(to) => {
          setFirst(to)
          choose(to)
        }}
      />
      {times.length === 0 && (
        <p role="alert">
          Choose another day: nothing is free on {dayInWords(chosen).short} any more.
        </p>
      )}
      {times.length > 0 && (
        <Times key={chosen} zone={booking.time_zone} times={times} onChoose={onChoose} />
      )}
    </>
  )
}
