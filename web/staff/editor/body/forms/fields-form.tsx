import { useState, type ComponentProps } from 'react'
import { textOf } from '#web/blocks/block-types.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { takesFocus } from '#web/ui/form/takes-focus.ts'
import { BlockForm, type BlockFormProps } from './block-form.tsx'

/** Input of a text field of a block. */
interface BlockInput extends Pick<ComponentProps<'input'>, 'pattern' | 'spellCheck' | 'title'> {
  readonly field: string
  readonly label: string
  readonly hint?: string
  readonly optional?: true
  /** Height in lines, for a text that is stored as typed. Texts without `rows` are trimmed, and removed if they are empty. */
  readonly rows?: number
  /** Allowed values with their labels. */
  readonly choices?: Readonly<Record<string, string>>
  /** Values that the browser suggests. */
  readonly suggestions?: readonly string[]
}

interface InputProps {
  readonly input: BlockInput
  readonly value: string
  readonly onChange: (value: string) => void
}

function Input({ input, value, onChange }: InputProps) {
  const { field, choices, suggestions, rows, ...words } = input
  const name = `block-${field}`
  const control = {
    ...words,
    name,
    value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
  }
  if (choices !== undefined) {
    const options = Object.entries(choices).map(([each, label]) => ({ value: each, label }))
    return <SelectField {...control} choices={options} />
  }
  if (rows !== undefined) return <TextArea {...control} rows={rows} ref={takesFocus} />
  if (suggestions === undefined) return <TextField {...control} />
  return (
    <>
      <TextField {...control} list={`${name}-suggestions`} />
      <datalist id={`${name}-suggestions`}>
        {suggestions.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Initial text of an input: the stored text, or the first choice if the stored value is not a choice. */
function initialOf({ field, choices }: BlockInput, node: BlockFormProps['node']): string {
  const text = textOf(node[field])
  if (choices === undefined || Object.hasOwn(choices, text)) return text
  return Object.keys(choices)[0] ?? ''
}

/** Creates a form component for the text fields of a block. The inputs of an inner list share a row. */
export function fieldsForm(rows: readonly (BlockInput | readonly BlockInput[])[]) {
  const inputs = rows.flat()
  return function FieldsForm({ node, onDone }: BlockFormProps) {
    const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
      Object.fromEntries(inputs.map((input) => [input.field, initialOf(input, node)])),
    )
    const finish = () => {
      const entries = inputs.map(({ field, rows: lines }) => {
        const text = texts[field] ?? ''
        return [field, lines === undefined ? text.trim() || undefined : text]
      })
      onDone(Object.fromEntries(entries))
    }
    const inputOf = (input: BlockInput) => (
      <Input
        key={input.field}
        input={input}
        value={texts[input.field] ?? ''}
        onChange={(text) => setTexts({ ...texts, [input.field]: text })}
      />
    )
    return (
      <BlockForm onDone={finish}>
        {rows.map((row, index) =>
          'field' in row ? (
            inputOf(row)
          ) : (
            <div key={index} className="edit-pair">
              {row.map(inputOf)}
            </div>
          ),
        )}
      </BlockForm>
    )
  }
}
