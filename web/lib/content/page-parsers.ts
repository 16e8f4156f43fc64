// Import this module with `import()` only. It contains the schemas of pages, which a page served with its data does not need.
import { isRecord } from '#shared/content/guards.ts'
import type { PageType } from '#shared/content/content-types/page-kinds.ts'
import { type PageCopies, parseCopy, completeRanges } from '#shared/content/pages/page-document.ts'

/**
 * Page in the response with the text of a page, whose field `name` contains the text. The result includes the list and the planning ranges
 * of the page if the response contains them.
 */
function textOf<Type extends PageType>(type: Type, raw: unknown, name: string) {
  const answer = isRecord(raw) ? raw : {}
  const { copy, problem } = parseCopy(type, answer[name])
  if (copy === undefined) throw new Error(problem)
  const { list, ranges } = answer
  return {
    page: copy satisfies PageCopies[Type],
    ...(list !== undefined && { list }),
    ...(ranges !== undefined && { ranges: completeRanges(ranges) }),
  }
}

/** Parses the text of a fixed page in a GROQ result. @throws Error if the published document is incomplete */
export const parseQueriedPage = <Type extends PageType>(type: Type, raw: unknown) =>
  textOf(type, raw, 'copy')

/**
 * Parses the planning ranges in a GROQ result.
 * @throws Error if the value is not a list
 */
export function parseQueriedRanges(raw: unknown) {
  if (!Array.isArray(raw)) throw new Error('The planning ranges are no list.')
  return completeRanges(raw)
}

/**
 * Parses the planning ranges in a REST response.
 * @throws Error if the value is not a list
 */
export const parseRestRanges = (raw: unknown) =>
  parseQueriedRanges(isRecord(raw) ? raw['data'] : undefined)

/** Parses the text of a fixed page in a REST response. @throws Error if it is incomplete */
export const parseRestPage = <Type extends PageType>(type: Type, raw: unknown) =>
  textOf(type, raw, 'data')
