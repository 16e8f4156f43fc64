import type { ComponentProps } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { fieldIds, type FieldWords } from '../form/field-ids.ts'

/** Value of an option, and its label. */
export interface Choice {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps
  extends FieldWords, Omit<ComponentProps<'select'>, keyof FieldWords | 'children'> {
  readonly choices: readonly Choice[]
  /** Label of the first option, which has no value. */
  readonly placeholder?: string
}

/** Choice among several values, as a `select` element. */
export function SelectField(props: SelectFieldProps) {
  const { name, id, label, hint, error, optional, choices, placeholder, ...rest } = props
  const { className = '', ...select } = rest
  const words = { name, label, hint, error, ...(id && { id }), ...(optional && { optional }) }
  return (
    <FieldFrame words={words}>
      <span className="field-select">
        <select
          className={`field-control ${className}`}
          required={optional !== true}
          {...select}
          {...fieldIds(words).control}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  )
}
