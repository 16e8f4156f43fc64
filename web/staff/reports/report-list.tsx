import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { REPORT_SORT_KEYS, REPORT_VIEWS, type Report } from '#shared/contracts/reports.ts'
import { counted } from '#shared/text/count.ts'
import { paths } from '#shared/paths/paths.ts'
import {
  choiceParam,
  isNarrowedBy,
  listPlaces,
  searchParam,
  sortParam,
} from '#web/lib/staff/list/list-places.ts'
import { sortBy, useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { reportListQuery } from './report-queries.ts'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { ListToolbar, viewsOf } from '#web/blocks/staff-list/list-toolbar.tsx'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import { actionsColumn, timeColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { NothingMatches } from '#web/ui/list/list-summary.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { verifiedText, viewLabels } from './report-labels.ts'
import { ReportState } from './report-state.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Key = (typeof REPORT_SORT_KEYS)[number]

const reportSort = sortParam<Key>({
  keys: REPORT_SORT_KEYS,
  usual: { key: 'issued_at', descending: true },
  descending: ['issued_at', 'verified'],
})

const places = listPlaces({
  path: paths.adminReports,
  pageSize: 15,
  params: {
    view: choiceParam(REPORT_VIEWS, 'all'),
    search: searchParam,
    sort: reportSort,
  },
})

const keyLines: readonly KeyLine[] = [
  [['J', 'K'], 'Next or previous row (also arrow keys)'],
  [['Enter'], 'Open the row'],
  [['N'], 'Issue a report'],
  [['/'], 'Search'],
  [['?'], 'Show keyboard shortcuts'],
]

const hints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['N'], does: 'issue' },
]

const columnsOf = (acts: {
  readonly replace: (number: string) => void
  readonly withdraw: (number: string) => void
}): readonly Column<Report, Key>[] => [
  {
    head: 'Number',
    className: 'desk-title',
    isName: true,
    sort: 'number',
    cell: ({ id }) => (
      <a href={paths.adminReport(id)} data-row-link="" className="issuing-number">
        {id}
      </a>
    ),
  },
  { head: 'Kind', className: 'issuing-kind', sort: 'kind', cell: ({ kind }) => kind },
  { head: 'Status', cell: (report) => <ReportState report={report} /> },
  timeColumn({ head: 'Issued', sort: 'issued_at', at: (report) => report.issued_at }),
  {
    head: 'Verified',
    className: 'issuing-verified',
    sort: 'verified',
    cell: ({ verified }) => verifiedText(verified),
  },
  {
    head: 'Issued by',
    className: 'issuing-by',
    attributes: () => ({ dir: 'auto' }),
    cell: ({ issued_by: by }) => by ?? 'This site',
  },
  actionsColumn<Report>('issuing-acts', ({ id, state, sample_of: sample }) => {
    const isOpen = state === 'issued' && sample === null
    return (
      <RowMenu
        of={id}
        links={
          <>
            <li>
              <a href={paths.adminReport(id)}>Open</a>
            </li>
            <li>
              <a href={paths.verifyNumber(id)}>Verify on the site ↗</a>
            </li>
          </>
        }
        acts={[
          { label: 'Copy the number', run: () => navigator.clipboard?.writeText(id) },
          ...(isOpen
            ? [
                { label: 'Replace with a new one', run: () => acts.replace(id) },
                { label: 'Withdraw', run: () => acts.withdraw(id), isRemoval: true },
              ]
            : []),
        ]}
      />
    )
  }),
]

/** List of issued reports and samples. */
export function ReportListPage() {
  const list = useList(places, (api, place) => reportListQuery(api, places.values(place)))
  const navigate = useNavigate()
  const [withdrawn, setWithdrawn] = useState<string>()
  const { place, data, go } = list
  const issue = () => void navigate(paths.adminReportIssue())
  useListKeys(list.body, { ...list.usualKeys, n: issue })
  const columns = columnsOf({
    replace: (number) => void navigate(paths.adminReportIssue(number)),
    withdraw: setWithdrawn,
  })
  return (
    <StaffList
      list={list}
      head={
        <ListHead
          title="Reports"
          answer={list.answer}
          facts={({ counts, verified }) =>
            `${counted(counts.all, 'number')} · verified ${counted(verified, 'time')}`
          }
        >
          <a className="button" href={paths.adminReportIssue()}>
            Issue a report
          </a>
        </ListHead>
      }
      toolbar={
        <ListToolbar
          list={list}
          tabs={{
            label: 'View',
            name: 'view',
            views: viewsOf(REPORT_VIEWS, viewLabels, data?.counts),
          }}
          search={{ label: 'Number or kind', name: 'search' }}
        />
      }
      notice={
        <p className="issuing-note">
          We keep the number, the kind, the dates and a fingerprint of the text. We don’t keep what
          the report says, so a lost PDF can’t be made again.
        </p>
      }
      empty={
        isNarrowedBy(places, place, ['search']) ? (
          <NothingMatches
            text="We found no report with this number or kind."
            all="reports"
            onReset={() => go({ ...places.start, view: place.view })}
          />
        ) : (
          <EmptyState
            title={
              place.view === 'all'
                ? 'No reports yet'
                : `No ${viewLabels[place.view].toLowerCase()} reports`
            }
            text="Reports that you issue appear here with their numbers."
            link={{ label: 'Issue a report', href: paths.adminReportIssue() }}
          />
        )
      }
      hints={hints}
      keyLines={keyLines}
      table={{
        name: 'Reports',
        className: 'desk-list issuing-list',
        columns,
        sort: sortBy(list, reportSort),
      }}
      dialogs={<WithdrawDialog number={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    />
  )
}
