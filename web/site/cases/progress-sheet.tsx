import type { CaseProgress } from '#shared/contracts/cases.ts'
import { dayInWords } from '#shared/time/days.ts'
import { endOfDay } from '#shared/pages/case-words.ts'
import { caseTexts, stateWords, statusPage } from '#shared/pages/company/case-forms.ts'
import { paths } from '#shared/paths/paths.ts'
import { ResultHeading } from '#web/ui/form/result-heading.tsx'
import { Sheet } from '#web/ui/form/sheet.tsx'

interface ProgressSheetProps {
  readonly progress: CaseProgress
  /** True if the status has just replaced the form. It must then be announced. */
  readonly isNew?: boolean
}

const inWords = (day: string) => dayInWords(day).long

function rowsOf(progress: CaseProgress) {
  const { state, due, due_on: day, extension, acknowledged_on: acknowledged } = progress
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['State', stateWords[state]],
    ['Received', inWords(progress.received_on)],
    ['Acknowledged', acknowledged === null ? undefined : inWords(acknowledged)],
    [
      due === 'answer' ? 'Answer by' : 'Acknowledgement by',
      day === null ? undefined : capital(endOfDay(day)),
    ],
    ['Why it takes longer', extension?.reason],
    ['Closed', progress.closed_on === null ? undefined : inWords(progress.closed_on)],
  ]
  return rows.filter(([, value]) => value !== undefined)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Status and dates of a case. */
export function ProgressSheet({ progress, isNew = false }: ProgressSheetProps) {
  const { found } = statusPage
  return (
    <Sheet
      kind={found.kind}
      title={
        <ResultHeading level={2} isNew={isNew} className="sheet-title">
          {found.title}
        </ResultHeading>
      }
      number={progress.number}
      className="case-sheet case-receipt"
    >
      <dl className="case-state">
        {rowsOf(progress).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="sheet-foot case-receipt-foot">
        <a className="text-link" href={paths.caseStatus}>
          {found.again} <span aria-hidden="true">→</span>
        </a>
        {progress.extension === null && progress.due_on !== null && <p>{caseTexts.longer}</p>}
      </div>
    </Sheet>
  )
}
