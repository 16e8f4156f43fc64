import type { RefObject } from 'react'
import { LEAD_KINDS, LEAD_VIEWS, type LeadCounts } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import { ListToolbar } from '#web/ui/list/list-toolbar.tsx'
import { kindWords, viewWords } from './lead-labels.ts'
import { writePlace, type Place } from './url-state.ts'
import type { Owner } from './use-lead-acts.ts'

interface ToolbarProps {
  readonly place: Place
  /** Number of leads by view. Undefined while loading. */
  readonly counts: LeadCounts | undefined
  readonly people: readonly Owner[]
  readonly search: RefObject<HTMLInputElement | null>
  /** Called with the new URL state. `typing` replaces the history entry instead of adding one. */
  readonly onPlace: (place: Place, options?: { readonly typing: boolean }) => void
}

const kinds = LEAD_KINDS.map((kind) => ({ value: kind, title: kindWords[kind] }))

/** Views, search and filters of the list. */
export function LeadToolbar({ place, counts, people, search, onPlace }: ToolbarProps) {
  const { user } = useStaff()
  return (
    <ListToolbar
      place={place}
      onPlace={onPlace}
      label="View"
      tabs={LEAD_VIEWS.map((view) => ({
        view,
        label: viewWords[view],
        place: { ...place, view, page: 1 },
        count: counts?.views[view],
      }))}
      current={place.view}
      hrefOf={(to) => paths.adminLeads + writePlace(to)}
      searchLabel="Search leads"
      search={search}
    >
      <ListFilter
        label="Kind"
        value={place.kind}
        choices={kinds}
        onValue={(value) =>
          onPlace({ ...place, kind: LEAD_KINDS.find((kind) => kind === value), page: 1 })
        }
      />
      <ListFilter
        label="Owner"
        value={place.owner}
        choices={[
          { value: 'me', title: 'You' },
          { value: 'none', title: 'No owner' },
          ...people
            .filter(({ id }) => id !== user.id)
            .map(({ id, name }) => ({ value: id, title: name })),
        ]}
        onValue={(owner) => onPlace({ ...place, owner, page: 1 })}
      />
    </ListToolbar>
  )
}
