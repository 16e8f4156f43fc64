import { useState } from 'react'
import type { Tone } from '#web/blocks/callout.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { BlockForm } from './block-form.tsx'

const TONES = [
  { value: 'note', label: 'Note' },
  { value: 'tip', label: 'Tip' },
  { value: 'warning', label: 'Warning' },
]

interface CalloutFormProps {
  readonly tone: Tone
  readonly title: string
  readonly onDone: (fields: Readonly<Record<string, unknown>>) => void
}

/** Form for the kind of a callout, and for a title that replaces the name of the kind. The text is edited in place. */
export function CalloutForm({ onDone, ...initial }: CalloutFormProps) {
  const [tone, setTone] = useState<string>(initial.tone)
  const [title, setTitle] = useState(initial.title)
  return (
    <BlockForm onDone={() => onDone({ tone, title: title.trim() || undefined })}>
      <SelectField
        label="Kind"
        name="callout-tone"
        choices={TONES}
        value={tone}
        onChange={(event) => setTone(event.currentTarget.value)}
      />
      <TextField
        label="Title"
        name="callout-title"
        hint="Replaces the default heading"
        optional
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </BlockForm>
  )
}
