import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { MissedAddress, Redirect } from '#shared/contracts/redirects.ts'
import { paths } from '#shared/paths/paths.ts'
import { lastPage } from '#web/lib/staff/list/list-place.ts'
import { missedListQuery, redirectListQuery } from '#web/lib/staff/queries/redirect-queries.ts'
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
import { ListSearch } from '#web/ui/list/list-search.tsx'
import { ListTabs } from '#web/ui/list/list-tabs.tsx'
import { MissedTable } from './missed-table.tsx'
import { PAGE_SIZE, placeOf, readPlace, toValues, writePlace, type Place } from './url-state.ts'
import { RedirectDialog, type Begun } from './redirect-dialog.tsx'
import { RedirectTable } from './redirect-table.tsx'
import { useRedirectActs } from './use-redirect-acts.ts'

const keyLines: readonly KeyLine[] = [
  [['J', 'K'], 'Next or previous row (also arrow keys)'],
  [['/'], 'Search'],
  [['U'], 'Undo the last action (while its message is shown)'],
  [['?'], 'Show keyboard shortcuts'],
]
const hints = [{ keys: ['J', 'K'], does: 'next, previous' }]
const listPlace = { path: paths.adminRedirects, read: readPlace, write: writePlace }

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

interface ListProps {
  readonly place: Place
  readonly go: (place: Place, options?: { readonly typing: boolean }) => void
}

const leave = ({ place, count }: { readonly place: Place; readonly count: number | undefined }) => {
  const last = count === undefined ? undefined : lastPage(count, PAGE_SIZE)
  if (last === undefined || place.page <= last) return undefined
  return <Navigate to={paths.adminRedirects + writePlace({ ...place, page: last })} replace />
}

/** Page with the redirects from old addresses, and with requested addresses that have no page. */
export function RedirectsPage() {
  const { api } = useStaff()
  const mayPublish = useMay('content.publish')
  const mayWrite = useMay('content.write')
  const [place, go] = useListPlace(listPlace)
  const isMissed = place.view === 'missed'
  const kept = { placeholderData: keepPreviousData }
  const redirects = useQuery({
    ...redirectListQuery(api, toValues(isMissed ? placeOf('redirects') : place)),
    ...kept,
  })
  const missed = useQuery({
    ...missedListQuery(api, toValues(isMissed ? place : placeOf('missed'))),
    ...kept,
  })
  const { body, keys, usualKeys, search } = useListView<Redirect | MissedAddress>()
  useListKeys(body, usualKeys)
  const [begun, setBegun] = useState<Begun>()
  const { save, remove, dismiss } = useRedirectActs()
  const list = isMissed ? missed : redirects
  const away = leave({ place, count: list.isPlaceholderData ? undefined : list.data?.count })
  if (away !== undefined) return away
  const frame = {
    head: (
      <DeskHead
        title="Redirects"
        facts={list.data !== undefined && <Refreshed at={list.dataUpdatedAt} />}
      >
        {mayPublish && (
          <button type="button" className="button" onClick={() => setBegun({ from: '' })}>
            Add a redirect
          </button>
        )}
      </DeskHead>
    ),
    toolbar: (
      <Toolbar {...{ place, go, search }} counts={[redirects.data?.count, missed.data?.count]} />
    ),
    page: place.page,
    pageSize: PAGE_SIZE,
    onPage: (page: number) => go({ ...place, page }),
    hints,
    keyLines,
    keys,
    dialogs: <RedirectDialog begun={begun} save={save} onClose={() => setBegun(undefined)} />,
  }
  const table = {
    sort: place.sort,
    onSort: (sort: Place['sort']) => go({ ...place, page: 1, sort }),
    body,
  }
  if (isMissed) {
    return (
      <ListFrame {...frame} answer={missed} empty={empty.missed}>
        {({ results }) => (
          <MissedTable
            {...table}
            addresses={results}
            stale={missed.isPlaceholderData}
            onRedirect={mayPublish ? (from) => setBegun({ from }) : undefined}
            onDismiss={mayWrite ? ({ id }) => dismiss.mutate(id) : undefined}
          />
        )}
      </ListFrame>
    )
  }
  return (
    <ListFrame
      {...frame}
      answer={redirects}
      empty={place.search === '' ? empty.redirects : empty.search}
    >
      {({ results }) => (
        <RedirectTable
          {...table}
          redirects={results}
          stale={redirects.isPlaceholderData}
          acts={
            mayPublish
              ? {
                  change: (redirect) => setBegun({ redirect, from: redirect.from }),
                  remove: (redirect) => remove.mutate(redirect),
                }
              : undefined
          }
        />
      )}
    </ListFrame>
  )
}

function Toolbar({
  place,
  go,
  search,
  counts: [redirects, missed],
}: ListProps & {
  readonly search: ReturnType<typeof useListView>['search']
  readonly counts: readonly [number | undefined, number | undefined]
}) {
  const tab = (view: Place['view'], label: string, count: number | undefined | null) => ({
    view,
    label,
    count,
    href: paths.adminRedirects + writePlace(placeOf(view)),
  })
  const searchFor = useCallback(
    (text: string) => go({ ...place, search: text, page: 1 }, { typing: true }),
    [go, place],
  )
  const isMissed = place.view === 'missed'
  return (
    <>
      <div className="desk-toolbar">
        <ListTabs
          label="Redirects and broken links"
          tabs={[
            tab('redirects', 'Redirects', place.search === '' ? redirects : null),
            tab('missed', 'Missed addresses', missed),
          ]}
          current={place.view}
          onView={(view) => go(placeOf(view))}
        />
        {!isMissed && (
          <div className="desk-filters">
            <ListSearch
              label="Search redirects"
              value={place.search}
              input={search}
              onSearch={searchFor}
            />
          </div>
        )}
      </div>
      {isMissed && (
        <p className="redirect-about">
          Visitors opened these addresses and found no page. We keep only the path and the count,
          for 90 days.
        </p>
      )}
    </>
  )
}
