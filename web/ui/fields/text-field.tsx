import type { ComponentProps } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { fieldIds, type FieldWords } from '../form/field-ids.ts'

type Rest<Element extends 'input' | 'textarea'> = Omit<
  ComponentProps<Element>,
  keyof FieldWords | 'aria-describedby'
>

/** Single-line field: label, hint, input and error. */
export function TextField(props: FieldWords & Rest<'input'>) {
  const { name, id, label, hint, error, optional, className = '', ...input } = props
  const words = { name, label, hint, error, ...(id && { id }), ...(optional && { optional }) }
  return (
    <FieldFrame words={words}>
      <input
        className={`field-control ${className}`}
        dir={input.type === undefined || input.type === 'text' ? 'auto' : undefined}
        required={optional !== true}
        {...input}
        {...fieldIds(words).control}
        aria-invalid={error === undefined ? input['aria-invalid'] : true}
      />
    </FieldFrame>
  )
}

/** Multi-line field. Its height grows with the text if the browser supports `field-sizing`. */
export function TextArea(props: FieldWords & Rest<'textarea'>) {
  const { name, id, label, hint, error, optional, className = '', ...area } = props
  const words = { name, label, hint, error, ...(id && { id }), ...(optional && { optional }) }
  return (
    <FieldFrame words={words}>
      <textarea
        className={`field-control field-area ${className}`}
        required={optional !== true}
        rows={5}
        dir="auto"
        {...area}
        {...fieldIds(words).control}
      />
    </FieldFrame>
  )
}
