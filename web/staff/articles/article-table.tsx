import type { RefObject } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { exactMoment, momentAndUtc, nearMoment, zoneName } from '#web/lib/staff/moments.ts'
import { initialsOf, presenceSentence, usePresence, type Other } from '#web/lib/staff/presence.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { ActionsHead, SelectAllHead, SelectCell } from '#web/ui/list/list-cells.tsx'
import { PresenceMarks } from '#web/ui/dialog/presence-marks.tsx'
import { SortHead } from '#web/ui/list/sort-head.tsx'
import { StatusMark } from '#web/ui/list/status-mark.tsx'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { nextSort, type Place, type Sort } from './url-state.ts'
import { ArticleMenu } from './article-menu.tsx'
import { kinds, type Row } from './rows.ts'
import type { RowActs } from './use-row-acts.ts'

/** Interval at which the times of the rows are updated, in milliseconds. */
const TICK = 30_000

interface ArticleTableProps {
  readonly type: ArticleType
  readonly rows: readonly Row[]
  readonly place: Place
  readonly onSort: (sort: Sort) => void
  readonly selection: Selection<Row>
  readonly acts: RowActs
  /** True if rows can be selected and changed. */
  readonly mayWrite: boolean
  /** True while the next page is loading and the rows of the previous page are shown. */
  readonly stale: boolean
  readonly body: RefObject<HTMLTableSectionElement | null>
}

interface RowProps extends Pick<ArticleTableProps, 'type' | 'selection' | 'acts' | 'mayWrite'> {
  readonly row: Row
  readonly now: number
  readonly others: readonly Other[]
}

/** Users who have the article of a row open. */
function OpenAt({ others }: Pick<RowProps, 'others'>) {
  if (others.length === 0) return null
  const words = others.map(presenceSentence).join('. ')
  return (
    <span className="desk-others" title={words}>
      <PresenceMarks people={others.map(({ id, name }) => ({ id, initials: initialsOf(name) }))} />
      <span className="sr-only">{words}</span>
    </span>
  )
}

function ArticleRow({ type, row, selection, acts, mayWrite, now, others }: RowProps) {
  const isSelected = selection.has(row.id)
  return (
    <tr data-row={row.id} data-selected={isSelected || undefined}>
      {mayWrite && (
        <SelectCell of={row.title} isSelected={isSelected} onToggle={() => selection.toggle(row)} />
      )}
      <th scope="row" className="desk-title">
        <a href={kinds[type].editor(row.id)} data-row-link="" dir="auto">
          {row.title === '' ? 'Untitled' : row.title}
        </a>
        <span className="desk-slug">
          {row.slug === '' ? 'No URL yet' : kinds[type].publicPage(row.slug)}
        </span>
      </th>
      <td className="desk-status">
        <StatusMark
          status={row.status}
          pending={row.pending}
          contested={row.contested}
          changed={row.changed}
        />
        <OpenAt others={others} />
      </td>
      <td className="desk-field">{row.field ?? '–'}</td>
      <td className="desk-person" dir="auto">
        {row.person ?? '–'}
      </td>
      <td className="desk-time desk-out">
        {row.outAt === null ? (
          exactMoment(null)
        ) : (
          <time dateTime={row.outAt} title={momentAndUtc(row.outAt)}>
            {exactMoment(row.outAt)}
          </time>
        )}
      </td>
      <td className="desk-time desk-updated">
        <time dateTime={row.updatedAt} title={momentAndUtc(row.updatedAt)}>
          {nearMoment(row.updatedAt, now)}
        </time>
      </td>
      <td className="desk-more">
        <ArticleMenu type={type} row={row} acts={acts} mayWrite={mayWrite} />
      </td>
    </tr>
  )
}

/** Articles of a page as table rows. Each article has two lines on phones. */
export function ArticleTable(props: ArticleTableProps) {
  const { type, rows, place, onSort, selection, acts, mayWrite, stale, body } = props
  const now = useNow(TICK)
  const presence = usePresence()
  const head = {
    sort: place.sort,
    onSort: (key: Sort['key']) => onSort(nextSort(place.sort, key)),
  }
  return (
    <ListTable
      name={kinds[type].title}
      stale={stale}
      body={body}
      heads={
        <>
          {mayWrite && (
            <SelectAllHead rows={rows} has={selection.has} toggleAll={selection.toggleAll} />
          )}
          <SortHead name="title" className="desk-title" {...head}>
            Title
          </SortHead>
          <th scope="col" className="desk-status">
            Status
          </th>
          <th scope="col" className="desk-field">
            {kinds[type].field}
          </th>
          <th scope="col" className="desk-person">
            {kinds[type].person}
          </th>
          <SortHead name="published_at" className="desk-time desk-out" {...head}>
            Published at ({zoneName()})
          </SortHead>
          <SortHead name="updated_at" className="desk-time desk-updated" {...head}>
            Updated
          </SortHead>
          <ActionsHead className="desk-more" />
        </>
      }
    >
      {rows.map((row) => (
        <ArticleRow
          key={row.id}
          type={type}
          row={row}
          selection={selection}
          acts={acts}
          mayWrite={mayWrite}
          now={now}
          others={presence.othersAt(row.id)}
        />
      ))}
    </ListTable>
  )
}
