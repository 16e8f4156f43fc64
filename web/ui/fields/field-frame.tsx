import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { fieldIds, type FieldWords } from '../form/field-ids.ts'

/** Error text with an icon. Screen readers announce it when it appears. */
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

/** Label, hint, control and error of a field, in this order from top to bottom. */
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
