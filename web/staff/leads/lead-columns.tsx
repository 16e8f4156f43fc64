import type { LeadSummary } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { actionsColumn, timeColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { shortMoment, zoneName } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { LeadMenu } from './lead/lead-menu.tsx'
import { LeadStatusMark } from './lead/lead-status.tsx'
import { senderNote, senderOf } from './lead-labels.ts'
import { withPlace, type Place, type SortKey } from './url-state.ts'
import { PromiseCell } from './promise-bar.tsx'
import type { LeadActs } from './use-lead-acts.ts'

interface CellProps {
  readonly lead: LeadSummary
  readonly acts: LeadActs
}

function OwnerCell({ lead, acts }: CellProps) {
  const { user } = useStaff()
  const mayWrite = useMay('people.write')
  if (lead.owner !== null) return <span dir="auto">{lead.owner.name}</span>
  if (!mayWrite || lead.status === 'closed') return <>–</>
  return (
    <button
      type="button"
      className="desk-link"
      aria-label={`Assign to me: ${senderOf(lead)}`}
      onClick={() => void acts.assign([lead], user)}
    >
      Assign to me
    </button>
  )
}

/** Deadline for the reply, or for suspected spam a button that moves the lead back to the inquiries. */
function DueCell({ lead, acts, now }: CellProps & { readonly now: number }) {
  const mayWrite = useMay('people.write')
  if (lead.closed_as !== 'spam' || !mayWrite) return <PromiseCell lead={lead} now={now} />
  return (
    <button
      type="button"
      className="desk-link"
      aria-label={`Restore: ${senderOf(lead)}`}
      onClick={() => void acts.setStatus([lead], 'new')}
    >
      Restore
    </button>
  )
}

interface ColumnsProps {
  readonly place: Place
  readonly acts: LeadActs
  readonly onAssign: (leads: readonly LeadSummary[]) => void
  readonly onErase: (leads: readonly LeadSummary[]) => void
}

/** Columns of the list of leads. */
export const leadColumns = (props: ColumnsProps): readonly Column<LeadSummary, SortKey>[] => [
  { head: 'No.', className: 'lead-number', cell: (lead) => lead.number },
  {
    head: 'From',
    className: 'desk-title lead-from',
    sort: 'name',
    isName: true,
    attributes: ({ seen }) => ({ 'data-unread': !seen || undefined }),
    cell: (lead) => (
      <>
        <a href={withPlace(paths.adminLead(lead.id), props.place)} data-row-link="" dir="auto">
          {senderOf(lead)}
          {!lead.seen && <span className="sr-only"> (unread)</span>}
        </a>
        <span className="desk-note" dir="auto">
          {senderNote(lead)}
        </span>
      </>
    ),
  },
  { head: 'Subject', className: 'lead-about', cell: ({ about }) => subjectName(about) },
  {
    head: 'Status',
    className: 'lead-status',
    sort: 'status',
    cell: (lead) => <LeadStatusMark lead={lead} />,
  },
  {
    head: 'Owner',
    className: 'lead-owner',
    cell: (lead) => <OwnerCell lead={lead} acts={props.acts} />,
  },
  {
    head: 'Reply due',
    className: 'lead-promise',
    sort: 'due',
    cell: (lead, now) => <DueCell lead={lead} acts={props.acts} now={now} />,
  },
  timeColumn({
    head: `Received (${zoneName()})`,
    className: 'lead-received',
    sort: 'received',
    at: (lead) => lead.received_at,
    text: shortMoment,
  }),
  actionsColumn<LeadSummary>('desk-more', (lead) => <LeadMenu lead={lead} {...props} />),
]
