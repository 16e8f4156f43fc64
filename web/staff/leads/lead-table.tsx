import { MINUTE } from '#shared/time/units.ts'
import type { RefObject } from 'react'
import type { LeadSummary } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import { momentAndUtc, shortMoment, zoneName } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { ActionsHead, SelectAllHead, SelectCell } from '#web/ui/list/list-cells.tsx'
import { SortHead } from '#web/ui/list/sort-head.tsx'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { LeadMenu } from './lead/lead-menu.tsx'
import { LeadStatusMark } from './lead/lead-status.tsx'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { senderNote, senderOf } from './lead-labels.ts'
import { nextSort, writePlace, type Place, type Sort } from './url-state.ts'
import { PromiseCell } from './promise-bar.tsx'
import type { LeadActs } from './use-lead-acts.ts'

/** Interval at which deadlines are updated, in milliseconds. */
const TICK = MINUTE

interface LeadTableProps {
  readonly leads: readonly LeadSummary[]
  readonly place: Place
  readonly onSort: (sort: Sort) => void
  readonly selection: Selection<LeadSummary>
  readonly acts: LeadActs
  readonly onAssign: (leads: readonly LeadSummary[]) => void
  readonly onErase: (leads: readonly LeadSummary[]) => void
  /** True while the next page is loading and the rows of the previous page are shown. */
  readonly stale: boolean
  readonly body: RefObject<HTMLTableSectionElement | null>
}

type RowProps = Omit<LeadTableProps, 'leads' | 'onSort' | 'stale' | 'body'> & {
  readonly lead: LeadSummary
  readonly now: number
}

function OwnerCell({ lead, acts }: Pick<RowProps, 'lead' | 'acts'>) {
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

function RestoreButton({ lead, acts }: Pick<RowProps, 'lead' | 'acts'>) {
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

function LeadRow({ lead, place, selection, acts, onAssign, onErase, now }: RowProps) {
  const isSelected = selection.has(lead.id)
  const mayWrite = useMay('people.write')
  return (
    <tr data-row={lead.id} data-selected={isSelected || undefined}>
      <SelectCell
        of={senderOf(lead)}
        isSelected={isSelected}
        onToggle={() => selection.toggle(lead)}
      />
      <td className="lead-number">{lead.number}</td>
      <th scope="row" className="desk-title lead-from" data-unread={!lead.seen || undefined}>
        <a href={paths.adminLead(lead.id) + writePlace(place)} data-row-link="" dir="auto">
          {senderOf(lead)}
          {!lead.seen && <span className="sr-only"> (unread)</span>}
        </a>
        <span className="lead-note" dir="auto">
          {senderNote(lead)}
        </span>
      </th>
      <td className="lead-about">{subjectName(lead.about)}</td>
      <td className="lead-status">
        <LeadStatusMark lead={lead} />
      </td>
      <td className="lead-owner">
        <OwnerCell lead={lead} acts={acts} />
      </td>
      <td className="lead-promise">
        {lead.closed_as === 'spam' && mayWrite ? (
          <RestoreButton lead={lead} acts={acts} />
        ) : (
          <PromiseCell lead={lead} now={now} />
        )}
      </td>
      <td className="desk-time lead-received">
        <time dateTime={lead.received_at} title={momentAndUtc(lead.received_at)}>
          {shortMoment(lead.received_at, now)}
        </time>
      </td>
      <td className="desk-more">
        <LeadMenu lead={lead} place={place} acts={acts} onAssign={onAssign} onErase={onErase} />
      </td>
    </tr>
  )
}

/** Leads of a page as table rows, shown as cards on phones. */
export function LeadTable(props: LeadTableProps) {
  const { leads, place, onSort, selection, stale, body } = props
  const now = useNow(TICK)
  const head = {
    sort: place.sort,
    onSort: (key: Sort['key']) => onSort(nextSort(place.sort, key)),
  }
  return (
    <ListTable
      name="Leads"
      className="lead-list"
      stale={stale}
      body={body}
      heads={
        <>
          <SelectAllHead rows={leads} has={selection.has} toggleAll={selection.toggleAll} />
          <th scope="col" className="lead-number">
            No.
          </th>
          <SortHead name="name" className="desk-title lead-from" {...head}>
            From
          </SortHead>
          <th scope="col" className="lead-about">
            Subject
          </th>
          <SortHead name="status" className="lead-status" {...head}>
            Status
          </SortHead>
          <th scope="col" className="lead-owner">
            Owner
          </th>
          <SortHead name="due" className="lead-promise" {...head}>
            Reply due
          </SortHead>
          <SortHead name="received" className="desk-time lead-received" {...head}>
            Received ({zoneName()})
          </SortHead>
          <ActionsHead className="desk-more" />
        </>
      }
    >
      {leads.map((lead) => (
        <LeadRow key={lead.id} {...props} lead={lead} now={now} />
      ))}
    </ListTable>
  )
}
