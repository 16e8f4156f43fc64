import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import type { ArticleType } from '#shared/content/status.ts'
import { lastPage } from '#web/lib/staff/list-place.ts'
import { Refreshed } from '#web/lib/staff/refreshed.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { overviewQuery } from '#web/lib/staff/staff-queries.ts'
import { referrerHref } from '#web/lib/staff/referrers.ts'
import { useLinked } from '#web/lib/staff/use-linked.ts'
import { useListKeys } from '#web/lib/staff/use-list-keys.ts'
import { useListPlace } from '#web/lib/staff/use-list-place.ts'
import { useListView } from '#web/lib/staff/use-list-view.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { LeftOutList } from '#web/ui/left-out-list.tsx'
import { LinkedDialog } from '#web/ui/linked-dialog.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { ReadOnlyNote } from '#web/ui/read-only-note.tsx'
import { ArticleTable } from './article-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { keyLines } from './key-lines.ts'
import { ArticleListSummary } from './list-summary.tsx'
import { ListRest } from './list-rest.tsx'
import { ArticleToolbar } from './list-toolbar.tsx'
import { narrowingWords } from './narrowing.ts'
import { PAGE_SIZE, readPlace, start, writePlace, type Place } from './place.ts'
import { countOf, kinds, newArticle, type Row } from './rows.ts'
import { SetFieldDialog } from './set-field-dialog.tsx'
import { useAllMatching } from './use-all-matching.ts'
import { useBulk } from './use-bulk.ts'
import { useChoices } from './use-choices.ts'
import { useRows } from './use-rows.ts'

/** The keys that stand below the list. */
const hintsFor = (mayWrite: boolean) => [
  { keys: ['J', 'K'], does: 'move' },
  ...(mayWrite ? [{ keys: ['X'], does: 'select' }] : []),
  { keys: ['E'], does: mayWrite ? 'edit' : 'read' },
  { keys: ['P'], does: 'view' },
]

interface HeadProps {
  readonly type: ArticleType
  /** Left out while it is not known. */
  readonly count: number | undefined
  /** When it was brought, milliseconds since 1970. */
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

/** The list of all blogs or case studies: searched, filtered, sorted and paged by the server, walked by keyboard. */
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
  const { selection, body, search, keys, usualKeys, focused } = useListView<Row>()
  const linked = useLinked(type)
  const bulk = useBulk(type, linked)
  const all = useAllMatching(type, place)
  const choices = useChoices(type)
  const [setsField, setSetsField] = useState(false)
  const chosen = renewed(selection.rows)
  const withRow = (act: (row: Row) => void) => () => focused(rows).forEach(act)
  useListKeys(body, {
    ...usualKeys,
    e: withRow(({ id }) => void navigate(kinds[type].editor(id))),
    p: withRow(({ isLive, slug }) => {
      if (isLive) open(kinds[type].publicPage(slug), '_blank', 'noopener')
    }),
    ...(mayWrite && {
      x: withRow(selection.toggle),
      c: () => setSetsField(chosen.length > 0 && bulk.progress === undefined),
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
      notice={<LeftOutList leftOut={bulk.leftOut} onDismiss={bulk.forget} />}
      empty={
        <ListRest
          type={type}
          place={place}
          narrowing={narrowing}
          mayWrite={mayWrite}
          onReset={reset}
        />
      }
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
              void bulk.remove(rows.filter(({ id }) => id === linked.article?.id))
            }}
          />
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
        </>
      }
    >
      {({ count }) => (
        <>
          <BulkBar
            type={type}
            rows={chosen}
            bulk={bulk}
            matching={count}
            isPageSelected={rows.every(({ id }) => selection.has(id))}
            all={all}
            onSelect={selection.reselect}
            onClear={selection.clear}
            onRest={selection.reselect}
            onSetField={() => setSetsField(true)}
          >
            <ArticleListSummary
              type={type}
              place={place}
              count={count}
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
        </>
      )}
    </ListFrame>
  )
}
