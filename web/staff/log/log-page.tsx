import { counted, grouped } from '#shared/text/count.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LOG_SIZE, type LogEntry } from '#shared/contracts/staff.ts'
import { paths } from '#shared/paths/paths.ts'
import { lastPage } from '#web/lib/staff/list/list-place.ts'
import { logQuery } from '#web/lib/staff/queries/log-queries.ts'
import { Refreshed } from '#web/lib/staff/refreshed.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useListPlace } from '#web/lib/staff/list/use-list-place.ts'
import { useListView } from '#web/lib/staff/list/use-list-view.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { LogTable } from './log-table.tsx'
import { LogToolbar } from './log-toolbar.tsx'
import { PAGE_SIZE, readPlace, toValues, writePlace, type Place } from './url-state.ts'

const keyLines: readonly KeyLine[] = [
  [['/'], 'Enter the id of a request'],
  [['R'], 'Refresh'],
  [['?'], 'Show keyboard shortcuts'],
]
const hints = [{ keys: ['R'], does: 'refresh' }]
const listPlace = { path: paths.adminLog, read: readPlace, write: writePlace }

const isFiltered = (place: Place) => Object.keys(toValues(place)).length > 0

/** Content of an empty log: a note that there are no entries or that no entry matches. */
function NoEntries({ place }: { readonly place: Place }) {
  if (place.bypass) {
    return (
      <EmptyState
        title="No bypass attempts"
        text="When a visitor asks for unpublished articles, the attempt appears here. They get published ones instead."
      />
    )
  }
  if (!isFiltered(place)) {
    return (
      <EmptyState
        title="Nothing yet"
        text="Entries appear here as soon as the server writes one."
      />
    )
  }
  return (
    <EmptyState
      title="No entries match"
      text="Choose another level, category, time or request."
      link={{ label: 'Show everything', href: paths.adminLog }}
    />
  )
}

const inWords = (count: number) => counted(count, 'entry', 'entries')

function Log() {
  const { api } = useStaff()
  const [place, go] = useListPlace(listPlace)
  const log = useQuery({ ...logQuery(api, toValues(place)), placeholderData: keepPreviousData })
  const { keys, usualKeys, search, body } = useListView<LogEntry & { readonly id: string }>()
  useListKeys(body, { ...usualKeys, r: () => void log.refetch() })
  const { data, refetch } = log
  const page = Math.min(place.page, lastPage(data?.length ?? Number.POSITIVE_INFINITY, PAGE_SIZE))
  return (
    <ListFrame
      head={
        <DeskHead
          title="Log"
          facts={
            data !== undefined && (
              <>
                {inWords(data.length)} · <Refreshed at={log.dataUpdatedAt} />
              </>
            )
          }
        >
          <button type="button" className="desk-button log-refresh" onClick={() => void refetch()}>
            Refresh
          </button>
        </DeskHead>
      }
      toolbar={<LogToolbar place={place} go={go} search={search} />}
      answer={{ ...log, data: data && { count: data.length, entries: data } }}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={(to) => go({ ...place, page: to })}
      empty={<NoEntries place={place} />}
      hints={hints}
      keyLines={keyLines}
      keys={keys}
      dialogs={null}
    >
      {({ entries }) => (
        <>
          <LogTable
            entries={entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            stale={log.isPlaceholderData}
            onRequest={(request) => go({ page: 1, bypass: false, request })}
          />
          {entries.length === LOG_SIZE && (
            <p className="log-full">
              The server keeps the newest {grouped(LOG_SIZE)} entries, and all of them in its
              output.
            </p>
          )}
        </>
      )}
    </ListFrame>
  )
}

/** Page with the log of the server, for users who manage the system. */
export function LogPage() {
  if (useMay('system.manage')) return <Log />
  return (
    <div className="desk">
      <DeskHead title="Log" />
      <p className="overview-none">Ask an administrator. Only they can read the log.</p>
    </div>
  )
}
