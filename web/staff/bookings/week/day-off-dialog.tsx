import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOffInput } from '#shared/contracts/booking/booking-settings.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { bookingListQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { fieldErrors, refusedFields } from '#web/lib/staff/queries/field-errors.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { PartState } from '#web/ui/island/part-state.tsx'
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { countOf } from '../booking-labels.ts'
import type { BookingActs } from '../meeting/use-booking-acts.ts'

interface DayOffDialogProps {
  readonly open: boolean
  readonly act: BookingActs['addDayOff']
  /** Current time in milliseconds since 1970. */
  readonly now: number
  readonly onClose: () => void
}

interface BookedProps {
  readonly from: string
  readonly to: string
}

/** Number of meetings booked on the chosen days. */
function Booked({ from, to }: BookedProps) {
  const { api } = useStaff()
  const list = useQuery(bookingListQuery(api, { from, to }))
  return (
    <PartState answer={list} what="Meetings on these days">
      {({ results }) => <Stays booked={results.filter(({ state }) => state === 'booked').length} />}
    </PartState>
  )
}

function Stays({ booked }: { readonly booked: number }) {
  if (booked === 0) return null
  return (
    <output className="field-hint">
      {countOf(booked)} {booked === 1 ? 'is' : 'are'} booked on these days and{' '}
      {booked === 1 ? 'stays' : 'stay'} until you move {booked === 1 ? 'it' : 'them'}.
    </output>
  )
}

/** Dialog that adds days off. */
export function DayOffDialog({ open, act, now, onClose }: DayOffDialogProps) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [days, setDays] = useState({ from: '', to: '' })
  // Idempotency key, the same for every attempt to add the same days.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const close = () => {
    setProblems({})
    setDays({ from: '', to: '' })
    setKey(crypto.randomUUID())
    onClose()
  }
  const to = days.to === '' ? days.from : days.to
  const today = inZone(new Date(now).toISOString(), identity.timeZone).day
  const isSpan = dayOffInput.safeParse({ from: days.from, to }).success
  return (
    <DialogForm
      id="day-off"
      open={open}
      title="Add a day off"
      focus="input"
      onClose={close}
      onSubmit={(values) => {
        const parsed = dayOffInput.safeParse({ from: days.from, to, note: values.get('note') })
        setProblems(parsed.success ? {} : fieldErrors(parsed.error))
        if (!parsed.success) return
        act.mutate(
          { days: parsed.data, key },
          {
            onSuccess: close,
            onError: (error) => setProblems(refusedFields(error, ['from', 'to', 'note'])),
          },
        )
      }}
      submit="Add"
      busy={act.isPending}
      problem={problems['form']}
    >
      <div className="field-pair">
        <TextField
          name="from"
          label="First day"
          type="date"
          min={today}
          value={days.from}
          onChange={({ currentTarget: { value } }) => setDays({ ...days, from: value })}
          error={problems['from']}
        />
        <TextField
          name="to"
          label="Last day"
          type="date"
          optional
          min={days.from === '' ? today : days.from}
          value={days.to}
          onChange={({ currentTarget: { value } }) => setDays({ ...days, to: value })}
          error={problems['to']}
        />
      </div>
      <TextField
        name="note"
        label="Reason"
        hint="Only staff can see this."
        optional
        maxLength={120}
        autoComplete="off"
        dir="auto"
        error={problems['note']}
      />
      {isSpan && <Booked from={days.from} to={to} />}
    </DialogForm>
  )
}
