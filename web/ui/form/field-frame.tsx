import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What every field says about itself beside its control. */
export interface FieldWords {
  /** Name of the value, and base of the ids; unique among the fields of a page unless `id` is given. */
  readonly name: string
  readonly id?: string
  readonly label: string
  /** What is expected, below the label. */
  readonly hint?: string | undefined
  /** What is wrong with the value, below the control. */
  readonly error?: string | undefined
  /** Says so beside the label; otherwise a field is taken to be required. */
  readonly optional?: boolean
}

/** The ids that tie a control to its words, and its attributes. */
export function fieldIds({ name, id = `field-${name}`, hint, error }: FieldWords) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    control: {
      id,
      name,
      'aria-describedby': described === '' ? undefined : described,
      'aria-invalid': error === undefined ? undefined : (true as const),
    },
  }
}

/** An error in words beside its icon; announced when it appears. */
export function FieldError({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <p className="field-error" id={id} role="alert">
      <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
      <span>{text}</span>
    </p>
  )
}

interface FieldFrameProps {
  readonly words: FieldWords
  readonly children: ReactNode
}

/** Label, hint, control and error of a field, one below the other. */
export function FieldFrame({ words, children }: FieldFrameProps) {
  const { id, hintId, errorId } = fieldIds(words)
  const { label, hint, error, optional = false } = words
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && <FieldError id={errorId} text={error} />}
    </div>
  )
}
