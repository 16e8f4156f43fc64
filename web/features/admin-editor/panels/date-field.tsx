import { TextField } from '#web/ui/form/text-field.tsx'

interface DateFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** ISO 8601, or empty. */
  readonly value: string
  readonly onChange: (iso: string) => void
}

const minutes = (iso: string) => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16)
}

/** A day and time in UTC. */
export function DateField({ name, label, hint, error, value, onChange }: DateFieldProps) {
  return (
    <TextField
      type="datetime-local"
      name={name}
      label={`${label}, UTC`}
      hint={hint}
      error={error}
      required={false}
      value={minutes(value)}
      onChange={(event) => {
        const { value: typed } = event.currentTarget
        onChange(typed === '' ? '' : `${typed}:00.000Z`)
      }}
    />
  )
}
