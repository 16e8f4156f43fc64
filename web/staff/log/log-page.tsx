import { counted, grouped } from '#shared/text/count.ts'
import { LOG_CATEGORIES, LOG_LEVELS, LOG_SIZE, type LogEntry } from '#shared/contracts/staff.ts'
import { paths } from '#shared/paths/paths.ts'
import {
  choiceParam,
  flagParam,
  listPlaces,
  textParam,
  type PlaceOf,
} from '#web/lib/staff/list/list-places.ts'
import { logQuery } from '#web/lib/staff/queries/log-queries.ts'
import { useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { ListToolbar } from '#web/blocks/staff-list/list-toolbar.tsx'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { bypassAttributes, categories, levels, logColumns } from './log-columns.tsx'

/** Time spans that the filter offers, in minutes. */
const SPANS = [5, 15, 60, 1_440] as const

const places = listPlaces({
  path: paths.adminLog,
  pageSize: 50,
  params: {
    level: choiceParam(LOG_LEVELS),
    category: choiceParam(LOG_CATEGORIES),
    minutes: choiceParam(SPANS),
    request: textParam(100),
    bypass: flagParam,
  },
})

/** API parameters of a state, without page and limit, because the response contains all entries. */
const filtersOf = (place: PlaceOf<typeof places>) => {
  const { page: _page, limit: _limit, ...filters } = places.values(place)
  return filters
}

const keyLines: readonly KeyLine[] = [
  [['/'], 'Enter the id of a request'],
  [['R'], 'Refresh'],
  [['?'], 'Show keyboard shortcuts'],
]
const hints = [{ keys: ['R'], does: 'refresh' }]

const spans = { 5: '5 minutes', 15: '15 minutes', 60: 'hour', 1440: 'day' } as const

const filters = [
  {
    name: 'level' as const,
    label: 'Level',
    choices: LOG_LEVELS.map((value) => ({ value, title: levels[value] })).toReversed(),
  },
  {
    name: 'category' as const,
    label: 'Category',
    choices: LOG_CATEGORIES.map((value) => ({ value, title: categories[value] })),
  },
  {
    name: 'minutes' as const,
    label: 'Time',
    choices: SPANS.map((value) => ({ value: String(value), title: `Last ${spans[value]}` })),
  },
]

/** Content of an empty log: a note that there are no entries or that no entry matches. */
function NoEntries({ place }: { readonly place: PlaceOf<typeof places> }) {
  if (place.bypass) {
    return (
      <EmptyState
        title="No bypass attempts"
        text="When a visitor asks for unpublished articles, the attempt appears here. They get published ones instead."
      />
    )
  }
  if (Object.keys(filtersOf(place)).length === 0) {
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

/** Entries as rows. The id of a row contains its index, because several entries may have the same millisecond. */
const toList = (entries: readonly LogEntry[]) => ({
  count: entries.length,
  results: entries.map((entry, index) => ({ ...entry, id: `${entry.timestamp} ${index}` })),
})

function Log() {
  const list = useList(places, (api, place) => ({
    ...logQuery(api, filtersOf(place)),
    select: toList,
  }))
  const { place, go, answer, usualKeys } = list
  const refresh = () => void answer.refetch()
  useListKeys(list.body, { ...usualKeys, r: refresh })
  const first = (place.page - 1) * places.pageSize
  return (
    <StaffList
      list={{ ...list, rows: list.rows.slice(first, first + places.pageSize) }}
      head={
        <ListHead
          title="Log"
          answer={answer}
          facts={({ count }) => counted(count, 'entry', 'entries')}
        >
          <button type="button" className="desk-button log-refresh" onClick={refresh}>
            Refresh
          </button>
        </ListHead>
      }
      toolbar={
        <ListToolbar
          list={list}
          tabs={{
            label: 'Parts of the log',
            name: 'bypass',
            views: [
              { view: undefined, label: 'Everything', count: null },
              { view: 'true', label: 'Bypass attempts', count: null },
            ],
            of: places.start,
          }}
          search={{ label: 'Request id', name: 'request' }}
          filters={filters}
        />
      }
      empty={<NoEntries place={place} />}
      note={({ count }) =>
        count === LOG_SIZE && (
          <p className="log-full">
            The server keeps the newest {grouped(LOG_SIZE)} entries, and all of them in its output.
          </p>
        )
      }
      hints={hints}
      keyLines={keyLines}
      table={{
        name: 'Log',
        className: 'desk-list staff-rows log-list',
        columns: logColumns((request) => go(places.set(places.start, 'request', request))),
        attributes: bypassAttributes,
      }}
    />
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
