import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CASE_PLACES, type CaseKind, type CasePlace } from '#shared/company/case-law.ts'
import type { CaseDeadline } from '#shared/contracts/cases.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import {
  placeChoices,
  type CaseField,
  type CaseFormPage,
} from '#shared/pages/company/case-forms.ts'
import { caseFormPaths } from '#shared/paths/paths.ts'
import { useSending } from '#web/lib/sending/use-sending.ts'
import { Choices } from '#web/ui/form/choice-rows.tsx'
import { AreaRow, InputRow, type RowWords } from '#web/ui/form/row.tsx'
import { SentForm } from '#web/ui/form/sent-form.tsx'
import { Sheet } from '#web/ui/form/sheet.tsx'
import { ProseText } from '#web/ui/prose-text.tsx'
import { caseFormsToSend, type SentCase } from './case-sending.ts'
import { DeadlineBox, deadlineWords } from './deadline-box.tsx'

interface CaseFormProps {
  readonly kind: CaseKind
  readonly page: CaseFormPage
  readonly posted: PostedForm | undefined
  readonly onSent: (sent: SentCase) => void
}

/**
 * Deadlines that the server has computed. They are requested once `isWanted` is true, by code in the lazy chunk that also sends the form.
 */
function useDeadlines(isWanted: boolean): readonly CaseDeadline[] | undefined {
  const [deadlines, setDeadlines] = useState<readonly CaseDeadline[]>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isOff = false
    const load = async () => {
      const { fetchDeadlines } = await import('./case-code.ts')
      const found = await fetchDeadlines()
      if (!isOff) setDeadlines(found)
    }
    // If the request fails, the page shows only the length of the period. The confirmation then shows the date.
    load().catch(() => undefined)
    return () => {
      isOff = true
    }
  }, [isWanted])
  return deadlines
}

function CaseRow({ field, words }: { readonly field: CaseField; readonly words: RowWords }) {
  switch (field) {
    case 'place':
      return <Choices {...words} as="cells" choices={placeChoices} />
    case 'message':
      return <AreaRow {...words} />
    case 'employer':
      return <InputRow {...words} autoComplete="off" />
    case 'name':
      return <InputRow {...words} autoComplete="name" />
    case 'email':
      return <InputRow {...words} type="email" autoComplete="email" inputMode="email" />
    case 'month':
    case 'line':
      return <InputRow {...words} autoComplete="off" />
  }
}

/** Form for candidates. It also works without JavaScript; then the server renders the results with the same texts. */
export function CaseForm({ kind, page, posted, onSent }: CaseFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  // In a form that the server has rejected, a country is already selected, so the deadlines are requested at once.
  const [isInUse, setIsInUse] = useState(posted !== undefined)
  const deadlines = useDeadlines(isInUse)
  const [place, setPlace] = useState<CasePlace>()
  const sending = useSending({ to: caseFormsToSend[kind], posted, onSent, form, summary })
  const { sheet, rows } = page
  const wordsOf = (field: CaseField): RowWords => ({
    name: field,
    ...sheet.fields[field],
    error: sending.errors[field],
    defaultValue: posted?.values[field] ?? '',
  })
  const labels = Object.fromEntries(rows.map((field) => [field, sheet.fields[field].label]))
  const note = ({ target }: FormEvent<HTMLDivElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'place') return
    setPlace(CASE_PLACES.find((one) => one === target.value))
  }
  const begin = () => setIsInUse(true)
  return (
    <Sheet
      kind={sheet.kind}
      title={<h2 className="sheet-title">{sheet.title}</h2>}
      number={sheet.number}
      className="case-sheet"
    >
      <SentForm
        action={caseFormPaths[kind]}
        form={form}
        summary={summary}
        way={sending}
        labels={labels}
        words={sheet}
        wasRefused={posted !== undefined}
        beside={
          <p>
            <ProseText text={sheet.foot} />
          </p>
        }
      >
        <input type="hidden" name="kind" value={kind} />
        <div className="case-rows" onInput={note} onFocus={begin} onPointerEnter={begin}>
          {rows.map((field) => (
            <CaseRow key={field} field={field} words={wordsOf(field)} />
          ))}
        </div>
        <DeadlineBox kind={kind} deadlines={deadlines} />
        <output className="sr-only">
          {place !== undefined && deadlineWords(kind, place, deadlines).title}
        </output>
      </SentForm>
    </Sheet>
  )
}
