import type { LeadSummary } from '#shared/contracts/leads.ts'
import { CLOSED_AS } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { senderOf } from '../lead-labels.ts'
import { withPlace, type Place } from '../url-state.ts'
import type { LeadActs } from '../use-lead-acts.ts'

interface LeadMenuProps {
  readonly lead: LeadSummary
  readonly place: Place
  readonly acts: LeadActs
  readonly onAssign: (leads: readonly LeadSummary[]) => void
  readonly onErase: (leads: readonly LeadSummary[]) => void
}

/** Menu of actions on one lead. */
export function LeadMenu({ lead, place, acts, onAssign, onErase }: LeadMenuProps) {
  const mayManage = useMay('people.manage')
  const isOpen = lead.status === 'new' || lead.status === 'in_progress'
  return (
    <RowMenu
      of={senderOf(lead)}
      links={
        <li>
          <a href={withPlace(paths.adminLead(lead.id), place)}>Open</a>
        </li>
      }
      acts={[
        { label: 'Assign', run: () => onAssign([lead]) },
        ...(isOpen
          ? [{ label: 'Mark answered', run: () => acts.setStatus([lead], 'answered') }]
          : [
              lead.closed_as === 'spam'
                ? { label: 'Restore', run: () => acts.setStatus([lead], 'new') }
                : { label: 'Open again', run: () => acts.setStatus([lead], 'in_progress') },
            ]),
        ...CLOSED_AS.filter((as) => lead.closed_as !== as).map((as) => ({
          label: `Close as ${as}`,
          run: () => acts.close([lead], as),
        })),
        ...(mayManage ? [{ label: 'Erase', isRemoval: true, run: () => onErase([lead]) }] : []),
      ]}
    />
  )
}
