import { useState } from 'react'
import { BOOKING_LIMITS } from '#shared/contracts/booking/bookings.ts'
import { bookingHours, type BookingSettings } from '#shared/contracts/booking/booking-settings.ts'
import { WEEKDAYS } from '#shared/time/day-names.ts'
import { identity } from '#shared/company/identity.ts'
import { fieldErrors, refusedFields } from '#web/lib/staff/queries/field-errors.ts'
import { zoneAt } from '#web/lib/staff/meeting-labels.ts'
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx'
import { Checkbox, Fieldset } from '#web/ui/fields/choice-field.tsx'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { BookingActs } from '../meeting/use-booking-acts.ts'

/** Every half hour of a day. */
const times = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

interface HoursDialogProps {
  /** Current settings. The dialog is open while they are defined. */
  readonly settings: BookingSettings | undefined
  readonly act: BookingActs['changeHours']
  /** Current time in milliseconds since 1970. */
  readonly now: number
  readonly onClose: () => void
}

interface FieldsProps {
  readonly now: number
  readonly settings: BookingSettings
  readonly problems: Readonly<Record<string, string>>
}

function Fields({ now, settings: { hours, revision }, problems }: FieldsProps) {
  const [opened] = useState(revision)
  return (
    <>
      {revision !== opened && (
        <p className="stale-notice" role="alert">
          Close this dialog and open it again. Someone else has changed the hours.
        </p>
      )}
      <input type="hidden" name="revision" value={opened} />
      <Fieldset legend="Days">
        <div className="hours-days">
          {WEEKDAYS.map((name, index) => (
            <Checkbox
              key={name}
              id={`hours-day-${index + 1}`}
              name="days"
              label={name}
              value={index + 1}
              defaultChecked={hours.days.includes(index + 1)}
            />
          ))}
        </div>
        {problems['days'] !== undefined && <FieldError text={problems['days']} />}
      </Fieldset>
      <div className="field-pair">
        <SelectField
          name="opens"
          label="First meeting"
          choices={times}
          defaultValue={hours.opens}
          error={problems['opens']}
        />
        <SelectField
          name="closes"
          label="Last meeting ends"
          choices={times}
          defaultValue={hours.closes}
          error={problems['closes']}
        />
      </div>
      <TextField
        name="host"
        label="Who takes the meetings"
        hint="Visitors see it when they book."
        maxLength={BOOKING_LIMITS.host}
        autoComplete="off"
        defaultValue={hours.host}
        error={problems['host']}
      />
      <p className="field-hint">
        Times are those of {zoneAt(new Date(now).toISOString(), identity.timeZone)}. Meetings that
        are booked stay where they are.
      </p>
    </>
  )
}

/** Dialog that changes working days, hours and the staff who take meetings. */
export function HoursDialog({ settings, act, now, onClose }: HoursDialogProps) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const close = () => {
    setProblems({})
    onClose()
  }
  return (
    <DialogForm
      id="booking-hours"
      open={settings !== undefined}
      title="Change the hours"
      focus="input"
      onClose={close}
      onSubmit={(values) => {
        const parsed = bookingHours.safeParse({
          days: values.getAll('days').map(Number),
          opens: values.get('opens'),
          closes: values.get('closes'),
          host: values.get('host'),
        })
        setProblems(parsed.success ? {} : fieldErrors(parsed.error))
        if (!parsed.success || settings === undefined) return
        const was = { ...settings, revision: Number(values.get('revision')) }
        act.mutate(
          { to: parsed.data, was },
          {
            onSuccess: close,
            onError: (error) =>
              setProblems(refusedFields(error, ['days', 'opens', 'closes', 'host'])),
          },
        )
      }}
      submit="Save the hours"
      busy={act.isPending}
      problem={problems['form']}
    >
      {settings !== undefined && <Fields settings={settings} problems={problems} now={now} />}
    </DialogForm>
  )
}
