import {
  BOOKING_LIMITS,
  type Booking,
  type BookingList,
} from '#shared/contracts/booking/bookings.ts'
import { fullMoment, zoneAt } from '#web/lib/staff/meeting-labels.ts'
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx'
import { isolated } from '#web/ui/list/direction.ts'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { CancelTimes } from './both-times.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import type { BookingActs } from './use-booking-acts.ts'
import { VisitorTold } from './visitor-told.tsx'

interface CancelDialogProps {
  /** Meeting to cancel. Undefined while the dialog is closed. */
  readonly booking: Booking | undefined
  readonly mail: BookingList['mail'] | undefined
  readonly act: BookingActs['cancel']
  /** Current time in milliseconds since 1970. */
  readonly now: number
  readonly onClose: () => void
}

/** Field for a message to the visitor. */
export function WordField({ name }: { readonly name: string }) {
  return (
    <TextArea
      name="word"
      label={`A word to ${name}`}
      hint="Also shown on the meeting’s page."
      rows={3}
      maxLength={BOOKING_LIMITS.word}
      optional
      dir="auto"
    />
  )
}

/** Message to the visitor, read from the values of a form. */
export function wordIn(values: FormData): string {
  const word = values.get('word')
  return typeof word === 'string' ? word : ''
}

/** Dialog that asks for confirmation before a meeting is cancelled. A note says which email the visitor receives. */
export function CancelDialog({ booking, mail, act, now, onClose }: CancelDialogProps) {
  const when =
    booking &&
    `${fullMoment(booking.starts_at, booking.time_zone)} in ${zoneAt(booking.starts_at, booking.time_zone)}`
  return (
    <DialogForm
      id="cancel-meeting"
      open={booking !== undefined}
      className="dialog-narrow"
      title={
        booking === undefined
          ? 'Cancel the meeting?'
          : `Cancel the meeting with ${isolated(booking.name)}?`
      }
      focus="textarea"
      onClose={onClose}
      onSubmit={(values) => {
        if (booking === undefined) return
        act.mutate({ booking, word: wordIn(values) }, { onSuccess: onClose })
      }}
      submit="Cancel the meeting"
      cancel="Keep it"
      isDanger
      busy={act.isPending}
      disabled={booking?.state === 'cancelled'}
      problem={act.error?.message}
    >
      {booking !== undefined && (
        <>
          <ChangedNotice booking={booking} now={now} />
          <CancelTimes booking={booking} />
          <WordField name={booking.name} />
          <VisitorTold
            booking={booking}
            mail={mail}
            says={`the meeting on ${when ?? ''} is cancelled, with your message`}
          />
          <p className="field-hint">
            Others can book the time at once. You can’t undo this; the visitor has to book again.
          </p>
        </>
      )}
    </DialogForm>
  )
}
