import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Booking, BookingList, BookingSlots } from '#shared/contracts/booking/bookings.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { bookingSlotsQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { fullMoment, zoneAt } from '#web/lib/staff/meeting-labels.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx'
import { isolated } from '#web/ui/list/direction.ts'
import { NowTimes } from './both-times.tsx'
import { WordField, wordIn } from './cancel-dialog.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { TimePicker } from './move-times.tsx'
import { inBothZones } from './two-zones.ts'
import type { BookingActs } from './use-booking-acts.ts'
import { VisitorTold } from './visitor-told.tsx'

interface MoveDialogProps {
  /** Meeting to move. Undefined while the dialog is closed. */
  readonly booking: Booking | undefined
  readonly mail: BookingList['mail'] | undefined
  readonly act: BookingActs['move']
  /** Current time in milliseconds since 1970. */
  readonly now: number
  readonly onClose: () => void
}

interface FreeTimesProps {
  readonly booking: Booking
  readonly slots: UseQueryResult<BookingSlots>
  readonly onChoose: (time: string | undefined) => void
}

/** Free times, or the reason why there are none. */
function FreeTimes({ booking, slots: { data, error, refetch }, onChoose }: FreeTimesProps) {
  if (data !== undefined) {
    return <TimePicker booking={booking} free={data} onChoose={onChoose} />
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

/** Text about the content of the email that is sent when a meeting is moved. */
function moveInWords(to: string | undefined, zone: string): string {
  return to === undefined
    ? 'states the new time, with your message'
    : `the meeting is on ${fullMoment(to, zone)} in ${zoneAt(to, zone)} now, with your message`
}

/** Dialog that moves a meeting to another free time, with a message to the visitor. */
export function MoveDialog({ booking, mail, act, now, onClose }: MoveDialogProps) {
  const { api } = useStaff()
  const [chosen, setChosen] = useState<string>()
  const slots = useQuery({ ...bookingSlotsQuery(api), enabled: booking !== undefined })
  // Discards the chosen time if it is no longer free, because another visitor has booked it.
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
      className="dialog-tall"
      open={booking !== undefined}
      title={
        booking === undefined
          ? 'Move the meeting'
          : `Move the meeting with ${isolated(booking.name)}`
      }
      onClose={close}
      onSubmit={(values) => {
        if (booking === undefined || to === undefined) return
        act.mutate({ booking, to, word: wordIn(values) }, { onSuccess: close })
      }}
      submit={to === undefined ? 'Move the meeting' : `Move to ${inBothZones(to, zone).short[0]}`}
      cancel={`Keep ${inZone(booking?.starts_at ?? new Date(0).toISOString(), identity.timeZone).time}`}
      busy={act.isPending}
      disabled={to === undefined || booking?.state === 'cancelled'}
      problem={isGone ? 'Choose another time. This one isn’t free any more' : act.error?.message}
    >
      {booking !== undefined && (
        <>
          <ChangedNotice booking={booking} now={now} />
          <NowTimes booking={booking} />
          <FreeTimes booking={booking} slots={slots} onChoose={setChosen} />
          <WordField name={booking.name} />
          <VisitorTold booking={booking} mail={mail} says={moveInWords(to, zone)} />
        </>
      )}
    </DialogForm>
  )
}
