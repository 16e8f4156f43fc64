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

/** Texts with an input elsewhere: the title above the others, and the note of a change in the panel with its date. */
const ELSEWHERE: readonly Field['name'][] = ['title', 'update_note']

/** Inputs for the other texts of an article, in the order of the field table. */
export function TextInputs({ type, ...props }: FieldsProps) {
  return textFields(type)
    .filter(({ name }) => !ELSEWHERE.includes(name))
    .map((field) => <TextInput key={field.name} field={field} {...props} />)
}
