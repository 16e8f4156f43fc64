import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ArticleType, Status } from '#shared/content/status.ts'
import type { RunInput } from '#shared/contracts/article-runs.ts'
import type { StaffBlogItem, StaffCaseStudyItem } from '#shared/contracts/editing.ts'
import { ListToolbar, viewsOf } from '#web/blocks/staff-list/list-toolbar.tsx'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import { sortBy, useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { usePresence } from '#web/lib/staff/presence.ts'
import { articleListQuery, overviewQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { referrerHref } from '#web/lib/staff/queries/referrers.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useLinked } from '#web/lib/staff/use-linked.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { LinkedDialog } from '#web/ui/dialog/linked-dialog.tsx'
import { ReadOnlyNote } from '#web/ui/dialog/read-only-note.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { ListSummary, NothingMatches } from '#web/ui/list/list-summary.tsx'
import { statusNames } from '#web/ui/list/status-mark.tsx'
import { articleColumns } from './article-columns.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { FieldChange } from './field-change.ts'
import { keyLines } from './key-lines.ts'
import { narrowingWords } from './narrowing.ts'
import { articlePlaces, articleSort, isNarrowed, toValues } from './url-state.ts'
import { countOf, kinds, newArticle, toRow, type Row } from './rows.ts'
import { SetFieldDialog } from './set-field-dialog.tsx'
import { useChoices } from './use-choices.ts'
import { useChosen } from './use-chosen.ts'
import { useFixing } from './use-fixing.ts'
import { useRowActs } from './use-row-acts.ts'
import { useRun } from './use-run.ts'

/** Shortcuts shown below the list. */
const hintsFor = (mayWrite: boolean) => [
  { keys: ['J', 'K'], does: 'move' },
  ...(mayWrite ? [{ keys: ['X'], does: 'select' }] : []),
  { keys: ['E'], does: mayWrite ? 'edit' : 'read' },
  { keys: ['P'], does: 'view' },
]

const orders = {
  updated_at: ['oldest change first', 'newest change first'],
  published_at: ['first published first', 'last published first'],
  title: ['by title, A to Z', 'by title, Z to A'],
} as const

/** Order of the tabs: published first, then the statuses before publication. */
const tabs: readonly Status[] = ['published', 'in_review', 'scheduled', 'draft', 'archived']

interface Answered {
  readonly count: number
  readonly results: readonly (StaffBlogItem | StaffCaseStudyItem)[]
}

const toRows = ({ count, results }: Answered) => ({ count, results: results.map(toRow) })

/** List of all blogs or case studies, with keyboard navigation. Search, filters, sorting and paging run on the server. */
export function ArticleList({ type }: { readonly type: ArticleType }) {
  const { api } = useStaff()
  const navigate = useNavigate()
  const mayWrite = useMay('content.write')
  const places = articlePlaces[type]
  const base = useList(places, (to, at) => ({
    ...articleListQuery(to, type, toValues(type, at)),
    select: toRows,
  }))
  const { place, rows, usualKeys, focused } = base
  const { selection, chosen, fix, onlyRows, take } = useChosen(base.selection, base.chosen)
  const list = {
    ...base,
    narrow: (...[to, options]: Parameters<typeof base.go>) => {
      selection.clear()
      base.go(to, options)
    },
  }
  const counts = useQuery(overviewQuery(api)).data?.counts[type]
  const presence = usePresence()
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
        // Articles that the bulk run has skipped or not processed stay selected.
        onEnd: ({ rest, left }) => giveBack(new Set([...rest, ...left.map(({ id }) => id)])),
      },
    )
  }
  /** Selecting articles hides the result of the previous bulk run. */
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
  const withRow = (act: (row: Row) => void) => () => focused().forEach(act)
  useListKeys(list.body, {
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

  const reset = () => list.narrow(places.start)
  const narrowing = narrowingWords(type, place, choices)
  const { one, many, title, field } = kinds[type]
  const rest = isNarrowed(place) ? (
    <NothingMatches text={`There is no ${one} ${narrowing}.`} all={many} onReset={reset} />
  ) : (
    <EmptyState
      title={`No ${many} yet`}
      text={`Every ${one} is listed here, drafts too. Visitors will see it once it is published.`}
      {...(mayWrite && { link: { label: `Create the first ${one}`, href: newArticle(type) } })}
    />
  )
  return (
    <StaffList
      list={list}
      head={
        <>
          <ListHead title={title} answer={list.answer} facts={({ count }) => countOf(type, count)}>
            {mayWrite && (
              <a className="button" href={newArticle(type)}>
                New {one} <kbd aria-hidden="true">N</kbd>
              </a>
            )}
          </ListHead>
          {!mayWrite && <ReadOnlyNote what={`every ${one}, drafts too`} />}
        </>
      }
      toolbar={
        <ListToolbar
          list={list}
          tabs={{
            label: 'Status',
            name: 'status',
            views: [
              {
                view: undefined,
                label: 'All',
                count: counts && tabs.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
              },
              ...viewsOf(tabs, statusNames, counts),
            ],
          }}
          search={{ label: 'Search title or text', name: 'search' }}
          filters={[
            { name: 'filter', label: field, choices: choices.fields },
            ...(type === 'blog'
              ? [{ name: 'author' as const, label: 'Author', choices: choices.authors }]
              : []),
          ]}
        />
      }
      empty={rest}
      // The action bar stays visible in an empty list while a bulk run is in progress or can be undone.
      keepsStrip={run.state.kind !== 'rest'}
      strip={({ count }) => (
        <BulkBar
          type={type}
          chosen={chosen}
          run={run}
          all={{
            matching: count,
            onPage: rows.length,
            isPageSelected: rows.every(({ id }) => selection.has(id)),
            isFixing: fixing.isPending,
            onSelectAll: () => fixing.mutate(),
            onSelectPage: () => onlyRows(rows),
          }}
          onAct={(name) => act({ act: name })}
          onClear={selection.clear}
          onSetField={() => setSetsField(true)}
          onLinks={(article) => linked.show({ ...article, isLive: false })}
        >
          <ListSummary
            count={countOf(type, count)}
            narrowing={narrowing}
            order={orders[place.sort.key][place.sort.descending ? 1 : 0]}
            isNarrowed={isNarrowed(place)}
            onReset={reset}
          />
        </BulkBar>
      )}
      hints={hintsFor(mayWrite)}
      keyLines={keyLines(type, mayWrite)}
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
      table={{
        name: title,
        columns: articleColumns({ type, acts, mayWrite, othersAt: presence.othersAt }),
        sort: sortBy(list, articleSort),
        selection: mayWrite ? choosing : undefined,
        nameOf: (row) => row.title,
      }}
    />
  )
}
