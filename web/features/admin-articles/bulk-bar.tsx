import type { ReactNode } from 'react'
import type { Row } from './rows.ts'
import type { Bulk, LeftOut } from './use-bulk.ts'

interface BulkBarProps {
  readonly rows: readonly Row[]
  readonly bulk: Bulk
  readonly onClear: () => void
  /** Stands in its place while nothing is selected, so that the rows below never jump. */
  readonly children: ReactNode
}

/** What can be done with the selected articles. */
export function BulkBar({ rows, bulk, onClear, children }: BulkBarProps) {
  const act = (action: (rows: readonly Row[]) => unknown) => () => {
    void action(rows)
    onClear()
  }
  if (rows.length === 0 && !bulk.busy) return <div className="desk-strip">{children}</div>
  return (
    <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected articles">
      <output>{bulk.busy ? 'Working' : `${rows.length} selected`}</output>
      <button type="button" disabled={bulk.busy} onClick={act(bulk.publish)}>
        Publish<span className="desk-wide"> to site</span>
      </button>
      <button type="button" disabled={bulk.busy} onClick={act(bulk.takeOff)}>
        Take off<span className="desk-wide"> the site</span>
      </button>
      <button
        type="button"
        className="desk-bulk-delete"
        disabled={bulk.busy}
        onClick={act(bulk.remove)}
      >
        Delete
      </button>
      <button type="button" className="desk-bulk-clear" onClick={onClear}>
        Clear <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  )
}

/** The articles that the last act left as they are, each with its reason. */
export function LeftOutList({
  leftOut,
  onDismiss,
}: {
  readonly leftOut: readonly LeftOut[]
  readonly onDismiss: () => void
}) {
  if (leftOut.length === 0) return null
  return (
    <section className="desk-left-out" aria-label="Left as they are">
      <p>Left as they are</p>
      <ul>
        {leftOut.map(({ row, reason }) => (
          <li key={row.id}>
            <strong dir="auto">{row.title}</strong> {reason}
          </li>
        ))}
      </ul>
      <button type="button" className="text-link" onClick={onDismiss}>
        Dismiss
      </button>
    </section>
  )
}
