import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Booking, BookingList, BookingSlots } from '#shared/contracts/bookings.ts'
import { dayInWords } from '#shared/days.ts'
import { identity } from '#shared/identity.ts'
import { inZone } from '#shared/zone-time.ts'
import { bookingSlotsQuery } from '#web/lib/staff/booking-queries.ts'
import { fullMoment, isElsewhere, zoneAt } from '#web/lib/staff/meeting-words.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { Calendar } from '#web/ui/calendar/calendar.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { WordField, wordIn } from './cancel-dialog.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import type { BookingActs } from './use-booking-acts.ts'
import { VisitorTold } from './visitor-told.tsx'

interface MoveDialogProps {
  /** The meeting; the dialog is open while there is one. */
  readonly booking: Booking | undefined
  readonly mail: BookingList['mail'] | undefined
  readonly act: BookingActs['move']
  /** Milliseconds since 1970. */
  readonly now: number
  readonly onClose: () => void
}

interface TimesProps {
  readonly booking: Booking
  readonly day: string
  /** Starts of free times on that day. */
  readonly times: readonly string[]
  readonly onChoose: (time: string) => void
}

function Times({ booking, day, times, onChoose }: TimesProps) {
  const { time_zone: zone, starts_at: startsAt } = booking
  const elsewhere = isElsewhere(times[0] ?? startsAt, zone)
  return (
    <fieldset className="move-times">
      <legend>
        {dayInWords(day).short}, {zoneAt(times[0] ?? startsAt, identity.timeZone)}
        {elsewhere && `; below, the visitor’s time in ${zoneAt(times[0] ?? startsAt, zone)}`}
      </legend>
      {times.map((at) => (
        <label key={at}>
          <input
            type="radio"
            name="starts_at"
            className="sr-only"
            value={at}
            onChange={() => onChoose(at)}
          />
          <span>{inZone(at, identity.timeZone).time}</span>
          {elsewhere && <small>{inZone(at, zone).time}</small>}
        </label>
      ))}
    </fieldset>
  )
}

interface PickerProps {
  readonly booking: Booking
  readonly free: BookingSlots
  readonly now: number
  readonly onChoose: (time: string | undefined) => void
}

/** The calendar and the times of the day that is chosen in it, by the company’s clocks. */
function Picker({ booking, free, now, onChoose }: PickerProps) {
  const [day, setDay] = useState<string>()
  const dayOf = (at: string) => inZone(at, identity.timeZone).day
  const days = new Set(free.slots.map(dayOf))
  const times = free.slots.filter((at) => dayOf(at) === day)
  if (days.size === 0) {
    return (
      <p role="alert">
        Cancel this meeting, or change days off or hours first: no time is free in the next weeks.
      </p>
    )
  }
  return (
    <>
      <Calendar
        today={inZone(new Date(now).toISOString(), identity.timeZone).day}
        lastDay={free.last_day}
        free={days}
        chosen={day}
        onChoose={(to) => {
          setDay(to)
          onChoose(undefined)
        }}
        level={3}
      />
      {day !== undefined && times.length > 0 && (
        <Times key={day} booking={booking} day={day} times={times} onChoose={onChoose} />
      )}
      {day !== undefined && times.length === 0 && (
        <p role="alert">Choose another day: nothing is free on {dayInWords(day).short} any more.</p>
      )}
    </>
  )
}

interface FreeTimesProps {
  readonly booking: Booking
  readonly slots: UseQueryResult<BookingSlots>
  readonly now: number
  readonly onChoose: (time: string | undefined) => void
}

/** The free times, or why there are none to see. */
function FreeTimes({ booking, slots: { data, error, refetch }, now, onChoose }: FreeTimesProps) {
  if (data !== undefined) {
    return <Picker booking={booking} free={data} now={now} onChoose={onChoose} />
  }
  if (error === null) return <output className="field-hint">Loading the free times…</output>
  return (
    <p role="alert">
      {error.message}{' '}
      <button type="button" className="desk-link" onClick={() => void refetch()}>
        Try again
      </button>
    </p>
  )
}

/** What the email says of a move. */
function moveInWords(to: string | undefined, zone: string): string {
  return to === undefined
    ? 'names the new time, with your word'
    : `the meeting is on ${fullMoment(to, zone)} in ${zoneAt(to, zone)} now, with your word`
}

/** Moves a meeting to another free time, with a word to its visitor. */
export function MoveDialog({ booking, mail, act, now, onClose }: MoveDialogProps) {
  const { api } = useStaff()
  const [chosen, setChosen] = useState<string>()
  const slots = useQuery({ ...bookingSlotsQuery(api), enabled: booking !== undefined })
  // Somebody else may have taken it while it was looked at.
  const to = slots.data?.slots.find((at) => at === chosen)
  const isGone = chosen !== undefined && to === undefined && !act.isPending
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  const zone = booking?.time_zone ?? identity.timeZone
  return (
    <DialogForm
      id="move-meeting"
      open={booking !== undefined}
      title="Move the meeting"
      onClose={close}
      onSubmit={(values) => {
        if (booking === undefined || to === undefined) return
        act.mutate({ booking, to, word: wordIn(values) }, { onSuccess: close })
      }}
      submit="Move the meeting"
      cancel="Leave it where it is"
      busy={act.isPending}
      disabled={to === undefined || booking?.state === 'cancelled'}
      problem={isGone ? 'Choose another time. This one isn’t free any more' : act.error?.message}
    >
      {booking !== undefined && (
        <>
          <ChangedNotice booking={booking} now={now} />
          <p>
            <strong dir="auto">{booking.name}</strong>, now {fullMoment(booking.starts_at, zone)} in{' '}
            {zoneAt(booking.starts_at, zone)}
          </p>
          <FreeTimes booking={booking} slots={slots} now={now} onChoose={setChosen} />
          <WordField name={booking.name} />
          <VisitorTold booking={booking} mail={mail} says={moveInWords(to, zone)} />
        </>
      )}
    </DialogForm>
  )
}
