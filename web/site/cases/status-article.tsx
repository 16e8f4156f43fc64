import { useRef } from 'react'
import type { CaseProgress } from '#shared/contracts/cases.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { statusPage } from '#shared/pages/company/case-forms.ts'
import { useContactTexts } from '#web/lib/frame/frame-context.tsx'
import { paths } from '#shared/paths/paths.ts'
import { useResult } from '#web/lib/sending/use-result.ts'
import { useSending } from '#web/lib/sending/use-sending.ts'
import { InputRow, type RowWords } from '#web/ui/form/row.tsx'
import { SentForm } from '#web/ui/form/sent-form.tsx'
import { Sheet } from '#web/ui/form/sheet.tsx'
import { statusToSend, type FoundCase } from './case-sending.ts'
import { CaseFrame } from './case-frame.tsx'
import { ProgressSheet } from './progress-sheet.tsx'

interface StatusArticleProps {
  readonly posted: PostedForm | undefined
  /** Status that was looked up without JavaScript. */
  readonly progress: CaseProgress | undefined
}

interface StatusFormProps {
  readonly posted: PostedForm | undefined
  readonly onFound: (found: FoundCase) => void
}

function StatusForm({ posted, onFound }: StatusFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const sending = useSending({ to: statusToSend, posted, onSent: onFound, form, summary })
  const { sheet } = statusPage
  const wordsOf = (field: 'number' | 'email'): RowWords => ({
    name: field,
    ...sheet.fields[field],
    error: sending.errors[field],
    defaultValue: posted?.values[field] ?? '',
  })
  return (
    <Sheet
      kind={sheet.kind}
      title={<h2 className="sheet-title">{sheet.title}</h2>}
      number={sheet.number}
      className="case-sheet"
    >
      <SentForm
        action={paths.caseStatus}
        form={form}
        summary={summary}
        way={sending}
        labels={{ number: sheet.fields.number.label, email: sheet.fields.email.label }}
        words={sheet}
        wasRefused={posted !== undefined}
        beside={<p>{sheet.foot}</p>}
      >
        <InputRow {...wordsOf('number')} autoComplete="off" />
        <InputRow {...wordsOf('email')} type="email" autoComplete="email" inputMode="email" />
      </SentForm>
    </Sheet>
  )
}

/** Page on which candidates look up the status of a case. */
export function StatusArticle({ posted, progress }: StatusArticleProps) {
  const [found, onFound] = useResult<FoundCase>(() => undefined)
  const paragraphs = useContactTexts(statusPage.paragraphs)
  return (
    <CaseFrame
      name={statusPage.name}
      words={
        <>
          <h1>{statusPage.name}</h1>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      }
    >
      {found !== undefined && <found.Sheet progress={found.progress} isNew />}
      {found === undefined && progress !== undefined && <ProgressSheet progress={progress} />}
      {found === undefined && progress === undefined && (
        <StatusForm posted={posted} onFound={onFound} />
      )}
    </CaseFrame>
  )
}
