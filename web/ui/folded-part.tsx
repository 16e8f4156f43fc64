import type { ReactNode } from 'react'

interface FoldedPartProps {
  /** Title of the row that phones show in place of the content. */
  readonly title: string
  readonly children: ReactNode
}

/**
 * Content that phones show on request, in a native `details` element: it opens without scripts, for find-in-page and for links to a part of
 * it. Wider windows and paper always show it, without the title (`web/ui/styles/fold.css`).
 */
export function FoldedPart({ title, children }: FoldedPartProps) {
  return (
    <details className="phone-fold">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
