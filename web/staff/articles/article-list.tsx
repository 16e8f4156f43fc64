import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import type { ArticleType } from '#shared/content/status.ts'
import { lastPage } from '#web/lib/staff/list/list-place.ts'
import { Refreshed } from '#web/lib/staff/refreshed.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { overviewQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { referrerHref } from '#web/lib/staff/queries/referrers.ts'
import { useLinked } from '#web/lib/staff/use-linked.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useListPlace } from '#web/lib/staff/list/use-list-place.ts'
import { useListView } from '#web/lib/staff/list/use-list-view.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { LinkedDialog } from '#web/ui/dialog/linked-dialog.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { ReadOnlyNote } from '#web/ui/dialog/read-only-note.tsx'
import { ArticleTable } from './article-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { RunInput } from '#shared/contracts/article-runs.ts'
import type { FieldChange } from './field-change.ts'
import { keyLines } from './key-lines.ts'
import { ArticleListSummary } from './list-summary.tsx'
import { ListRest } from './list-rest.tsx'
import { ArticleToolbar } from './list-toolbar.tsx'
import { narrowingWords } from './narrowing.ts'
import { PAGE_SIZE, readPlace, start, writePlace, type Place } from './url-state.ts'
import { countOf, kinds, newArticle, type Row } from './rows.ts'
import { SetFieldDialog } from './set-field-dialog.tsx'
import { useChosen } from './use-chosen.ts'
import { useFixing } from './use-fixing.ts'
import { useRowActs } from './use-row-acts.ts'
import { useRun } from './use-run.ts'
import { useChoices } from './use-choices.ts'
import { useRows } from './use-rows.ts'

/** Shortcuts shown below the list. */
const hintsFor = (mayWrite: boolean) => [
  { keys: ['J', 'K'], does: 'move' },
  ...(mayWrite ? [{ keys: ['X'], does: 'select' }] : []),
  { keys: ['E'], does: mayWrite ? 'edit' : 'read' },
  { keys: ['P'], does: 'view' },
]

interface HeadProps {
  readonly type: ArticleType
  /** Number of matching articles. Undefined while the list is loading. */
  readonly count: number | undefined
  /** Time of the last fetch, milliseconds since 1970. */
  readonly at: number
  readonly mayWrite: boolean
}

function Head({ type, count, at, mayWrite }: HeadProps) {
  const facts = count !== undefined && (
    <>
      {countOf(type, count)} · <Refreshed at={at} />
    </>
  )
  return (
    <>
      <DeskHead title={kinds[type].title} facts={facts}>
        {mayWrite && (
          <a className="button" href={newArticle(type)}>
            New {kinds[type].one} <kbd aria-hidden="true">N</kbd>
          </a>
        )}
      </DeskHead>
      {!mayWrite && <ReadOnlyNote what={`every ${kinds[type].one}, drafts too`} />}
    </>
  )
}

