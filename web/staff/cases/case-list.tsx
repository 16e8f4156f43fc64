import { MINUTE } from '#shared/time/units.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { CASE_KINDS } from '#shared/company/case-law.ts'
import { CASE_VIEWS, type CaseSummary } from '#shared/contracts/cases.ts'
import { caseKindWords, casePlaceWords } from '#shared/pages/case-words.ts'
import { paths } from '#shared/paths/paths.ts'
import { caseListQuery } from '#web/lib/staff/queries/case-queries.ts'
import { lastPage } from '#web/lib/staff/list/list-place.ts'
import { momentAndUtc, shortMoment } from '#web/lib/staff/moments.ts'
import { Refreshed } from '#web/lib/staff/refreshed.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useListPlace } from '#web/lib/staff/list/use-list-place.ts'
import { useListView } from '#web/lib/staff/list/use-list-view.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { NothingMatches } from '#web/ui/list/list-summary.tsx'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { ListToolbar } from '#web/ui/list/list-toolbar.tsx'
import { CaseDue } from './case-due.tsx'
import { stateLabels, viewLabels } from './case-labels.ts'
import {
  isNarrowed,
  PAGE_SIZE,
  readPlace,
  start,
  toValues,
  writePlace,
  type Place,
} from './url-state.ts'

/** Interval at which times are updated, in milliseconds. */
const TICK = MINUTE

const keyLines: readonly KeyLine[] = [
  [['J', 'K'], 'Next and previous row; the arrow keys do the same'],
  [['Enter'], 'Open the row'],
  [['/'], 'Search'],
  [['?'], 'This list of keys'],
]

const hints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['Enter'], does: 'open' },
]

const listPlace = { path: paths.adminCases, read: readPlace, write: writePlace }

const kinds = CASE_KINDS.map((kind) => ({ value: kind, title: caseKindWords[kind] }))

function CaseRow({ found, now }: { readonly found: CaseSummary; readonly now: number }) {
  return (
    <tr data-row={found.id}>
      <th scope="row" className="desk-title" data-unread={!found.seen || undefined}>
        <a href={paths.adminCase(found.id)} data-row-link="" className="case-number">
          {found.number}
          {!found.seen && <span className="sr-only"> (not opened yet)</span>}
        </a>
      </th>
      <td>{caseKindWords[found.kind]}</td>
      <td>{casePlaceWords[found.place]}</td>
      <td>{stateLabels[found.state]}</td>
      <td className="case-due">
        <CaseDue found={found} />
      </td>
      <td className="desk-time">
        <time dateTime={found.received_at} title={momentAndUtc(found.received_at)}>
          {shortMoment(found.received_at, now)}
        </time>
      </td>
    </tr>
  )
}

interface CaseTableProps {
  readonly cases: readonly CaseSummary[]
  readonly stale: boolean
  readonly body: Parameters<typeof ListTable>[0]['body']
}

function CaseTable({ cases, stale, body }: CaseTableProps) {
  const now = useNow(TICK)
  return (
    <ListTable
      name="Cases"
      className="case-list"
      stale={stale}
      {...(body !== undefined && { body })}
      heads={
        <>
          <th scope="col" className="desk-title">
            Number
          </th>
          <th scope="col">Kind</th>
          <th scope="col">Job in</th>
          <th scope="col">State</th>
          <th scope="col" className="case-due">
            Deadline
          </th>
          <th scope="col" className="desk-time">
            Received
          </th>
        </>
      }
    >
      {cases.map((found) => (
        <CaseRow key={found.id} found={found} now={now} />
      ))}
    </ListTable>
  )
}

function Rest({ place, onReset }: { readonly place: Place; readonly onReset: () => void }) {
  if (isNarrowed(place)) {
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

/** List of candidates' cases. The list contains no names, because each view of personal data is logged. */
export function CaseListPage() {
  const { api } = useStaff()
  const [place, go] = useListPlace(listPlace)
  const list = useQuery({
    ...caseListQuery(api, toValues(place)),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData: stale } = list
  const { body, search, keys, usualKeys } = useListView<CaseSummary>()
  useListKeys(body, usualKeys)
  const last = data && lastPage(data.count, PAGE_SIZE)
  if (!stale && last !== undefined && place.page > last) {
    return <Navigate to={paths.adminCases + writePlace({ ...place, page: last })} replace />
  }
  return (
    <ListFrame
      head={
        <DeskHead
          title="Cases"
          facts={
            data !== undefined && (
              <>
                {data.counts.views.open} open · {data.counts.late} late ·{' '}
                <Refreshed at={list.dataUpdatedAt} />
              </>
            )
          }
        />
      }
      toolbar={
        <ListToolbar
          place={place}
          onPlace={go}
          label="View"
          tabs={CASE_VIEWS.map((view) => ({
            view,
            label: viewLabels[view],
            place: { ...place, view, page: 1 },
            count: data?.counts.views[view],
          }))}
          current={place.view}
          hrefOf={(to) => paths.adminCases + writePlace(to)}
          searchLabel="Number or email"
          search={search}
        >
          <ListFilter
            label="Kind"
            value={place.kind}
            choices={kinds}
            onValue={(value) =>
              go({ ...place, kind: CASE_KINDS.find((kind) => kind === value), page: 1 })
            }
          />
        </ListToolbar>
      }
      answer={list}
      page={place.page}
      pageSize={PAGE_SIZE}
      onPage={(page) => go({ ...place, page })}
      notice={
        <p className="case-note">
          Candidates’ names are not in this list. Opening a case shows them and is written to the
          log.
        </p>
      }
      empty={<Rest place={place} onReset={() => go({ ...start, view: place.view })} />}
      hints={hints}
      keyLines={keyLines}
      keys={keys}
      dialogs={null}
    >
      {() => <CaseTable cases={data?.results ?? []} stale={stale} body={body} />}
    </ListFrame>
  )
}
