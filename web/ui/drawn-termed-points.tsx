import type { Point } from '#shared/pages/catalogue/page-copy.ts'
import { linkTerms } from '#shared/pages/catalogue/term-links.ts'
import { reviewNote } from '#shared/pages/law-note.ts'
import { PointsGrid } from './points-grid.tsx'
import { ProseText } from './prose-text.tsx'
import { Questions } from './questions.tsx'

export interface TermedPointsProps {
  readonly points: readonly Point[]
  /** True if each point can be collapsed. The first point is open when the page loads. */
  readonly folded?: boolean
  /** Date of the last review, such as 2026-11-22. Folded points show its month. */
  readonly reviewed?: string
}

/** Content of {@link TermedPoints}. On server-rendered pages the browser does not load this code. */
export function DrawnTermedPoints({ points, folded = false, reviewed }: TermedPointsProps) {
  const texts = linkTerms(points.map(({ text }) => text))
  const shown = points.map(({ title }, index) => ({
    title,
    text: <ProseText text={texts[index] ?? ''} />,
  }))
  if (!folded) return <PointsGrid points={shown} />
  const note = reviewed !== undefined && <time dateTime={reviewed}>{reviewNote(reviewed)}</time>
  return (
    <Questions items={shown.map(({ title, text }) => ({ question: title, answer: text, note }))} />
  )
}
