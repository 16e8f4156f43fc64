import type { ReactNode } from 'react'

interface ListWaitingProps {
  readonly rows: number
  /** Column headings above the placeholder rows. */
  readonly children?: ReactNode
}

/** Skeleton of a list, shown while its rows load. */
export function ListWaiting({ rows, children }: ListWaitingProps) {
  return (
    <div className="desk-waiting" aria-busy="true">
      <output className="sr-only">Loading...</output>
      {children}
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="desk-waiting-row">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  )
}
