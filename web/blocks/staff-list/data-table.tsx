import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { SortOrder } from '#web/lib/staff/list/list-places.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'

/** Interval in ms at which the displayed times are updated. */
const TICK = 30_000

/** Attributes of a cell or row of the table: `dir`, `className` or data attributes. */
type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Column of a table. */
export interface Column<Row, Key extends string = string> {
  readonly head: string
  /** True if the heading is visible to screen readers only. */
  readonly hidesHead?: boolean
  readonly className?: string
  /** Sort key of the column. Absent if the list cannot be sorted by it. */
  readonly sort?: Key
  /** True for the column whose cell is the row header. */
  readonly isName?: boolean
  /** Returns the attributes of a cell in the column. */
  readonly attributes?: (row: Row) => Attributes
  /**
   * Returns the content of the cell that a row has in this column.
   * @param now milliseconds since 1970
   */
  readonly cell: (row: Row, now: number) => ReactNode
}

export interface DataTableProps<Row extends { readonly id: string }, Key extends string = string> {
  /** Name of the table for screen readers. */
  readonly name: string
  readonly className?: string
  readonly columns: readonly Column<Row, Key>[]
  readonly sort?: {
    readonly order: SortOrder<Key>
    readonly onKey: (key: Key) => void
  }
  readonly rows: readonly Row[]
  /** Selection of rows, and function that returns the name of a row for its checkbox. Absent if rows cannot be selected. */
  readonly selection?: Selection<Row> | undefined
  readonly nameOf?: (row: Row) => string
  /** Returns the attributes of a row. */
  readonly attributes?: (row: Row) => Attributes
  /** True if the rows belong to the previous query and the new rows are loading. */
  readonly stale?: boolean
  /** Number of placeholder rows while the first rows are loading. */
  readonly waiting?: number
  readonly body?: RefObject<HTMLTableSectionElement | null>
}

type HeadProps<Row extends { readonly id: string }, Key extends string> = Pick<
  DataTableProps<Row, Key>,
  'columns' | 'sort' | 'rows' | 'selection'
>

function SelectAll<Row extends { readonly id: string }>({
  rows,
  selection,
}: {
  readonly rows: readonly Row[]
  readonly selection: Selection<Row>
}) {
  const chosen = rows.filter(({ id }) => selection.has(id)).length
  return (
    <th scope="col" className="desk-check">
      <input
        type="checkbox"
        aria-label="Select all on this page"
        checked={rows.length > 0 && chosen === rows.length}
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen > 0 && chosen < rows.length
        }}
        onChange={() => selection.toggleAll(rows)}
      />
    </th>
  )
}

function SortHead<Row, Key extends string>({
  column: { head, className, sort: key },
  sort: { order, onKey },
}: {
  readonly column: Column<Row, Key> & { readonly sort: Key }
  readonly sort: NonNullable<DataTableProps<never, Key>['sort']>
}) {
  const isSorted = order.key === key
  const Arrow = order.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" onClick={() => onKey(key)}>
        {head}
        {isSorted && <Arrow size={13} strokeWidth={2} aria-hidden="true" />}
      </button>
    </th>
  )
}

function Heads<Row extends { readonly id: string }, Key extends string>(
  props: HeadProps<Row, Key>,
) {
  const { columns, sort, rows, selection } = props
  return (
    <thead>
      <tr>
        {selection !== undefined && <SelectAll rows={rows} selection={selection} />}
        {columns.map((column) =>
          column.sort !== undefined && sort !== undefined ? (
            <SortHead key={column.head} column={{ ...column, sort: column.sort }} sort={sort} />
          ) : (
            <th key={column.head} scope="col" className={column.className}>
              {column.hidesHead === true ? (
                <span className="sr-only">{column.head}</span>
              ) : (
                column.head
              )}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}

/** Table of a staff page with one item per row. On phones each item is a card. */
export function DataTable<Row extends { readonly id: string }, Key extends string = string>(
  props: DataTableProps<Row, Key>,
) {
  const { name, className = 'desk-list', columns, rows, selection, nameOf, attributes } = props
  const { stale = false, waiting, body } = props
  const now = useNow(TICK)
  const table = (
    <table className={`desk-table desk-cards ${className}`} aria-busy={stale || undefined}>
      <caption className="sr-only">{name}</caption>
      <Heads {...props} />
      <tbody ref={body}>
        {rows.map((row) => {
          const isSelected = selection?.has(row.id) === true
          return (
            <tr
              key={row.id}
              data-row={row.id}
              data-selected={isSelected || undefined}
              {...attributes?.(row)}
            >
              {selection !== undefined && (
                <td className="desk-check">
                  <input
                    type="checkbox"
                    checked={isSelected}
                    aria-label={`Select ${nameOf?.(row)}`}
                    onChange={() => selection.toggle(row)}
                  />
                </td>
              )}
              {columns.map((column) => {
                const Cell = column.isName === true ? 'th' : 'td'
                return (
                  <Cell
                    key={column.head}
                    scope={column.isName === true ? 'row' : undefined}
                    className={column.className}
                    {...column.attributes?.(row)}
                  >
                    {column.cell(row, now)}
                  </Cell>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
  if (waiting === undefined) return table
  return <ListWaiting rows={waiting}>{table}</ListWaiting>
}
