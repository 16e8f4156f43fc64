import { useEffect, useRef, type ReactNode } from 'react'
import type { FormKind } from '#shared/contracts/inquiries.ts'
import type { PostedForm } from '#shared/contracts/posted-form.ts'
import type { FormCopy } from '#shared/pages/company/form-copy.ts'
import { formTexts } from '#shared/pages/company/form-texts.ts'
import { ProseText } from '#web/ui/prose-text.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { RowWords } from './row.tsx'
import { Sheet } from './sheet.tsx'
import { useSending, type Sent } from './use-sending.ts'

/** Gives what the row of a field is told: its words, what is wrong with it, and its value at first. */
export type RowOf<Field extends string> = (field: Field, value?: string) => RowWords

interface InquiryFormProps<Field extends string> {
  readonly kind: FormKind
  /** The form's own page, to which a browser without JavaScript posts it. */
  readonly action: string
  readonly copy: FormCopy<Field>
  readonly posted: PostedForm | undefined
  readonly rows: (rowOf: RowOf<Field>) => ReactNode
  readonly onSent: (sent: Sent) => void
}

/** Filled in by programs alone: no person sees it, reaches it or is told of it. */
function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor="field-website">{formTexts.honeypot}</label>
      <input id="field-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** A form on a sheet of paper. Plain HTML serves it too: the server then answers with the same texts. */
export function InquiryForm<Field extends string>(props: InquiryFormProps<Field>) {
  const { kind, action, copy, posted, rows, onSent } = props
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const sending = useSending({ kind, posted, onSent, form, summary })
  const { phase, refusal, errors } = sending
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = phase === 'sending'
  useEffect(() => {
    // What can't be changed any more gives up the focus; the button says what happens meanwhile.
    if (phase !== 'open') button.current?.focus({ preventScroll: true })
  }, [phase])
  const rowOf: RowOf<Field> = (field, value = '') => ({
    name: field,
    ...copy.fields[field],
    error: errors[field],
    defaultValue: posted?.values[field] ?? value,
  })
  const labels = Object.fromEntries(
    // Keys of the copy are its fields.
    Object.entries<{ label: string }>(copy.fields).map(([name, { label }]) => [name, label]),
  )
  return (
    <Sheet
      kind={copy.kind}
      title={<h2 className="sheet-title">{copy.title}</h2>}
      number={copy.number}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its own rows are what is listened to */}
      <form
        className="sheet-form"
        method="post"
        action={action}
        noValidate
        ref={form}
        onSubmit={sending.submit}
        onInput={sending.change}
        onFocus={sending.begin}
        aria-busy={isBusy}
      >
        {refusal !== undefined && (
          <ErrorSummary {...refusal} labels={labels} ref={summary} first={posted !== undefined} />
        )}
        <div className="sheet-rows" inert={phase !== 'open'}>
          {rows(rowOf)}
          <Honeypot />
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
              onClick={sending.takeBack}
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
              {isBusy ? copy.sending : copy.send}
            </button>
          )}
          <p>
            <ProseText text={copy.foot} />
          </p>
        </div>
      </form>
    </Sheet>
  )
}
