import type { ReactNode } from 'react'
import { FoldToggle } from './fold-toggle.tsx'

interface FoldedPartProps {
  /** Title of the row that phones show in place of the content. */
  readonly title: string
  readonly children: ReactNode
}

/** Content that phones show on request. Wider windows always show it, without the title. */
export function FoldedPart({ title, children }: FoldedPartProps) {
  return (
    <div className="folds">
      <p className="fold-title">
        {title} <FoldToggle name={title} />
      </p>
      <div className="folded">{children}</div>
    </div>
  )
}
