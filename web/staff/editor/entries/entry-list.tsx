import { useNavigate } from 'react-router-dom'
import { entryPaths, NEW_ENTRY } from '#shared/content/entries/entry-paths.ts'
import { entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import {
  ENTRY_SORT_KEYS,
  ENTRY_STATUSES,
  ENTRY_VIEWS,
  type EntryView,
} from '#shared/contracts/entries.ts'
import { counted } from '#shared/text/count.ts'
import { choiceParam, listPlaces, searchParam, sortParam } from '#web/lib/staff/list/list-places.ts'
import { sortBy, useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { entryListQuery } from '#web/lib/staff/queries/entry-queries.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { ListToolbar } from '#web/blocks/staff-list/list-toolbar.tsx'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { statusNames } from '#web/ui/list/status-mark.tsx'
import { entryColumns, type EntryKey } from './entry-columns.tsx'
import { entryWords, titleOf } from './entry-labels.ts'
import { useEntryActs } from './use-entry-acts.ts'

const sort = sortParam<EntryKey>({
  keys: ENTRY_SORT_KEYS,
  usual: { key: 'updated_at', descending: true },
  descending: ['updated_at', 'uses'],
})

const placesOf = (type: EntryType) =>
  listPlaces({
    path: entryPaths[type].list,
    pageSize: 20,
    params: { view: choiceParam(ENTRY_VIEWS), search: searchParam, sort },
  })

const places = {
  opening: placesOf('opening'),
  author: placesOf('author'),
  category: placesOf('category'),
} as const satisfies Record<EntryType, unknown>

const viewNames: Readonly<Record<EntryView, string>> = {
  draft: statusNames.draft,
  published: statusNames.published,
  archived: statusNames.archived,
  used: 'Used',
  unused: 'Not used',
}

const viewsFor = (type: EntryType): readonly EntryView[] =>
  entryTypes[type].hasStatus ? ENTRY_STATUSES : ['used', 'unused']

interface Rights {
  readonly mayWrite: boolean
  readonly mayPublish: boolean
}

const keyLines = ({ mayWrite, mayPublish }: Rights): readonly KeyLine[] => [
  [['J', 'K'], 'Next or previous row (also arrow keys)'],
  [['Enter'], 'Open'],
  ...(mayWrite ? [[['N'], 'Add a new one'] as const] : []),
  ...(mayPublish
    ? [
        [['D'], 'Delete the row'] as const,
        [['U'], 'Undo the last action (while its message is shown)'] as const,
      ]
    : []),
  [['/'], 'Search'],
  [['?'], 'Show keyboard shortcuts'],
]

const hintsFor = ({ mayWrite }: Rights) => [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['Enter'], does: 'open' },
  ...(mayWrite ? [{ keys: ['N'], does: 'new' }] : []),
]

/** Page with the openings, authors or categories. */
export function EntryListPage({ type }: { readonly type: EntryType }) {
  const mayWrite = useMay('content.write')
  const mayPublish = useMay('content.publish')
  const navigate = useNavigate()
  const at = places[type]
  const list = useList(at, (api, place) => entryListQuery(api, type, at.values(place)))
  const { place, data, usualKeys, focused } = list
  const acts = useEntryActs(type)
  const { noun, plural } = entryTypes[type]
  const fresh = entryPaths[type].page(NEW_ENTRY)
  useListKeys(list.body, {
    ...usualKeys,
    ...(mayWrite && { n: () => void navigate(fresh) }),
    ...(mayPublish && { d: () => focused().forEach((row) => acts.remove(row)) }),
  })
  const isNarrow = place.search !== '' || place.view !== undefined
  const views = [
    { view: undefined, label: 'All', count: data?.views['all'] },
    ...viewsFor(type).map((view) => ({
      view,
      label: viewNames[view],
      count: data && (data.views[view] ?? 0),
    })),
  ]
  return (
    <StaffList
      list={list}
      head={
        <ListHead
          title={plural}
          answer={list.answer}
          facts={({ count }) => counted(count, noun, plural.toLowerCase())}
        >
          {mayWrite && (
            <a className="button" href={fresh}>
              {entryWords[type].add}
            </a>
          )}
        </ListHead>
      }
      toolbar={
        <ListToolbar
          list={list}
          tabs={{ label: entryTypes[type].hasStatus ? 'Status' : 'Use', name: 'view', views }}
          search={{ label: `Search ${plural.toLowerCase()}`, name: 'search' }}
        />
      }
      empty={
        isNarrow ? (
          <EmptyState
            title={`No ${plural.toLowerCase()} match`}
            text="Change the search or choose another tab."
          />
        ) : (
          <EmptyState {...entryWords[type].empty} />
        )
      }
      hints={hintsFor({ mayWrite, mayPublish })}
      keyLines={keyLines({ mayWrite, mayPublish })}
      table={{
        name: plural,
        className: `desk-list staff-rows entry-list entry-list-${type}`,
        columns: entryColumns(type, { ...acts, mayPublish }),
        sort: sortBy(list, sort),
        nameOf: titleOf,
      }}
    />
  )
}
