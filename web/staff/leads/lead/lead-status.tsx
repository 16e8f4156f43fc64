import { Archive, Check, Contrast, Mail, type LucideIcon } from 'lucide-react'
import type { LeadStatus, LeadSummary } from '#shared/contracts/leads.ts'
import { closedWords, statusWords } from '../lead-labels.ts'

const icons: Readonly<Record<LeadStatus, LucideIcon>> = {
  new: Mail,
  in_progress: Contrast,
  answered: Check,
  closed: Archive,
}

/** Icon and text for the status of a lead, so that the status does not depend on colour alone. */
export function LeadStatusMark({
  lead,
}: {
  readonly lead: Pick<LeadSummary, 'status' | 'closed_as'>
}) {
  const Icon = icons[lead.status]
  return (
    <span className={`status-mark lead-${lead.status}`}>
      <Icon size={15} strokeWidth={1.6} aria-hidden="true" />
      {statusWords[lead.status]}
      {lead.closed_as !== null && `, ${closedWords[lead.closed_as]}`}
    </span>
  )
}
