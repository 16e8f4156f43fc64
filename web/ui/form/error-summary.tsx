import { CircleAlert } from 'lucide-react'
import type { MouseEvent, Ref } from 'react'
import type { Refusal } from '#shared/contracts/forms/posted-form.ts'
import { wrongRows } from '#shared/pages/company/form-texts.ts'

export interface ErrorSummaryProps extends Refusal {
  /** Labels of the rows in their order. */
  readonly labels: Readonly<Record<string, string>>
  /** Follows the number of wrong rows, where the form sends no message. */
  readonly unsent?: string | undefined
  readonly ref: Ref<HTMLDivElement>
  /** The page was made because of this: it is to be read first, also without JavaScript. */
  readonly first: boolean
}

/** Leads to a row by its control, where following the fragment alone would leave the focus behind. */
function toRow(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (control === null) return
  event.preventDefault()
  control.focus()
}

/** Stands first in the sheet when a message was not sent, and takes the focus. */
export function ErrorSummary(summary: ErrorSummaryProps) {
  const { problem, errors, labels, unsent, ref, first } = summary
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
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- who sent a form without JavaScript is led to what is wrong
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
