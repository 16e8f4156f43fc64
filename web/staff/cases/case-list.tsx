import { CASE_KINDS } from '#shared/company/case-law.ts'
import { CASE_VIEWS, type CaseSummary } from '#shared/contracts/cases.ts'
import { caseKindWords, casePlaceWords } from '#shared/pages/case-words.ts'
import { paths } from '#shared/paths/paths.ts'
import { caseListQuery } from '#web/lib/staff/queries/case-queries.ts'
import {
  choiceParam,
  isNarrowedBy,
  listPlaces,
  searchParam,
  type PlaceOf,
} from '#web/lib/staff/list/list-places.ts'
import { shortMoment } from '#web/lib/staff/moments.ts'
import { useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { ListToolbar, viewsOf } from '#web/blocks/staff-list/list-toolbar.tsx'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import { timeColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { NothingMatches } from '#web/ui/list/list-summary.tsx'
import { CaseDue } from './case-due.tsx'
import { stateLabels, viewLabels } from './case-labels.ts'

const places = listPlaces({
  path: paths.adminCases,
  pageSize: 15,
  params: {
    view: choiceParam(CASE_VIEWS, 'open'),
    kind: choiceParam(CASE_KINDS),
    search: searchParam,
  },
})

const keyLines: readonly KeyLine[] = [
  [['J', 'K'], 'Next or previous row (also arrow keys)'],
  [['Enter'], 'Open the row'],
  [['/'], 'Search'],
  [['?'], 'Show keyboard shortcuts'],
]

const hints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['Enter'], does: 'open' },
]

const kinds = CASE_KINDS.map((kind) => ({ value: kind, title: caseKindWords[kind] }))

const columns: readonly Column<CaseSummary>[] = [
  {
    head: 'Number',
    className: 'desk-title',
    isName: true,
    attributes: ({ seen }) => ({ 'data-unread': !seen || undefined }),
    cell: ({ id, number, seen }) => (
      <a href={paths.adminCase(id)} data-row-link="" className="case-number">
        {number}
        {!seen && <span className="sr-only"> (not opened yet)</span>}
      </a>
    ),
  },
  { head: 'Kind', cell: ({ kind }) => caseKindWords[kind] },
  { head: 'Job in', cell: ({ place }) => casePlaceWords[place] },
  { head: 'State', cell: ({ state }) => stateLabels[state] },
  { head: 'Deadline', className: 'case-due', cell: (found) => <CaseDue found={found} /> },
  timeColumn({ head: 'Received', at: (found) => found.received_at, text: shortMoment }),
]

interface RestProps {
  readonly place: PlaceOf<typeof places>
  readonly onReset: () => void
}

function Rest({ place, onReset }: RestProps) {
  if (isNarrowedBy(places, place, ['kind', 'search'])) {
    return (
      <NothingMatches
        text="We found no case with these filters. Search for a whole number or a whole email address."
        all="cases"
        onReset={onReset}
      />
    )
  }
  if (place.view === 'all') {
    return (
      <EmptyState
        title="No cases yet"
        text="Requests, corrections and complaints of candidates appear here."
        link={{ label: 'See the page for candidates', href: paths.candidates }}
      />
    )
  }
  return (
    <EmptyState
      title={
        place.view === 'spam'
          ? 'No suspected spam'
          : `No ${viewLabels[place.view].toLowerCase()} cases`
      }
      text={
        place.view === 'spam'
          ? 'Forms whose hidden field was filled twice appear here for 30 days.'
          : 'They will appear here.'
      }
      link={{ label: 'Show all cases', href: `${paths.adminCases}?view=all` }}
    />
  )
}

/** List of candidates' cases. It contains no names, because the server logs each view of personal data. */
export function CaseListPage() {
  const list = useList(places, (api, place) => caseListQuery(api, places.values(place)))
  const { place, data, go } = list
  useListKeys(list.body, list.usualKeys)
  return (
    <StaffList
      list={list}
      head={
        <ListHead
          title="Cases"
          answer={list.answer}
          facts={({ counts }) => `${counts.views.open} open · ${counts.late} late`}
        />
      }
      toolbar={
        <ListToolbar
          list={list}
          tabs={{
            label: 'View',
            name: 'view',
            views: viewsOf(CASE_VIEWS, viewLabels, data?.counts.views),
          }}
          search={{ label: 'Number or email', name: 'search' }}
          filters={[{ name: 'kind', label: 'Kind', choices: kinds }]}
        />
      }
      notice={
        <p className="case-note">
          Candidates’ names are not in this list. Opening a case shows them and is written to the
          log.
        </p>
      }
      empty={<Rest place={place} onReset={() => go({ ...places.start, view: place.view })} />}
      hints={hints}
      keyLines={keyLines}
      table={{ name: 'Cases', className: 'desk-list case-list', columns }}
    />
  )
}
