import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { TRASH_DAYS, TRASHED_TYPES, type TrashItem } from '#shared/contracts/trash.ts'
import { paths } from '#shared/paths/paths.ts'
import { lastPage } from '#web/lib/staff/list/list-place.ts'
import { Refreshed } from '#web/lib/staff/refreshed.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { trashListQuery } from '#web/lib/staff/queries/trash-queries.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useListPlace } from '#web/lib/staff/list/use-list-place.ts'
import { useListView } from '#web/lib/staff/list/use-list-view.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { BulkMore, StripPlace, WorkingStrip } from '#web/ui/list/bulk-strip.tsx'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { LeftOutList } from '#web/ui/list/left-out-list.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { ListTabs } from '#web/ui/list/list-tabs.tsx'
import { PAGE_SIZE, readPlace, toValues, writePlace, type Place } from './url-state.ts'
import { PurgeDialog } from './purge-dialog.tsx'
import { TrashTable } from './trash-table.tsx'
import { inWords, kindWords } from './trash-labels.ts'
import { useTrashActs, type TrashActs } from './use-trash-acts.ts'

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

const listPlace = { path: paths.adminTrash, read: readPlace, write: writePlace }

const tabs = [
  { view: undefined, label: 'All' },
  ...TRASHED_TYPES.map((type) => ({ view: type, label: kindWords[type].many })),
]

interface StripProps {
  readonly rows: readonly TrashItem[]
  readonly acts: TrashActs
  readonly mayWrite: boolean
  readonly onRestore: () => void
  readonly onPurge: () => void
  readonly onClear: () => void
}

/** Strip above the list: actions on the selected items, the progress of an action, or a note about the retention time. */
function Strip({ rows, acts, mayWrite, onRestore, onPurge, onClear }: StripProps) {
  const { progress, stop } = acts
  const mode = progress === undefined ? (rows.length === 0 ? 'rest' : 'selected') : 'working'
  return (
    <StripPlace mode={mode}>
      {progress !== undefined && (
        <WorkingStrip label="Selected items" progress={progress} onStop={stop} />
      )}
      {mode === 'selected' && (
        <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected items">
          <output>{rows.length} selected</output>
          <button type="button" onClick={onRestore}>
            Restore
          </button>
          <BulkMore>
            <button type="button" className="desk-bulk-delete" onClick={onPurge}>
              Delete permanently
            </button>
          </BulkMore>
          <button type="button" className="desk-bulk-clear" onClick={onClear}>
            Clear <kbd aria-hidden="true">Esc</kbd>
          </button>
        </div>
      )}
      {mode === 'rest' && (
        <div className="desk-strip">
          <p>
            Deleted items stay here for {TRASH_DAYS} days. After that they are deleted permanently.
            {!mayWrite && ' Ask an administrator for the editor role to restore one.'}
          </p>
        </div>
      )}
    </StripPlace>
  )
}

/** Page with recently deleted items, which can be restored or deleted permanently. */
export function TrashPage() {
  const { api } = useStaff()
  const mayWrite = useMay('content.write')
  const [place, go] = useListPlace<Place>(listPlace)
  const list = useQuery({
    ...trashListQuery(api, toValues(place)),
    placeholderData: keepPreviousData,
  })
  const { selection, body, keys, usualKeys, focused } = useListView<TrashItem>()
  const acts = useTrashActs()
  const [purged, setPurged] = useState<readonly TrashItem[]>([])
  const { data, isPlaceholderData: stale } = list
  const rows = data?.results ?? []
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
  useListKeys(body, {
    ...usualKeys,
    ...(mayWrite && {
      x: () => focused(rows).forEach(selection.toggle),
      r: () => restore(focused(rows)),
    }),
  })

  const last = data && lastPage(data.count, PAGE_SIZE)
  if (!stale && last !== undefined && place.page > last) {
    return <Navigate to={paths.adminTrash + writePlace({ ...place, page: last })} replace />
  }
  return (
    <ListFrame
      head={
        <DeskHead
          title="Trash"
          facts={
            data !== undefined && (
              <>
                {inWords(data.count)} · <Refreshed at={list.dataUpdatedAt} />
              </>
            )
          }
        />
      }
      toolbar={
        <div className="desk-toolbar">
          <ListTabs
            label="Kind"
            tabs={tabs.map((tab) => ({
              ...tab,
              href: paths.adminTrash + writePlace({ page: 1, type: tab.view }),
              count: undefined,
            }))}
            current={place.type}
            onView={(type) => {
              selection.clear()
              go({ page: 1, type })
            }}
          />
        </div>
      }
      answer={list}
      page={place.page}
      pageSize={PAGE_SIZE}
      onPage={(page) => go({ ...place, page })}
      notice={<LeftOutList leftOut={acts.leftOut} onDismiss={acts.forget} />}
      empty={
        <EmptyState
          title={
            place.type === undefined
              ? 'The trash is empty'
              : `No ${kindWords[place.type].many.toLowerCase()} in the trash`
          }
          text={`Deleted blogs, case studies and images appear here. You can restore them for ${TRASH_DAYS} days.`}
        />
      }
      hints={mayWrite ? hints : []}
      keyLines={mayWrite ? writingKeys : readingKeys}
      keys={keys}
      dialogs={<PurgeDialog rows={purged} onYes={() => purge(purged)} onNo={() => setPurged([])} />}
    >
      {() => (
        <>
          <Strip
            rows={selection.rows}
            acts={acts}
            mayWrite={mayWrite}
            onRestore={() => restore(selection.rows)}
            onPurge={() => setPurged(selection.rows)}
            onClear={selection.clear}
          />
          <TrashTable
            rows={rows}
            selection={selection}
            acts={
              mayWrite
                ? {
                    restore: (row) => restore([row]),
                    purge: (row) => setPurged([row]),
                  }
                : undefined
            }
            stale={stale}
            body={body}
          />
        </>
      )}
    </ListFrame>
  )
}
