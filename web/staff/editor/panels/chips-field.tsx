import { X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { fieldIds } from '#web/ui/form/field-ids.ts'

interface ChipsFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** Input for several short texts. Enter or a comma adds a text, Backspace in the empty field removes the last text. */
export function ChipsField({ name, label, hint, error, values, onChange }: ChipsFieldProps) {
  const [text, setText] = useState('')
  const words = { name, label, hint, error }
  const add = (typed: string) => {
    const fresh = typed
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '')
    setText('')
    if (fresh.length > 0) onChange([...new Set([...values, ...fresh])])
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      add(text)
    }
    if (event.key === 'Backspace' && text === '' && values.length > 0) {
      event.preventDefault()
      setText(values.at(-1) ?? '')
      onChange(values.slice(0, -1))
    }
  }
  return (
    <FieldFrame words={words}>
      <div className="chips-field">
        {values.map((value) => (
          <span className="chip" key={value} dir="auto">
            {value}
            <button
              type="button"
              aria-label={`Remove ${value}`}
              data-tip=""
              onClick={() => onChange(values.filter((other) => other !== value))}
            >
              <X size={13} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          value={text}
          dir="auto"
          autoComplete="off"
          {...fieldIds(words).control}
          onChange={(event) => {
            const typed = event.currentTarget.value
            if (typed.includes(',')) add(typed)
            else setText(typed)
          }}
          onKeyDown={press}
          onBlur={() => add(text)}
        />
      </div>
    </FieldFrame>
  )
}
