import type { CaseStudyItem } from '#shared/content/article.ts'

/** Result of a case study, in the parts that pages display. */
export interface Figure {
  readonly figure: string
  /** Unit of the figure, if the unit is a word. A symbol such as % is part of the figure. */
  readonly unit?: string
  readonly label: string
}

/** Splits a result into its large figure and the text next to it. */
export function splitFigure({ label, value, unit }: CaseStudyItem['results'][number]): Figure {
  if (unit === null || unit === '') return { figure: value, label }
  if (!/\p{Letter}/u.test(unit)) return { figure: value + unit, label }
  return { figure: value, unit, label }
}
