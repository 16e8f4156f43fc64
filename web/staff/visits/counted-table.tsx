import { grouped, percent } from '#shared/text/count.ts'
import { useId, useState } from 'react'
import type { Counted } from '#shared/contracts/site/visits.ts'
import { Change } from './change.tsx'

interface CountedTableProps {
  readonly title: string
  /** Heading of the column that contains the names. */
  readonly column: string
  readonly rows: readonly Counted[]
  /** Total number of views, from which the percentages are computed. */
  readonly total: number
  readonly nameOf: (name: string) => string
  /** True if the names are addresses, which are shown in a monospaced font. */
  readonly isCode?: boolean
}

/** Number of rows shown before the list is expanded. */
const FEW = 12

const share = (views: number, total: number) => percent(total === 0 ? 0 : views / total)

/** Counts by name, highest first. */
export function CountedTable({ title, column, rows, total, nameOf, isCode }: CountedTableProps) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, FEW)
  return (
    <section className="overview-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className="desk-table counted" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col" className="desk-time">
              Views
            </th>
            <th scope="col" className="desk-time">
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, views, before }) => (
            <tr key={name}>
              <th scope="row">{isCode === true ? <code>{nameOf(name)}</code> : nameOf(name)}</th>
              <td className="desk-time">
                {grouped(views)} <Change views={views} before={before} />
              </td>
              <td className="desk-time">{share(views, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FEW && !isWhole && (
        <p className="counted-more">
          <button type="button" className="desk-button" onClick={() => setIsWhole(true)}>
            Show all {rows.length}
          </button>
        </p>
      )}
    </section>
  )
}
