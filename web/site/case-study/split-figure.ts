import type { CaseStudyItem } from '#shared/content/article.ts'

/** A result as it is set. */
export interface Figure {
  readonly figure: string
  /** A unit that is a word; one that is a sign stays with its number. */
  readonly unit?: string
  readonly label: string
}

/** Takes a result apart into what is set large and what stands beside it. */
export function splitFigure({ label, value, unit }: CaseStudyItem['results'][number]): Figure {
  if (unit === null || unit === '') return { figure: value, label }
  if (!/\p{Letter}/u.test(unit)) return { figure: value + unit, label }
  return { figure: value, unit, label }
}
