import type { ReactNode, RefObject } from 'react'

interface ListTableProps {
  /** What it lists, for screen readers. */
  readonly name: string
  /** Says how the columns are laid out. */
  readonly className?: string
  /** Older rows stand in for those that are on the way. */
  readonly stale: boolean
  /** The heads of the columns. */
  readonly heads: ReactNode
  readonly body?: RefObject<HTMLTableSectionElement | null>
  readonly children: ReactNode
}

/** The table of a list of staff, one thing a row; on phones one a card. */
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
