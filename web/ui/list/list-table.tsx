import type { ReactNode, RefObject } from 'react'

interface ListTableProps {
  /** Name of the list for screen readers. */
  readonly name: string
  /** Class that defines the column layout. */
  readonly className?: string
  /** True if the rows belong to the previous query, because the new rows are still loading. */
  readonly stale: boolean
  /** Column headers. */
  readonly heads: ReactNode
  readonly body?: RefObject<HTMLTableSectionElement | null>
  readonly children: ReactNode
}

/** Table of a staff list with one item per row; on phones each item is a card. */
export function ListTable({ name, className, stale, heads, body, children }: ListTableProps) {
  return (
    <table
      className={['desk-table desk-list desk-cards', className].filter(Boolean).join(' ')}
      aria-busy={stale}
    >
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody ref={body}>{children}</tbody>
    </table>
  )
}
