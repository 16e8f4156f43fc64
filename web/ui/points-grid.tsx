import type { ReactNode } from 'react'
import { FoldToggle } from './fold-toggle.tsx'

interface ShownPoint {
  readonly title: string
  readonly text: ReactNode
}

interface PointsGridProps {
  readonly points: readonly ShownPoint[]
  /** True if phones hide the texts until the visitor opens them. */
  readonly folds?: boolean
}

/** Short statements below hairlines, in the main column. There are three in a row if their number is divisible by three, otherwise two. */
export function PointsGrid({ points, folds = false }: PointsGridProps) {
  const threes = points.length % 3 === 0
  return (
    <ul className={threes ? 'points points-threes' : 'points'}>
      {points.map(({ title, text }) => (
        <li key={title} className={folds ? 'folds' : undefined}>
          <h3>{title}</h3>
          {folds && <FoldToggle name={title} />}
          <p className={folds ? 'folded' : undefined}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
