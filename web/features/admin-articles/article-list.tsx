import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { ArticleType } from '#shared/content/status.ts'
import { heldDeletions } from '#web/lib/staff/held-deletions.ts'
import { age } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { articleListQuery, overviewQuery } from '#web/lib/staff/staff-queries.ts'
import { takeToastAction, toastStore } from '#web/lib/staff/toasts.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { StaleNotice } from '#web/ui/stale-notice.tsx'
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

/** The articles of a place, without those that are about to be deleted. */
function useRows(type: ArticleType, place: Place) {
  const { api } = useStaff()
  const held = useSyncExternalStore(heldDeletions.subscribe, heldDeletions.ids, () => noIds)
  const list = useQuery({
    ...articleListQuery(api, type, toValues(type, place)),
    placeholderData: keepPreviousData,
  })
  const rows = (list.data?.results ?? []).map(toRow).filter(({ id }) => !held.has(id))
  /** What was selected may have changed since: it is written by the revision that is shown now. */
  const renewed = (chosen: readonly Row[]) => {
    const shown = new Map(rows.map((row) => [row.id, row]))
    return chosen.filter(({ id }) => !held.has(id)).map((row) => shown.get(row.id) ?? row)
  }
  return { list, rows, renewed }
}

/** The keys of the list, beside those that move. */
function useActions(
  type: ArticleType,
  rows: readonly Row[],
  body: RefObject<HTMLElement | null>,
  on: {
    readonly select: (row: Row) => void
    readonly clear: () => void
    readonly search: () => void
    readonly help: () => void
  },
) {
  const navigate = useNavigate()
  const withRow = (act: (row: Row) => void) => () => {
    const row = rows.find(({ id }) => id === focusedRow())
    if (row !== undefined) act(row)
  }
  useListKeys(body, {
    e: withRow(({ id }) => void navigate(kinds[type].editor(id))),
    x: withRow(on.select),
    p: withRow(({ isLive, slug }) => {
      if (isLive) open(kinds[type].publicPage(slug), '_blank', 'noopener')
    }),
    n: () => void navigate(newArticle(type)),
    u: () => {
      const toast = toastStore.visible()
      if (toast?.action !== undefined) takeToastAction(toast.id)
    },
    '/': on.search,
    '?': on.help,
    Escape: on.clear,
  })
}

/** The list of all blogs or case studies: searched, filtered, sorted and paged by the server, walked by keyboard. */
export function ArticleList({ type }: { readonly type: ArticleType }) {
  const { api } = useStaff()
  const [place, go] = usePlace(type)
  const overview = useQuery(overviewQuery(api))
  const { list, rows, renewed } = useRows(type, place)
  const selection = useSelection()
  const bulk = useBulk(type)
  const [showsKeys, setShowsKeys] = useState(false)
  const body = useRef<HTMLTableSectionElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useActions(type, rows, body, {
    select: selection.toggle,
    clear: selection.clear,
    search: () => search.current?.focus(),
    help: () => setShowsKeys(true),
  })

  const { data, error, isPlaceholderData: stale } = list
  const last = Math.max(1, Math.ceil((data?.count ?? 0) / PAGE_SIZE))
  if (!stale && data !== undefined && place.page > last) {
    return <Navigate to={kinds[type].list + writePlace({ ...place, page: last })} replace />
  }
  const narrow = (to: Place, options?: { readonly typing: boolean }) => {
    selection.clear()
    go(to, options)
  }
  const reset = () => narrow(start)
  const again = () => void list.refetch()
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
        <a className="button" href={newArticle(type)}>
          New {kinds[type].one} <kbd aria-hidden="true">N</kbd>
        </a>
      </header>
      <ListToolbar
        type={type}
        place={place}
        counts={overview.data?.counts[type]}
        search={search}
        onPlace={narrow}
      />
      <StaleNotice
        error={data === undefined ? null : error}
        offline={list.fetchStatus === 'paused'}
        onRetry={again}
      />
      <LeftOutList leftOut={bulk.leftOut} onDismiss={bulk.forget} />
      {data === undefined || data.count === 0 ? (
        <ListRest
          type={type}
          place={place}
          error={data === undefined ? error : null}
          pending={data === undefined}
          onRetry={again}
          onReset={reset}
        />
      ) : (
        <>
          <BulkBar rows={renewed(selection.rows)} bulk={bulk} onClear={selection.clear}>
            <ListSummary type={type} place={place} count={data.count} onReset={reset} />
          </BulkBar>
          <ArticleTable
            type={type}
            rows={rows}
            place={place}
            onSort={(sort) => go({ ...place, sort, page: 1 })}
            selection={selection}
            bulk={bulk}
            stale={stale}
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
