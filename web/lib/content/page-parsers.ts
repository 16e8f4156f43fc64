// Import this module with import() only, because it contains the schemas of pages.
import { isRecord } from '#shared/content/guards.ts'
import type { PageType } from '#shared/content/pages/fixed-pages.ts'
import { type PageCopies, parseCopy } from '#shared/content/pages/page-document.ts'

function complete<Type extends PageType>(type: Type, value: unknown): PageCopies[Type] {
  const { copy, problem } = parseCopy(type, value)
  if (copy === undefined) throw new Error(problem)
  return copy
}

/** Copy of a fixed page from GROQ. @throws Error if the published document is incomplete */
export const parseQueriedPage = <Type extends PageType>(type: Type, raw: unknown) =>
  complete(type, isRecord(raw) ? raw['copy'] : undefined)

/** Copy of a fixed page from REST. @throws Error if it is incomplete */
export const parseRestPage = <Type extends PageType>(type: Type, raw: unknown) =>
  complete(type, isRecord(raw) ? raw['data'] : undefined)
