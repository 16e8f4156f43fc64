import { BadgeCheck, Ban, FileText, Replace } from 'lucide-react'
import type { Report } from '#shared/contracts/reports.ts'
import { reasonLabels, stateLabels } from './report-labels.ts'

const icons = { issued: BadgeCheck, replaced: Replace, withdrawn: Ban } as const

/** Icon and name of a report's state. A replaced report also names the newer number, a withdrawn report the reason. */
export function ReportState({ report }: { readonly report: Report }) {
  const { state, reason, replaced_by: next, sample_of: sample } = report
  const isSample = sample !== null && state === 'issued'
  const Icon = isSample ? FileText : icons[state]
  const note = next === null ? reason && reasonLabels[reason] : `by ${next}`
  return (
    <span className={`issuing-state issuing-${isSample ? 'sample' : state}`}>
      <Icon size={15} strokeWidth={1.6} aria-hidden="true" />
      <span>
        {isSample ? 'Sample' : stateLabels[state]}
        {note !== null && <small>{note}</small>}
      </span>
    </span>
  )
}
