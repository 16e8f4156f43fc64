import type { Point } from '#shared/pages/page-copy.ts'
import { linkTerms } from '#shared/pages/term-links.ts'
import { PointsGrid } from './points-grid.tsx'
import { ProseText } from './prose-text.tsx'

export interface TermedPointsProps {
  readonly points: readonly Point[]
}

/** What {@link TermedPoints} shows; kept out of pages that a server has drawn. */
export function DrawnTermedPoints({ points }: TermedPointsProps) {
  const texts = linkTerms(points.map(({ text }) => text))
  return (
    <PointsGrid
      points={points.map(({ title }, index) => ({
        title,
        text: <ProseText text={texts[index] ?? ''} />,
      }))}
    />
  )
}
