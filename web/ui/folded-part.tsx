import type { ReactNode } from 'react'

interface FoldedPartProps {
  /** Title of the row that phones show until the content is opened. */
  readonly title: string
  readonly children: ReactNode
}

/**
 * Content that phones hide until the visitor opens it. The `details` element opens without scripts, for find-in-page, and for links to a
 * part of the content. Wider windows and paper always show the content, without the title (`web/ui/styles/fold.css`).
 */
export function FoldedPart({ title, children }: FoldedPartProps) {
  return (
    <details className="phone-fold">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
