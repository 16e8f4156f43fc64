import {
  SITE_PAGE_KINDS,
  SITE_PAGE_SORT_KEYS,
  SITE_PAGE_STATES,
} from '#shared/contracts/site-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import { counted } from '#shared/text/count.ts'
import {
  choiceParam,
  flagParam,
  listPlaces,
  searchParam,
  sortParam,
} from '#web/lib/staff/list/list-places.ts'
import { sortBy, useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { sitePageListQuery } from '#web/lib/staff/queries/site-page-queries.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { ListToolbar } from '#web/blocks/staff-list/list-toolbar.tsx'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { statusNames } from '#web/ui/list/status-mark.tsx'
import { kindNames, sitePageColumns, type SitePageKey, titleOf } from './site-page-columns.tsx'

const sort = sortParam<SitePageKey>({
  keys: SITE_PAGE_SORT_KEYS,
  usual: { key: 'updated_at', descending: true },
  descending: ['updated_at'],
})

const places = listPlaces({
  path: paths.adminPages,
  pageSize: 20,
  params: {
    kind: choiceParam(SITE_PAGE_KINDS),
    search: searchParam,
    state: choiceParam(SITE_PAGE_STATES),
    differs: flagParam,
    sort,
  },
})

const states = SITE_PAGE_STATES.map((value) => ({
  value,
  title: value === 'shipped' ? 'Shipped text' : statusNames[value],
}))

const keyLines: readonly KeyLine[] = [
  [['J', 'K'], 'Next or previous page (also arrow keys)'],
  [['Enter'], 'Open the page in the Studio'],
  [['V'], 'View the page on the site'],
  [['/'], 'Search'],
  [['?'], 'Show keyboard shortcuts'],
]
const hints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['Enter'], does: 'open in the Studio' },
  { keys: ['V'], does: 'view on site' },
]

const newLandingPage = `${paths.studio}/intent/create/template=landingPage;type=landingPage/`

/** Page with all pages of the site: their state, schedule and last change, with links into the Studio. */
export function SitePagesPage() {
  const mayWrite = useMay('content.write')
  const list = useList(places, (api, place) => sitePageListQuery(api, places.values(place)))
  const { place, narrow, data, usualKeys, focused } = list
  useListKeys(list.body, {
    ...usualKeys,
    v: () => {
      const [page] = focused()
      if (page !== undefined && page.path !== null && (page.is_live || page.mark === 'shown')) {
        location.assign(page.path)
      }
    },
  })
  const kinds = data?.kinds
  const total = kinds && Object.values(kinds).reduce((sum, count) => sum + count, 0)
  const isNarrow = place.search !== '' || place.state !== undefined || place.differs
  const views = [
    { view: undefined, label: 'All', count: total },
    ...SITE_PAGE_KINDS.map((kind) => ({
      view: kind,
      label: kindNames[kind].many,
      count: kinds && (kinds[kind] ?? 0),
    })),
  ]
  return (
    <StaffList
      list={list}
      head={
        <ListHead title="Pages" answer={list.answer} facts={({ count }) => counted(count, 'page')}>
          {mayWrite && (
            <a className="button" href={newLandingPage}>
              New landing page
            </a>
          )}
        </ListHead>
      }
      toolbar={
        <ListToolbar
          list={list}
          tabs={{ label: 'Kind', name: 'kind', views }}
          search={{ label: 'Search pages', name: 'search' }}
          filters={[{ name: 'state', label: 'Status', choices: states }]}
        >
          <button
            type="button"
            className="page-differs"
            aria-pressed={place.differs}
            onClick={() => narrow(places.set(place, 'differs', place.differs ? undefined : 'true'))}
          >
            Only those that differ
            {data !== undefined && <span className="page-count">{data.differing}</span>}
          </button>
        </ListToolbar>
      }
      empty={
        isNarrow ? (
          <EmptyState
            title="No pages match"
            text="Change the search or the filters. No page of this kind matches them."
          />
        ) : (
          <EmptyState
            title="No landing pages yet"
            text="Build a page for a campaign or a topic from blocks in the Studio."
          />
        )
      }
      hints={hints}
      keyLines={keyLines}
      table={{
        name: 'Pages',
        className: 'desk-list staff-rows page-list',
        columns: sitePageColumns,
        sort: sortBy(list, sort),
        nameOf: titleOf,
      }}
    />
  )
}
