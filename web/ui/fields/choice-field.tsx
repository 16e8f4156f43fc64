import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './field-frame.tsx'
import { fieldIds, type FieldWords } from '../form/field-ids.ts'
import type { Choice } from './select-field.tsx'

type CheckboxProps = Omit<FieldWords, 'label'> & {
  readonly label: ReactNode
} & Omit<ComponentProps<'input'>, keyof FieldWords | 'type' | 'className'>

/** Single checkbox. It is optional by default, because an empty checkbox is a valid answer. */
export function Checkbox(props: CheckboxProps) {
  const { name, id, label, hint, error, optional: _optional, ...input } = props
  const ids = fieldIds({ name, label: '', hint, error, ...(id && { id }) })
  return (
    <div className="choice-field">
      <div className="choice">
        <input type="checkbox" {...input} {...ids.control} />
        <label htmlFor={ids.id}>{label}</label>
      </div>
      {hint !== undefined && (
        <p className="field-hint" id={ids.hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={ids.errorId} text={error} />}
    </div>
  )
}

interface FieldsetProps {
  readonly legend: string
  readonly hint?: string
  readonly children: ReactNode
}

/** Group of related fields with a legend. */
export function Fieldset({ legend, hint, children }: FieldsetProps) {
  return (
    <fieldset className="fieldset">
      <legend>{legend}</legend>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      {children}
    </fieldset>
  )
}

interface RadioFieldProps extends FieldWords {
  readonly choices: readonly Choice[]
  readonly defaultValue?: string
}

/** Radio buttons for a choice among a few values. */
export function RadioField({ choices, defaultValue, ...words }: RadioFieldProps) {
  const { id, hintId, errorId, control } = fieldIds(words)
  return (
    <fieldset className="field choice-group" aria-describedby={control['aria-describedby']}>
      <legend className="field-label">
        {words.label}
        {words.optional === true && <span className="field-optional"> (optional)</span>}
      </legend>
      {words.hint !== undefined && (
        <p className="field-hint" id={hintId}>
          {words.hint}
        </p>
      )}
      {choices.map(({ value, label }) => (
        <div className="choice" key={value}>
          <input
            type="radio"
            id={`${id}-${value}`}
            name={words.name}
            value={value}
            defaultChecked={value === defaultValue}
            required={words.optional !== true}
          />
          <label htmlFor={`${id}-${value}`}>{label}</label>
        </div>
      ))}
      {words.error !== undefined && <FieldError id={errorId} text={words.error} />}
    </fieldset>
  )
}
