import './form-sheet.css'
import { useEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import type { Refusal } from '#shared/contracts/forms/posted-form.ts'
import { formTexts } from '#shared/pages/company/form-texts.ts'
import { LazyPart } from '../island/lazy-part.tsx'
import { summaryPart } from './error-parts.ts'
import { Honeypot } from './honeypot.tsx'

/** State of the form, and the functions that change it. */
interface Way {
  /** Phase of sending. In the phase `waiting`, the form is sent once the browser is online. */
  readonly phase: 'open' | 'sending' | 'waiting'
  readonly refusal: Refusal | undefined
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void
  readonly change: (event: SyntheticEvent<HTMLFormElement>) => void
  /** Called when a visitor begins to fill in the form. */
  readonly begin: () => void
  /** Cancels a waiting message and makes the form editable again. */
  readonly takeBack: () => void
}

interface SentFormProps {
  /** Address to which a browser without JavaScript sends the form. */
  readonly action: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly summary: RefObject<HTMLDivElement | null>
  readonly way: Way
  /** Labels by field name, in the order of the rows. */
  readonly labels: Readonly<Record<string, string>>
  readonly words: {
    readonly send: string
    readonly sending: string
    /** Text that follows the number of invalid rows in the error summary. */
    readonly unsent?: string | undefined
  }
  /** True if the server has rejected the form and rendered this page as its response. */
  readonly wasRefused: boolean
  /** Content next to the submit button. */
  readonly beside: ReactNode
  /** Rows of the form. */
  readonly children: ReactNode
}

/** Form for visitors: error summary, rows, and a button that shows the progress. */
export function SentForm(props: SentFormProps) {
  const { action, form, summary, way, labels, words, wasRefused, beside, children } = props
  const { phase, refusal } = way
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = phase === 'sending'
  useEffect(() => {
    // Moves the focus to the button, which shows the progress, because disabled fields lose the focus.
    if (phase !== 'open') button.current?.focus({ preventScroll: true })
  }, [phase])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble from its own controls
    <form
      className="sheet-form"
      method="post"
      action={action}
      noValidate
      ref={form}
      onSubmit={way.submit}
      onInput={way.change}
      onFocus={way.begin}
      aria-busy={isBusy}
    >
      {refusal !== undefined && (
        <LazyPart
          part={summaryPart}
          props={{ ...refusal, labels, unsent: words.unsent, ref: summary, first: wasRefused }}
        />
      )}
      <div className="sheet-rows" inert={phase !== 'open'}>
        {children}
        <Honeypot again={refusal?.again} />
      </div>
      <output className={phase === 'waiting' ? 'sheet-waiting' : 'sr-only'}>
        {phase === 'waiting' && formTexts.waiting}
      </output>
      <div className="sheet-foot">
        {phase === 'waiting' ? (
          <button
            key="change"
            ref={button}
            type="button"
            className="button button-quiet"
            onClick={way.takeBack}
          >
            {formTexts.change}
          </button>
        ) : (
          <button
            key="send"
            ref={button}
            type="submit"
            className="button sheet-send"
            aria-busy={isBusy}
            aria-disabled={isBusy}
          >
            {isBusy ? words.sending : words.send}
          </button>
        )}
        {beside}
      </div>
    </form>
  )
}
