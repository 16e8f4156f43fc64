import { useState } from 'react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { TRASH_DAYS, TRASHED_TYPES, type TrashItem } from '#shared/contracts/trash.ts'
import { paths } from '#shared/paths/paths.ts'
import { choiceParam, listPlaces } from '#web/lib/staff/list/list-places.ts'
import { trashListQuery } from '#web/lib/staff/queries/trash-queries.ts'
import { useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { BulkBar } from '#web/blocks/staff-list/bulk-bar.tsx'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { ListToolbar } from '#web/blocks/staff-list/list-toolbar.tsx'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import { actionsColumn, timeColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { LeftOutList } from '#web/ui/list/left-out-list.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { PurgeDialog } from './purge-dialog.tsx'
import { doorWords, inWords, kindWords, timeLeft } from './trash-labels.ts'
import { useTrashActs } from './use-trash-acts.ts'

const readingKeys: readonly KeyLine[] = [[['?'], 'Show keyboard shortcuts']]

const writingKeys: readonly KeyLine[] = [
  [['J', 'K'], 'Next or previous item (also arrow keys)'],
  [['Enter', 'R'], 'Restore the item'],
  [['X'], 'Select the item'],
  [['Esc'], 'Clear the selection'],
  ...readingKeys,
]

const hints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['X'], does: 'select' },
  { keys: ['R'], does: 'restore' },
]

const places = listPlaces({
  path: paths.adminTrash,
  pageSize: 20,
  params: { type: choiceParam(TRASHED_TYPES) },
})

const views = [
  { view: undefined, label: 'All', count: undefined },
  ...TRASHED_TYPES.map((type) => ({ view: type, label: kindWords[type].many, count: undefined })),
]

const titleOf = ({ title }: TrashItem) => (title === '' ? 'Untitled' : title)

function whereabouts({ type, slug }: TrashItem): string {
  if (type === 'libraryImage') return 'From the image library'
  if (type === 'author') return 'From the authors'
  if (slug === null) return 'No address yet'
  if (type === 'opening') return paths.opening(slug)
  if (type === 'category') return paths.blogCategory(slug)
  return type === 'landingPage' ? paths.landing(slug) : contentTypes[type].paths.page(slug)
}

const columns: readonly Column<TrashItem>[] = [
  {
    head: 'Title',
    className: 'desk-title trash-title',
    isName: true,
    cell: (row) => (
      <>
        <span className="trash-name" dir="auto">
          {titleOf(row)}
        </span>
        <span className="desk-slug">{whereabouts(row)}</span>
      </>
    ),
  },
  { head: 'Kind', className: 'trash-kind', cell: ({ type }) => kindWords[type].one },
  {
    head: 'Deleted by',
    className: 'trash-by',
    cell: ({ deleted_by: by, door }) => (
      <>
        {by !== null && <span dir="auto">{by} </span>}
        <span className="trash-door">{doorWords[door]}</span>
      </>
    ),
  },
  timeColumn({ head: 'Deleted', className: 'trash-at', at: (row) => row.deleted_at }),
  {
    head: 'Time left',
    className: 'desk-time trash-left',
    cell: (row, now) => (row.pending ? 'Waiting for the CMS' : timeLeft(row, now)),
  },
]

interface RowActs {
  readonly restore: (row: TrashItem) => void
  readonly purge: (row: TrashItem) => void
}

const actionsOn = ({ restore, purge }: RowActs) =>
  actionsColumn<TrashItem>('trash-acts', (row) => (
    <>
      <button
        type="button"
        className="desk-link"
        data-row-link=""
        aria-label={`Restore ${titleOf(row)}`}
        onClick={() => restore(row)}
      >
        Restore
      </button>
      <RowMenu
        of={titleOf(row)}
        acts={[{ label: 'Delete permanently', isRemoval: true, run: () => purge(row) }]}
      />
    </>
  ))

/** Page with recently deleted items, which can be restored or deleted permanently. */
export function TrashPage() {
  const mayWrite = useMay('content.write')
  const list = useList(places, (api, place) => trashListQuery(api, places.values(place)))
  const { place, selection, usualKeys, focused } = list
  const acts = useTrashActs()
  const [purged, setPurged] = useState<readonly TrashItem[]>([])
  const isIdle = acts.progress === undefined
  const restore = (chosen: readonly TrashItem[]) => {
    selection.clear()
    if (isIdle) void acts.restore(chosen).then(selection.reselect)
  }
  const purge = (chosen: readonly TrashItem[]) => {
    setPurged([])
    selection.clear()
    void acts.purge(chosen).then(selection.reselect)
  }
  useListKeys(list.body, {
    ...usualKeys,
    ...(mayWrite && {
      x: () => focused().forEach(selection.toggle),
      r: () => restore(focused()),
    }),
  })
  const rowActs = {
    restore: (row: TrashItem) => restore([row]),
    purge: (row: TrashItem) => setPurged([row]),
  }
  return (
    <StaffList
      list={list}
      head={<ListHead title="Trash" answer={list.answer} facts={({ count }) => inWords(count)} />}
      toolbar={<ListToolbar list={list} tabs={{ label: 'Kind', name: 'type', views }} />}
      notice={<LeftOutList leftOut={acts.leftOut} onDismiss={acts.forget} />}
      empty={
        <EmptyState
          title={
            place.type === undefined
              ? 'The trash is empty'
              : `No ${kindWords[place.type].many.toLowerCase()} in the trash`
          }
          text={`Deleted content and images appear here. You can restore them for ${TRASH_DAYS} days.`}
        />
      }
      strip={() => (
        <BulkBar
          label="Selected items"
          count={selection.rows.length}
          acts={[{ label: 'Restore', run: () => restore(selection.rows) }]}
          more={[
            {
              label: 'Delete permanently',
              isRemoval: true,
              run: () => setPurged(selection.rows),
            },
          ]}
          onClear={selection.clear}
          progress={acts.progress}
          onStop={acts.stop}
        >
          <p>
            Deleted items stay here for {TRASH_DAYS} days. After that they are deleted permanently.
            {!mayWrite && ' Ask an administrator for the editor role to restore one.'}
          </p>
        </BulkBar>
      )}
      hints={mayWrite ? hints : []}
      keyLines={mayWrite ? writingKeys : readingKeys}
      dialogs={<PurgeDialog rows={purged} onYes={() => purge(purged)} onNo={() => setPurged([])} />}
      table={{
        name: 'Trash',
        className: 'desk-list trash-list',
        columns: mayWrite ? [...columns, actionsOn(rowActs)] : columns,
        selection: mayWrite ? selection : undefined,
        nameOf: titleOf,
      }}
    />
  )
}
