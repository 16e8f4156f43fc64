// Import this module with import() only, because it contains the schemas of pages.
import { isRecord } from '#shared/content/guards.ts'
import type { PageType } from '#shared/content/pages/fixed-pages.ts'
import { type PageCopies, parseCopy } from '#shared/content/pages/page-document.ts'

/** Text of a page in the attribute `name` of a response, with the list of the page if the response has one. */
function textOf<Type extends PageType>(type: Type, raw: unknown, name: string) {
  const answer = isRecord(raw) ? raw : {}
  const { copy, problem } = parseCopy(type, answer[name])
  if (copy === undefined) throw new Error(problem)
  const { list } = answer
  return { page: copy satisfies PageCopies[Type], ...(list !== undefined && { list }) }
}

/** Text of a fixed page from GROQ. @throws Error if the published document is incomplete */
export const parseQueriedPage = <Type extends PageType>(type: Type, raw: unknown) =>
  textOf(type, raw, 'copy')

/** Text of a fixed page from REST. @throws Error if it is incomplete */
export const parseRestPage = <Type extends PageType>(type: Type, raw: unknown) =>
  textOf(type, raw, 'data')
