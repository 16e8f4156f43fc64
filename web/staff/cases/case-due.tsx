import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { CaseSummary } from '#shared/contracts/cases.ts'
import { dayInWords } from '#shared/time/days.ts'

type Due = Pick<CaseSummary, 'due' | 'due_on' | 'is_late' | 'is_extended' | 'state'>

/** Icon and text for the deadline of a case, so that the deadline does not depend on colour alone. */
export function CaseDue({ found }: { readonly found: Due }) {
  const { due, due_on: day, is_late: isLate, is_extended: isExtended, state } = found
  if (day === null) {
    return (
      <span className="status-mark">
        <CircleCheck size={15} strokeWidth={1.6} aria-hidden="true" />
        {state === 'closed' ? 'Closed' : 'Acknowledged'}
      </span>
    )
  }
  const Icon = isLate ? TriangleAlert : Clock
  const { date, month, year } = dayInWords(day)
  const what = due === 'answer' ? 'Answer' : 'Acknowledge'
  return (
    <span className={isLate ? 'status-mark case-late' : 'status-mark'}>
      <Icon size={15} strokeWidth={1.6} aria-hidden="true" />
      {`${isLate ? 'Late: ' : ''}${what} by ${date} ${month} ${year}${isExtended ? ', extended' : ''}`}
    </span>
  )
}
