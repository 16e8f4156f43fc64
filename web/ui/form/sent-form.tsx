import { useEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import type { Refusal } from '#shared/contracts/forms/posted-form.ts'
import { formTexts } from '#shared/pages/company/form-texts.ts'
import { Late } from '../island/lazy-part.tsx'
import { summaryPart } from './error-parts.ts'
import { Honeypot } from './honeypot.tsx'

/** A form on its way, as whoever sends it tells of it. */
interface Way {
  /** `waiting` for a connection. */
  readonly phase: 'open' | 'sending' | 'waiting'
  readonly refusal: Refusal | undefined
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void
  readonly change: (event: SyntheticEvent<HTMLFormElement>) => void
  /** Called when somebody begins to fill it in. */
  readonly begin: () => void
  /** Takes what waits back into the form. */
  readonly takeBack: () => void
}

interface SentFormProps {
  /** The page to which a browser without JavaScript posts it. */
  readonly action: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly summary: RefObject<HTMLDivElement | null>
  readonly way: Way
  /** Labels of the rows in their order. */
  readonly labels: Readonly<Record<string, string>>
  readonly words: {
    readonly send: string
    readonly sending: string
    /** Follows the number of wrong rows. */
    readonly unsent?: string | undefined
  }
  /** The page was made because the form was not taken. */
  readonly wasRefused: boolean
  /** Beside the button. */
  readonly beside: ReactNode
  /** The rows. */
  readonly children: ReactNode
}

/** A form of visitors: why it was not sent, its rows, and the button that says what happens meanwhile. */
export function SentForm(props: SentFormProps) {
  const { action, form, summary, way, labels, words, wasRefused, beside, children } = props
  const { phase, refusal } = way
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = phase === 'sending'
  useEffect(() => {
    // What can't be changed any more gives up the focus; the button says what happens meanwhile.
    if (phase !== 'open') button.current?.focus({ preventScroll: true })
  }, [phase])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its own rows are what is listened to
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
        <Late
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