/** List of all blogs or case studies, with keyboard navigation. Search, filters, sorting and paging run on the server. */
export function ArticleList({ type }: { readonly type: ArticleType }) {
  const { api } = useStaff()
  const navigate = useNavigate()
  const mayWrite = useMay('content.write')
  const [place, go] = useListPlace({
    path: kinds[type].list,
    read: readPlace,
    write: writePlace,
  })
  const overview = useQuery(overviewQuery(api))
  const { list, rows, renewed } = useRows(type, place)
  const { selection: base, body, search, keys, usualKeys, focused } = useListView<Row>()
  const { selection, chosen, fix, onlyRows, take } = useChosen(base, renewed)
  const linked = useLinked(type)
  const acts = useRowActs(type, linked)
  const run = useRun()
  const fixing = useFixing(type, place, fix)
  const choices = useChoices(type)
  const [setsField, setSetsField] = useState(false)
  const isWorking = run.state.kind === 'working' || run.state.kind === 'lost'
  const act = (input: Pick<RunInput, 'act' | 'field' | 'publish'>, change?: FieldChange) => {
    if (isWorking || chosen.count === 0) return
    const giveBack = take()
    void run.begin(
      { type, ...chosen.input, ...input },
      {
        total: chosen.count,
        ...(change !== undefined && { change }),
        // Articles that the run has skipped or not processed stay selected.
        onEnd: ({ rest, left }) => giveBack(new Set([...rest, ...left.map(({ id }) => id)])),
      },
    )
  }
  /** A new selection replaces the result of the previous run. */
  const choosing = {
    ...selection,
    toggle: (row: Row) => {
      run.moveOn()
      selection.toggle(row)
    },
    toggleAll: (all: readonly Row[]) => {
      run.moveOn()
      selection.toggleAll(all)
    },
  }
  const withRow = (act: (row: Row) => void) => () => focused(rows).forEach(act)
  useListKeys(body, {
    ...usualKeys,
    e: withRow(({ id }) => void navigate(kinds[type].editor(id))),
    p: withRow(({ isLive, slug }) => {
      if (isLive) open(kinds[type].publicPage(slug), '_blank', 'noopener')
    }),
    Escape: () => (run.state.kind === 'ended' ? run.close() : selection.clear()),
    ...(mayWrite && {
      x: withRow(choosing.toggle),
      u: () => (run.state.kind === 'ended' && run.state.mayUndo ? run.undo() : usualKeys.u()),
      c: () => setSetsField(chosen.count > 0 && !isWorking),
      n: () => void navigate(newArticle(type)),
    }),
  })

  const { data, isPlaceholderData: stale } = list
  const last = data && lastPage(data.count, PAGE_SIZE)
  if (!stale && last !== undefined && place.page > last) {
    return <Navigate to={kinds[type].list + writePlace({ ...place, page: last })} replace />
  }
  const narrow = (to: Place, options?: { readonly typing: boolean }) => {
    selection.clear()
    go(to, options)
  }
  const reset = () => narrow(start)
  const narrowing = narrowingWords(type, place, choices)
  const rest = (
    <ListRest type={type} place={place} narrowing={narrowing} mayWrite={mayWrite} onReset={reset} />
  )
  return (
    <ListFrame
      head={<Head type={type} count={data?.count} at={list.dataUpdatedAt} mayWrite={mayWrite} />}
      toolbar={
        <ArticleToolbar
          type={type}
          place={place}
          counts={overview.data?.counts[type]}
          search={search}
          choices={choices}
          onPlace={narrow}
        />
      }
      answer={list}
      page={place.page}
      pageSize={PAGE_SIZE}
      onPage={(page) => go({ ...place, page })}
      // The bar stays visible in an empty list while a run is in progress or can be undone.
      empty={run.state.kind === 'rest' ? rest : undefined}
      hints={hintsFor(mayWrite)}
      keyLines={keyLines(type, mayWrite)}
      keys={keys}
      dialogs={
        <>
          <LinkedDialog
            open={linked.isOpen}
            noun={kinds[type].one}
            title={linked.article?.title ?? ''}
            answer={linked.answer}
            hrefOf={referrerHref}
            onClose={linked.close}
            onDelete={() => {
              linked.close()
              rows.filter(({ id }) => id === linked.article?.id).forEach(acts.remove)
            }}
          />
          <SetFieldDialog
            type={type}
            chosen={chosen}
            choices={choices.fields}
            answer={choices.answer}
            open={setsField}
            onClose={() => setSetsField(false)}
            onChosen={(change) => {
              setSetsField(false)
              act(
                { act: 'set_field', field: change.to?.id ?? null, publish: change.publish },
                change,
              )
            }}
          />
        </>
      }
    >
      {({ count }) => (
        <>
          <BulkBar
            type={type}
            chosen={chosen}
            run={run}
            matching={count}
            onPage={rows.length}
            isPageSelected={rows.every(({ id }) => selection.has(id))}
            isFixing={fixing.isPending}
            onAct={(name) => act({ act: name })}
            onSelectAll={() => fixing.mutate()}
            onSelectPage={() => onlyRows(rows)}
            onClear={selection.clear}
            onSetField={() => setSetsField(true)}
            onLinks={({ id, title }) => linked.show({ id, title, isLive: false })}
          >
            <ArticleListSummary
              type={type}
              place={place}
              count={count}
              narrowing={narrowing}
              onReset={reset}
            />
          </BulkBar>
          {count === 0 ? (
            rest
          ) : (
            <ArticleTable
              type={type}
              rows={rows}
              place={place}
              onSort={(sort) => go({ ...place, sort, page: 1 })}
              selection={choosing}
              acts={acts}
              mayWrite={mayWrite}
              stale={stale}
              body={body}
            />
          )}
        </>
      )}
    </ListFrame>
  )
}
