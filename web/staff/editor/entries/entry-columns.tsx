import type { EntryType } from '#shared/content/entries/entry-types.ts'
import { entryTypes } from '#shared/content/entries/entry-types.ts'
import { entryPaths } from '#shared/content/entries/entry-paths.ts'
import type { ENTRY_SORT_KEYS, EntryItem } from '#shared/contracts/entries.ts'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { actionsColumn, timeColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { exactMoment, momentAndUtc } from '#web/lib/staff/moments.ts'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { PendingMark, StatusMark } from '#web/ui/list/status-mark.tsx'
import { entryWords, hasClosed, titleOf, usesInWords } from './entry-labels.ts'
import type { EntryActs } from './use-entry-acts.ts'

/** Sort key of the lists. */
export type EntryKey = (typeof ENTRY_SORT_KEYS)[number]

function Name({ row }: { readonly row: EntryItem }) {
  return (
    <>
      <a href={entryPaths[row.type].page(row.id)} data-row-link="" dir="auto">
        {titleOf(row)}
      </a>
      {row.note !== '' && (
        <span className={row.type === 'category' ? 'desk-slug' : 'entry-note'} dir="auto">
          {row.note}
        </span>
      )}
    </>
  )
}

function Status({ row, now }: { readonly row: EntryItem; readonly now: number }) {
  const { status, pending, contested } = row
  if (status === null) {
    return (
      <>
        {usesInWords(row.uses)}
        <PendingMark pending={pending} contested={contested} />
      </>
    )
  }
  const closes = status === 'published' ? row.closes_at : null
  return (
    <>
      <StatusMark status={status} pending={pending} contested={contested} />
      {closes !== null && (
        <span className="entry-closes">
          {hasClosed(row, now) ? 'Closed' : 'Closes'}{' '}
          <time dateTime={closes} title={momentAndUtc(closes)}>
            {exactMoment(closes)}
          </time>
        </span>
      )}
    </>
  )
}

interface Acts extends EntryActs {
  readonly mayPublish: boolean
}

const actsFor = (row: EntryItem, { publish, takeOff, remove }: Acts) => [
  ...(row.status !== null && row.status !== 'published'
    ? [{ label: 'Publish', run: () => publish(row) }]
    : []),
  ...(row.status === 'published' ? [{ label: 'Unpublish', run: () => takeOff(row) }] : []),
  { label: 'Delete', run: () => remove(row), isRemoval: true },
]

/** Columns of the list of a type. @param acts actions on rows */
export function entryColumns(type: EntryType, acts: Acts): readonly Column<EntryItem, EntryKey>[] {
  const { hasStatus } = entryTypes[type]
  return [
    {
      head: entryWords[type].head,
      className: 'desk-title entry-name',
      sort: 'title',
      isName: true,
      cell: (row) => <Name row={row} />,
    },
    {
      head: hasStatus ? 'Status' : 'Used by',
      className: 'desk-status entry-state',
      ...(!hasStatus && { sort: 'uses' as const }),
      cell: (row, now) => <Status row={row} now={now} />,
    },
    timeColumn({
      head: 'Last change',
      className: 'entry-changed',
      sort: 'updated_at',
      at: (row) => row.updated_at,
    }),
    actionsColumn<EntryItem>('entry-acts', (row) => (
      <RowMenu
        of={titleOf(row)}
        links={
          <>
            <li>
              <a href={entryPaths[type].page(row.id)}>Open</a>
            </li>
            {row.path !== null && (
              <li>
                <a href={row.path}>View on site</a>
              </li>
            )}
          </>
        }
        acts={acts.mayPublish ? actsFor(row, acts) : []}
      />
    )),
  ]
}
