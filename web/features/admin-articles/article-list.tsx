import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { ArticleType } from '#shared/content/status.ts'
import { heldDeletions } from '#web/lib/staff/held-deletions.ts'
import { age } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { articleListQuery, overviewQuery } from '#web/lib/staff/staff-queries.ts'
import { takeToastAction, toastStore } from '#web/lib/staff/toasts.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { ArticleTable } from './article-table.tsx'
import { BulkBar, LeftOutList } from './bulk-bar.tsx'
import { KeyHelp } from './key-help.tsx'
import { ListFoot, ListSummary } from './list-foot.tsx'
import { ListRest } from './list-rest.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { PAGE_SIZE, readPlace, start, toValues, writePlace, type Place } from './place.ts'
import { countOf, kinds, newArticle, toRow, type Row } from './rows.ts'
import { useBulk } from './use-bulk.ts'
import { focusedRow, useListKeys } from './use-list-keys.ts'

const noIds: ReadonlySet<string> = new Set()

/** The place of the list in the URL, and the way to another. */
function usePlace(type: ArticleType) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo(() => readPlace(search), [search])
  const go = useCallback(
    (to: Place, { typing }: { readonly typing: boolean } = { typing: false }) =>
      void navigate(kinds[type].list + writePlace(to), {
        replace: typing,
        state: { keepsFocus: true },
      }),
    [navigate, type],
  )
  return [place, go] as const
}

/** The rows that are chosen, on whatever page they stand. */
function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const toggleAll = (rows: readonly Row[]) => {
    const next = new Map(chosen)
    const isWhole = rows.every(({ id }) => chosen.has(id))
    for (const row of rows) {
      if (isWhole) next.delete(row.id)
      else next.set(row.id, row)
    }
    setChosen(next)
  }
  return {
    rows: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    toggle: (row: Row) => toggleAll([row]),
    toggleAll,
    clear: () => setChosen(new Map()),
  }
}

function Refreshed({ at }: { readonly at: number }) {
  const now = useNow(1_000)
  return <>{at === 0 ? '' : `refreshed ${age(at, now)}`}</>
}

/** The list of all blogs or case studies: searched, filtered, sorted and paged by the server, walked by keyboard. */
export function ArticleList({ type }: { readonly type: ArticleType }) {
  const { api } = useStaff()
  const navigate = useNavigate()
  const [place, go] = usePlace(type)
  const overview = useQuery(overviewQuery(api))
  const list = useQuery({
    ...articleListQuery(api, type, toValues(type, place)),
    placeholderData: keepPreviousData,
  })
  const held = useSyncExternalStore(heldDeletions.subscribe, heldDeletions.ids, () => noIds)
  const selection = useSelection()
  const bulk = useBulk(type)
  const [showsKeys, setShowsKeys] = useState(false)
  const body = useRef<HTMLTableSectionElement>(null)
  const search = useRef<HTMLInputElement>(null)

  const { data, error } = list
  const rows = (data?.results ?? []).map(toRow).filter(({ id }) => !held.has(id))
  // What was selected may have changed since: it is written by the revision that is shown now.
  const fresh = new Map(rows.map((row) => [row.id, row]))
  const selected = selection.rows
    .filter(({ id }) => !held.has(id))
    .map((row) => fresh.get(row.id) ?? row)
  const focused = () => rows.find(({ id }) => id === focusedRow())
  useListKeys(body, {
    e: () => {
      const row = focused()
      if (row !== undefined) void navigate(kinds[type].editor(row.id))
    },
    x: () => {
      const row = focused()
      if (row !== undefined) selection.toggle(row)
    },
    p: () => {
      const row = focused()
      if (row?.isLive === true) open(kinds[type].publicPage(row.slug), '_blank', 'noopener')
    },
    n: () => void navigate(newArticle(type)),
    u: () => {
      const toast = toastStore.visible()
      if (toast?.action !== undefined) takeToastAction(toast.id)
    },
    '/': () => search.current?.focus(),
    '?': () => setShowsKeys(true),
    Escape: selection.clear,
  })

  const pages = Math.ceil((data?.count ?? 0) / PAGE_SIZE)
  if (!list.isPlaceholderData && data !== undefined && place.page > Math.max(1, pages)) {
    return (
      <Navigate
        to={writePlace({ ...place, page: Math.max(1, pages) }) || kinds[type].list}
        replace
      />
    )
  }
  const narrow = (to: Place, options?: { readonly typing: boolean }) => {
    selection.clear()
    go(to, options)
  }
  const counts = overview.data?.counts[type]
  return (
    <div className="desk">
      <header className="desk-head">
        <h1>{kinds[type].title}</h1>
        <p className="desk-facts">
          {data !== undefined && (
            <>
              {countOf(type, data.count)} · <Refreshed at={list.dataUpdatedAt} />
            </>
          )}
        </p>
        <a className="button desk-primary" href={newArticle(type)}>
          New {kinds[type].one} <kbd aria-hidden="true">N</kbd>
        </a>
      </header>
      <ListToolbar type={type} place={place} counts={counts} search={search} onPlace={narrow} />
      {error !== null && data !== undefined && (
        <p className="desk-trouble" role="alert">
          {error.message} What you see may be out of date.{' '}
          <button type="button" className="text-link" onClick={() => void list.refetch()}>
            Try again
          </button>
        </p>
      )}
      <LeftOutList leftOut={bulk.leftOut} onDismiss={bulk.forget} />
      {data === undefined || data.count === 0 ? (
        <ListRest
          type={type}
          place={place}
          error={data === undefined ? error : null}
          pending={data === undefined}
          onRetry={() => void list.refetch()}
          onReset={() => narrow(start)}
        />
      ) : (
        <>
          <BulkBar rows={selected} bulk={bulk} onClear={selection.clear}>
            <ListSummary
              type={type}
              place={place}
              count={data.count}
              onReset={() => narrow(start)}
            />
          </BulkBar>
          <ArticleTable
            type={type}
            rows={rows}
            place={place}
            onSort={(sort) => go({ ...place, sort, page: 1 })}
            selection={selection}
            bulk={bulk}
            stale={list.isPlaceholderData}
            body={body}
          />
          <ListFoot
            place={place}
            count={data.count}
            onPlace={go}
            onKeys={() => setShowsKeys(true)}
          />
        </>
      )}
      <KeyHelp open={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  )
}
