import { textFields, type TextField as Field } from '#shared/content/article-fields.ts'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { Counted } from './counted.tsx'
import type { FieldsProps } from './fields.ts'

const rows = { text: 2, prose: 3 } as const

interface TextInputProps extends Pick<FieldsProps, 'form' | 'errors' | 'set'> {
  readonly field: Field
}

function TextInput({ field, form, errors, set }: TextInputProps) {
  const { kind, name, label, cutAt } = field
  const words = { label, name, required: false, dir: 'auto', error: errors[name] } as const
  const write = (value: string) => set({ [name]: value })
  if (kind === 'line') {
    return (
      <TextField
        {...words}
        value={form[name]}
        onChange={(event) => write(event.currentTarget.value)}
      />
    )
  }
  const area = (
    <TextArea
      {...words}
      rows={rows[kind]}
      value={form[name]}
      onChange={(event) => write(event.currentTarget.value)}
    />
  )
  if (cutAt === undefined) return area
  return (
    <div>
      {area}
      <Counted text={form[name]} limit={cutAt} />
    </div>
  )
}

/**
 * Text fields whose input is elsewhere: the title is at the top, and the note about a change is in the panel with the date of the change.
 */
const ELSEWHERE: readonly Field['name'][] = ['title', 'update_note']

/** Inputs for all text fields except those of `ELSEWHERE`, in the order of the field table. */
export function TextInputs({ type, ...props }: FieldsProps) {
  return textFields(type)
    .filter(({ name }) => !ELSEWHERE.includes(name))
    .map((field) => <TextInput key={field.name} field={field} {...props} />)
}
