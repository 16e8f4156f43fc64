import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import type { ArticleType } from '#shared/content/status.ts'
import { Refreshed } from '#web/lib/staff/refreshed.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { overviewQuery } from '#web/lib/staff/staff-queries.ts'
import { undoNewest } from '#web/lib/staff/undo-newest.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { focusedRow, useListKeys, useSingleKeys } from '#web/lib/staff/use-list-keys.ts'
import { useSelection } from '#web/lib/staff/use-selection.ts'
import { KeyHelp } from '#web/ui/key-help.tsx'
import { ListFoot } from '#web/ui/list-foot.tsx'
import { ReadOnlyNote } from '#web/ui/read-only-note.tsx'
import { StaleNotice } from '#web/ui/stale-notice.tsx'
import { ArticleTable } from './article-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { keyLines } from './key-lines.ts'
import { LeftOutList } from './left-out-list.tsx'
import { ListSummary } from './list-summary.tsx'
import { ListRest } from './list-rest.tsx'
import { usePlace, useRows } from './list-state.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { narrowingWords } from './narrowing.ts'
import { PAGE_SIZE, start, writePlace, type Place } from './place.ts'
import { countOf, kinds, newArticle, type Row } from './rows.ts'
import { SetFieldDialog } from './set-field-dialog.tsx'
import { useBulk } from './use-bulk.ts'
import { useChoices } from './use-choices.ts'

/** The keys that stand below the list. */
const hintsFor = (mayWrite: boolean) => [
  { keys: ['J', 'K'], does: 'move' },
  ...(mayWrite ? [{ keys: ['X'], does: 'select' }] : []),
  { keys: ['E'], does: mayWrite ? 'edit' : 'read' },
  { keys: ['P'], does: 'view' },
]

/** The keys of the list, beside those that move. */
function useActions(
  type: ArticleType,
  rows: readonly Row[],
  body: RefObject<HTMLElement | null>,
  mayWrite: boolean,
  on: {
    readonly select: (row: Row) => void
    readonly clear: () => void
    readonly setField: () => void
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
    p: withRow(({ isLive, slug }) => {
      if (isLive) open(kinds[type].publicPage(slug), '_blank', 'noopener')
    }),
    ...(mayWrite && {
      x: withRow(on.select),
      c: on.setField,
      n: () => void navigate(newArticle(type)),
      u: undoNewest,
    }),
    '/': on.search,
    '?': on.help,
    Escape: on.clear,
  })
}

/** The list of all blogs or case studies: searched, filtered, sorted and paged by the server, walked by keyboard. */
export function ArticleList({ type }: { readonly type: ArticleType }) {
  const { api } = useStaff()
  const mayWrite = useMay('content.write')
  const [place, go] = usePlace(type)
  const overview = useQuery(overviewQuery(api))
  const { list, rows, renewed } = useRows(type, place)
  const selection = useSelection<Row>()
  const bulk = useBulk(type)
  const choices = useChoices(type)
  const [showsKeys, setShowsKeys] = useState(false)
  const single = useSingleKeys()
  const [setsField, setSetsField] = useState(false)
  const chosen = renewed(selection.rows)
  const body = useRef<HTMLTableSectionElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useActions(type, rows, body, mayWrite, {
    select: selection.toggle,
    clear: selection.clear,
    setField: () => setSetsField(chosen.length > 0 && bulk.progress === undefined),
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
  const narrowing = narrowingWords(type, place, choices)
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
        {mayWrite && (
          <a className="button" href={newArticle(type)}>
            New {kinds[type].one} <kbd aria-hidden="true">N</kbd>
          </a>
        )}
      </header>
      {!mayWrite && <ReadOnlyNote what={`every ${kinds[type].one}, drafts too`} />}
      <ListToolbar
        type={type}
        place={place}
        counts={overview.data?.counts[type]}
        search={search}
        choices={choices}
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
          narrowing={narrowing}
          error={data === undefined ? error : null}
          pending={data === undefined}
          mayWrite={mayWrite}
          onRetry={again}
          onReset={reset}
        />
      ) : (
        <>
          <BulkBar
            type={type}
            rows={chosen}
            bulk={bulk}
            onClear={selection.clear}
            onRest={selection.reselect}
            onSetField={() => setSetsField(true)}
          >
            <ListSummary
              type={type}
              place={place}
              count={data.count}
              narrowing={narrowing}
              onReset={reset}
            />
          </BulkBar>
          <ArticleTable
            type={type}
            rows={rows}
            place={place}
            onSort={(sort) => go({ ...place, sort, page: 1 })}
            selection={selection}
            bulk={bulk}
            mayWrite={mayWrite}
            stale={stale}
            body={body}
          />
          <ListFoot
            hints={hintsFor(mayWrite)}
            page={place.page}
            pageSize={PAGE_SIZE}
            count={data.count}
            onPage={(page) => go({ ...place, page })}
            onKeys={() => setShowsKeys(true)}
          />
        </>
      )}
      <SetFieldDialog
        type={type}
        rows={chosen}
        choices={choices.fields}
        open={setsField}
        onClose={() => setSetsField(false)}
        onChosen={(change) => {
          setSetsField(false)
          selection.clear()
          void bulk.setField(chosen, change).then(selection.reselect)
        }}
      />
      <KeyHelp
        lines={keyLines(type, mayWrite)}
        single={single}
        open={showsKeys}
        onClose={() => setShowsKeys(false)}
      />
    </div>
  )
}
