import type { RefObject } from 'react'
import type { TrashItem } from '#shared/contracts/trash.ts'
import { paths } from '#shared/paths/paths.ts'
import { momentAndUtc, nearMoment } from '#web/lib/staff/moments.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { ActionsHead, SelectAllHead, SelectCell } from '#web/ui/list/list-cells.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { doorWords, kindWords, timeLeft } from './trash-labels.ts'

/** Interval at which times are updated, in milliseconds. */
const TICK = 30_000

function whereabouts({ type, slug }: TrashItem): string {
  if (type === 'libraryImage') return 'From the image library'
  if (slug === null) return 'No address yet'
  return type === 'blog' ? paths.blog(slug) : paths.caseStudy(slug)
}

interface TrashTableProps {
  readonly rows: readonly TrashItem[]
  readonly selection: Selection<TrashItem>
  /** Actions on items. Undefined without write access. */
  readonly acts:
    | {
        readonly restore: (row: TrashItem) => void
        readonly purge: (row: TrashItem) => void
      }
    | undefined
  /** True while the next page is loading and the rows of the previous page are shown. */
  readonly stale: boolean
  readonly body: RefObject<HTMLTableSectionElement | null>
}

interface RowProps extends Pick<TrashTableProps, 'selection' | 'acts'> {
  readonly row: TrashItem
  readonly now: number
}

function TrashRow({ row, selection, acts, now }: RowProps) {
  const { id, type, title, door, deleted_by: by, deleted_at: at, pending } = row
  const words = title === '' ? 'Untitled' : title
  const isSelected = selection.has(id)
  return (
    <tr data-row={id} data-selected={isSelected || undefined}>
      {acts !== undefined && (
        <SelectCell of={words} isSelected={isSelected} onToggle={() => selection.toggle(row)} />
      )}
      <th scope="row" className="desk-title trash-title">
        <span className="trash-name" dir="auto">
          {words}
        </span>
        <span className="desk-slug">{whereabouts(row)}</span>
      </th>
      <td className="trash-kind">{kindWords[type].one}</td>
      <td className="trash-by">
        {by !== null && <span dir="auto">{by} </span>}
        <span className="trash-door">{doorWords[door]}</span>
      </td>
      <td className="desk-time trash-at">
        <time dateTime={at} title={momentAndUtc(at)}>
          {nearMoment(at, now)}
        </time>
      </td>
      <td className="desk-time trash-left">
        {pending ? 'Waiting for the CMS' : timeLeft(row, now)}
      </td>
      {acts !== undefined && (
        <td className="trash-acts">
          <button
            type="button"
            className="desk-link"
            data-row-link=""
            aria-label={`Restore ${words}`}
            onClick={() => acts.restore(row)}
          >
            Restore
          </button>
          <RowMenu
            of={words}
            acts={[{ label: 'Delete permanently', isRemoval: true, run: () => acts.purge(row) }]}
          />
        </td>
      )}
    </tr>
  )
}

/** Deleted items of a page as table rows, shown as cards on phones. */
export function TrashTable({ rows, selection, acts, stale, body }: TrashTableProps) {
  const now = useNow(TICK)
  return (
    <ListTable
      name="Trash"
      className="trash-list"
      stale={stale}
      body={body}
      heads={
        <>
          {acts !== undefined && (
            <SelectAllHead rows={rows} has={selection.has} toggleAll={selection.toggleAll} />
          )}
          <th scope="col" className="desk-title">
            Title
          </th>
          <th scope="col" className="trash-kind">
            Kind
          </th>
          <th scope="col" className="trash-by">
            Deleted by
          </th>
          <th scope="col" className="desk-time trash-at">
            Deleted
          </th>
          <th scope="col" className="desk-time trash-left">
            Time left
          </th>
          {acts !== undefined && <ActionsHead className="trash-acts" />}
        </>
      }
    >
      {rows.map((row) => (
        <TrashRow key={row.id} row={row} selection={selection} acts={acts} now={now} />
      ))}
    </ListTable>
  )
}
