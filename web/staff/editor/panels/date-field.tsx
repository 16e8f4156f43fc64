import { MINUTE } from '#shared/time/units.ts'
import { exactMoment, fieldMoment, ownZone, zoneInWords } from '#web/lib/staff/moments.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface DateFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Date and time in ISO 8601, or an empty text. */
  readonly value: string
  readonly onChange: (iso: string) => void
}

const isMoment = (iso: string) => !Number.isNaN(Date.parse(iso))

/** Converts a local time of the browser to ISO 8601. Returns an empty text for invalid input. */
function momentOf(typed: string): string {
  // Without an offset, the time is parsed in the browser's zone.
  const date = new Date(typed)
  return typed === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** Field for date and time in the zone of the browser, which is part of the label. The hint repeats the time in UTC. */
export function DateField({ name, label, hint, error, value, onChange }: DateFieldProps) {
  const now = useNow(MINUTE)
  const isSet = isMoment(value)
  const zone = zoneInWords(isSet ? value : new Date(now).toISOString())
  const utc = isSet && ownZone() !== 'UTC' ? `${exactMoment(value, 'UTC')} UTC` : ''
  return (
    <TextField
      type="datetime-local"
      name={name}
      label={`${label}, ${zone}`}
      hint={[utc, hint].filter(Boolean).join('. ') || undefined}
      error={error}
      required={false}
      value={fieldMoment(value)}
      onChange={(event) => onChange(momentOf(event.currentTarget.value))}
    />
  )
}
