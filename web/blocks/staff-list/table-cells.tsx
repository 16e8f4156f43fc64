import type { ReactNode } from 'react'
import { momentAndUtc, nearMoment } from '#web/lib/staff/moments.ts'
import type { Column } from './data-table.tsx'

interface MomentProps {
  /** Moment, ISO 8601. */
  readonly at: string
  readonly children: ReactNode
}

/** A moment in short form. The `title` attribute contains it to the minute, also in UTC. */
function Moment({ at, children }: MomentProps) {
  return (
    <time dateTime={at} title={momentAndUtc(at)}>
      {children}
    </time>
  )
}

interface TimeOptions<Row> {
  /** Returns the moment of a row, ISO 8601, or null if it has none. */
  readonly at: (row: Row) => string | null
  /** Content of the cell if there is no moment. */
  readonly none?: ReactNode
  /**
   * Returns the text for a moment. Default: the text of `nearMoment`.
   * @param now milliseconds since 1970
   */
  readonly text?: (at: string, now: number) => string
}

/** Column with a moment. Its classes are `desk-time` and `className`. */
export const timeColumn = <Row, Key extends string>({
  at,
  none = '–',
  text = nearMoment,
  className = '',
  ...column
}: TimeOptions<Row> & Omit<Column<Row, Key>, 'cell'>): Column<Row, Key> => ({
  ...column,
  className: `desk-time ${className}`.trim(),
  cell: (row, now) => {
    const moment = at(row)
    return moment === null ? none : <Moment at={moment}>{text(moment, now)}</Moment>
  },
})

/** Column with the actions on a row. */
export const actionsColumn = <Row,>(
  className: string | undefined,
  cell: Column<Row>['cell'],
): Column<Row, never> => ({
  head: 'Actions',
  hidesHead: true,
  ...(className !== undefined && { className }),
  cell,
})
