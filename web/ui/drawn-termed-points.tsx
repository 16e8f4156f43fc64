import type { Point } from '#shared/pages/catalogue/page-copy.ts'
import { linkTerms } from '#shared/pages/catalogue/term-links.ts'
import { PointsGrid } from './points-grid.tsx'
import { ProseText } from './prose-text.tsx'
import { Questions } from './questions.tsx'

export interface TermedPointsProps {
  readonly points: readonly Point[]
  /** True if each point can be opened and closed. The first point is open when the page loads. */
  readonly folded?: boolean
  /** Last review of the points: its date, such as 2026-11-22, and the text about it at the end of the line of each folded point. */
  readonly review?: { readonly date: string; readonly text: string }
}

/** Content of {@link TermedPoints}. On server-rendered pages the browser does not load this code. */
export function DrawnTermedPoints({ points, folded = false, review }: TermedPointsProps) {
  const texts = linkTerms(points.map(({ text }) => text))
  const shown = points.map(({ title }, index) => ({
    title,
    text: <ProseText text={texts[index] ?? ''} />,
  }))
  if (!folded) return <PointsGrid points={shown} />
  const note = review && <time dateTime={review.date}>{review.text}</time>
  return (
    <Questions items={shown.map(({ title, text }) => ({ question: title, answer: text, note }))} />
  )
}
