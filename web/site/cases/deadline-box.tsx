import { CASE_PLACES, caseRule, type CaseKind, type CasePlace } from '#shared/company/case-law.ts'
import type { CaseDeadline } from '#shared/contracts/cases.ts'
import { caseTexts } from '#shared/pages/company/case-forms.ts'
import { endOfDay } from '#shared/pages/case-words.ts'

interface DeadlineBoxProps {
  readonly kind: CaseKind
  /** Deadlines that the server has computed. Undefined until they are loaded, and without JavaScript. */
  readonly deadlines: readonly CaseDeadline[] | undefined
}

const verbs = { answer: 'We’ll answer', acknowledgement: 'We’ll acknowledge it' } as const

/** Text about the deadline for a country. */
export function deadlineWords(
  kind: CaseKind,
  place: CasePlace,
  deadlines: DeadlineBoxProps['deadlines'],
): { readonly title: string; readonly text: string } {
  const { due, law, period } = caseRule(kind, place)
  const day = deadlines?.find((one) => one.kind === kind && one.place === place)?.due_on
  const within = 'days' in period ? `within ${period.days} days` : 'within one month'
  const when = day === undefined ? within : `by ${endOfDay(day)}`
  const more = due === 'answer' ? ` ${caseTexts.longer}` : ''
  return { title: `${verbs[due]} ${when}`, text: `${law}.${more}` }
}

/**
 * Deadline for the chosen country. The page contains the deadlines for all countries. CSS shows the one whose radio button is checked, so
 * that this works without JavaScript.
 */
export function DeadlineBox({ kind, deadlines }: DeadlineBoxProps) {
  return (
    <div className="case-deadline">
      <p className="label">{caseTexts.deadline}</p>
      <div>
        <p className="case-deadline-none">{caseTexts.choose}</p>
        {CASE_PLACES.map((place) => {
          const { title, text } = deadlineWords(kind, place, deadlines)
          return (
            <div key={place} data-place={place}>
              <p className="case-deadline-title">{title}</p>
              <p>{text}</p>
            </div>
          )
        })}
      </div>
    </div>
  )
}
