import type { SearchView } from '#shared/contracts/search.ts'
import { counted } from '#shared/text/count.ts'

/** Heading of a page of results. Undefined if there are no results. */
export function headingOf({ query, answer }: SearchView): string | undefined {
  if (answer === undefined) return undefined
  const { total, corrected } = answer
  return total === 0
    ? `No results for “${query}”`
    : `${counted(total, 'result')} for “${corrected ?? query}”`
}
