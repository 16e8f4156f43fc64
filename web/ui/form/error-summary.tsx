import { CircleAlert } from 'lucide-react'
import type { MouseEvent, Ref } from 'react'
import type { Refusal } from '#shared/contracts/forms/posted-form.ts'
import { wrongRows } from '#shared/pages/company/form-texts.ts'

export interface ErrorSummaryProps extends Refusal {
  /** Labels by field name, in the order of the rows. */
  readonly labels: Readonly<Record<string, string>>
  /** Text that follows the number of invalid rows, if there is no other message. */
  readonly unsent?: string | undefined
  readonly ref: Ref<HTMLDivElement>
  /**
   * True if the server has rendered the page because of the error. The summary then has the focus as soon as the page opens, even without
   * JavaScript.
   */
  readonly first: boolean
}

/** Moves the focus to the control of a row. Without this, the link would only scroll to the control. */
function toRow(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (control === null) return
  event.preventDefault()
  control.focus()
}

/** Error summary at the top of a form. It receives the focus. */
export function ErrorSummary({ errors, problem, labels, unsent, ref, first }: ErrorSummaryProps) {
  const wrong = Object.keys(labels).flatMap((name) => {
    const text = errors[name]
    return text === undefined ? [] : [{ name, text, label: labels[name] ?? name }]
  })
  return (
    <div
      className="refusal"
      role="alert"
      tabIndex={-1}
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- focuses the errors of a form that was sent without JavaScript
      autoFocus={first}
    >
      <p className="refusal-head">
        <CircleAlert size={16} strokeWidth={1.8} aria-hidden="true" />
        <span>{problem ?? wrongRows(wrong.length, unsent)}</span>
      </p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, text, label }) => (
            <li key={name}>
              <a href={`#field-${name}`} onClick={toRow}>
                {label}: {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
