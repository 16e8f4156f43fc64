import './form-sheet.css'
import type { ComponentProps, ReactNode } from 'react'
import { LazyPart } from '../island/lazy-part.tsx'
import { fieldIds, type FieldWords } from './field-ids.ts'
import { rowErrorPart } from './error-parts.ts'

/** Note of a row: its error message, or its hint if there is no error. */
export function RowNote({ words }: { readonly words: FieldWords }) {
  const { hintId, errorId } = fieldIds(words)
  if (words.error !== undefined) {
    return <LazyPart part={rowErrorPart} props={{ id: errorId, text: words.error }} />
  }
  if (words.hint === undefined) return null
  return (
    <p className="row-hint" id={hintId}>
      {words.hint}
    </p>
  )
}

/** Returns the texts of a row without the hint if the row has an error, so that only the error is shown. */
export const oneNote = ({ hint, ...words }: FieldWords): FieldWords =>
  words.error === undefined ? { hint, ...words } : words

interface RowProps {
  readonly words: FieldWords
  readonly children: ReactNode
  readonly className?: string
}

/** Label at the left, control and note at the right. */
function Row({ words, children, className = '' }: RowProps) {
  const { id } = fieldIds(words)
  return (
    <div className={`row ${words.error === undefined ? '' : 'row-wrong'} ${className}`}>
      <label className="row-label" htmlFor={id}>
        {words.label}
        {words.optional === true && (
          <span className={`row-optional row-optional-${words.name}`}> (optional)</span>
        )}
      </label>
      <div className="row-entry">
        <span className="ruled">{children}</span>
        <RowNote words={words} />
      </div>
    </div>
  )
}

/** Properties that all rows have. */
export type RowWords = FieldWords & { readonly defaultValue: string }

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>

/** Row with a single-line input. */
export function InputRow({ defaultValue, ...rest }: RowWords & InputProps) {
  const { type = 'text', autoComplete, inputMode, ...field } = rest
  const words = oneNote(field)
  return (
    <Row words={words}>
      <input
        className="ruled-control"
        type={type}
        dir={type === 'text' ? 'auto' : undefined}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required={field.optional !== true}
        defaultValue={defaultValue}
        {...fieldIds(words).control}
      />
    </Row>
  )
}

/** Row with a multi-line input. Its height grows with the text if the browser supports `field-sizing`. */
export function AreaRow({ defaultValue, ...field }: RowWords) {
  const words = oneNote(field)
  return (
    <Row words={words} className="row-area">
      <textarea
        className="ruled-control ruled-area"
        rows={3}
        dir="auto"
        required={field.optional !== true}
        defaultValue={defaultValue}
        {...fieldIds(words).control}
      />
    </Row>
  )
}

/** Row with a choice among many values, as a `select` element. */
export function ListRow({ defaultValue, children, ...field }: RowWords & RowChildren) {
  const words = oneNote(field)
  return (
    <Row words={words}>
      <select
        className="ruled-control ruled-list"
        required={field.optional !== true}
        defaultValue={defaultValue}
        {...fieldIds(words).control}
      >
        {children}
      </select>
    </Row>
  )
}

interface RowChildren {
  readonly children: ReactNode
}
