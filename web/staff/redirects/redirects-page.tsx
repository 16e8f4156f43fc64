import { useState } from 'react'
import { MISSED_SORT_KEYS, REDIRECT_SORT_KEYS } from '#shared/contracts/redirects.ts'
import { paths } from '#shared/paths/paths.ts'
import { choiceParam, listPlaces, searchParam, sortParam } from '#web/lib/staff/list/list-places.ts'
import { missedListQuery, redirectListQuery } from '#web/lib/staff/queries/redirect-queries.ts'
import { sortBy, useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { ListToolbar } from '#web/blocks/staff-list/list-toolbar.tsx'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import {
  missedColumns,
  redirectColumns,
  type MissedKey,
  type RedirectKey,
} from './redirect-columns.tsx'
import { RedirectDialog, type Begun } from './redirect-dialog.tsx'
import { useRedirectActs } from './use-redirect-acts.ts'

const redirectSort = sortParam<RedirectKey>({
  keys: REDIRECT_SORT_KEYS,
  usual: { key: 'created_at', descending: true },
  descending: REDIRECT_SORT_KEYS.filter((key) => key !== 'from'),
})
const missedSort = sortParam<MissedKey>({
  keys: MISSED_SORT_KEYS,
  usual: { key: 'hits', descending: true },
  descending: MISSED_SORT_KEYS,
})

const shape = { path: paths.adminRedirects, pageSize: 20 }
const view = choiceParam(['missed'])
const redirectPlaces = listPlaces({
  ...shape,
  params: { view, search: searchParam, sort: redirectSort },
})
const missedPlaces = listPlaces({ ...shape, params: { view, sort: missedSort } })

const keyLines: readonly KeyLine[] = [
  [['J', 'K'], 'Next or previous row (also arrow keys)'],
  [['/'], 'Search'],
  [['U'], 'Undo the last action (while its message is shown)'],
  [['?'], 'Show keyboard shortcuts'],
]
const hints = [{ keys: ['J', 'K'], does: 'next, previous' }]

const empty = {
  redirects: (
    <EmptyState
      title="No redirects yet"
      text="When you change the address of a published article, its redirect appears here. You can add your own too."
    />
  ),
  missed: (
    <EmptyState
      title="No broken links"
      text="If someone opens an address that has no page, it appears here within a minute."
    />
  ),
  search: (
    <EmptyState
      title="No redirects match"
      text="Change the search. No old or new path contains these words."
    />
  ),
} as const

const inView = 'missed'

/** Page with the redirects from old addresses, and with requested addresses that have no page. */
export function RedirectsPage() {
  const mayPublish = useMay('content.publish')
  const mayWrite = useMay('content.write')
  // Both lists are loaded, because the tab of the hidden list shows its number of rows. The hidden list has its default state, because the
  // URL contains only the state of the visible list.
  const redirects = useList(redirectPlaces, (api, place) =>
    redirectListQuery(
      api,
      redirectPlaces.values(place.view === inView ? redirectPlaces.start : place),
    ),
  )
  const missed = useList(missedPlaces, (api, place) =>
    missedListQuery(api, missedPlaces.values(place.view === inView ? place : missedPlaces.start)),
  )
  const isMissed = missed.place.view === inView
  const { body, usualKeys, answer } = isMissed ? missed : redirects
  useListKeys(body, usualKeys)
  const [begun, setBegun] = useState<Begun>()
  const { save, remove, dismiss } = useRedirectActs()
  const isSearched = redirects.place.search !== ''
  const tabs = {
    label: 'Redirects and broken links',
    name: 'view' as const,
    views: [
      {
        view: undefined,
        label: 'Redirects',
        count: isSearched && !isMissed ? null : redirects.data?.count,
      },
      { view: inView, label: 'Broken links (404)', count: missed.data?.count },
    ],
  }
  const page = {
    head: (
      <ListHead<unknown> title="Redirects" answer={answer}>
        {mayPublish && (
          <button type="button" className="button" onClick={() => setBegun({ from: '' })}>
            Add a redirect
          </button>
        )}
      </ListHead>
    ),
    hints,
    keyLines,
    dialogs: <RedirectDialog begun={begun} save={save} onClose={() => setBegun(undefined)} />,
  }
  const className = 'desk-list staff-rows redirect-list'
  if (isMissed) {
    return (
      <StaffList
        {...page}
        list={missed}
        toolbar={
          <>
            <ListToolbar list={missed} tabs={{ ...tabs, of: missedPlaces.start }} />
            <p className="redirect-about">
              Visitors opened these addresses and found no page. We keep only the path and the
              count, for 90 days.
            </p>
          </>
        }
        empty={empty.missed}
        table={{
          name: 'Broken links (404)',
          className,
          columns: missedColumns(
            mayWrite
              ? {
                  redirect: mayPublish ? (from) => setBegun({ from }) : undefined,
                  dismiss: ({ id }) => dismiss.mutate(id),
                }
              : undefined,
          ),
          sort: sortBy(missed, missedSort),
        }}
      />
    )
  }
  return (
    <StaffList
      {...page}
      list={redirects}
      toolbar={
        <>
          <ListToolbar
            list={redirects}
            tabs={{ ...tabs, of: redirectPlaces.start }}
            search={{ label: 'Search redirects', name: 'search' }}
          />
          {null}
        </>
      }
      empty={isSearched ? empty.search : empty.redirects}
      table={{
        name: 'Redirects',
        className,
        columns: redirectColumns(
          mayPublish
            ? {
                change: (redirect) => setBegun({ redirect, from: redirect.from }),
                remove: (redirect) => remove.mutate(redirect),
              }
            : undefined,
        ),
        sort: sortBy(redirects, redirectSort),
      }}
    />
  )
}
