import { toListPage } from '#server/http/list-page.ts'
import { HttpError } from '#server/http/http-error.ts'
import { PUBLIC_STATUS, type ArticleType } from '#shared/content/status.ts'
import { REST_LIMIT } from '#shared/contracts/content.ts'
import { apiPaths } from '#shared/paths/paths.ts'

/** A list call's query, checked. */
export interface ParsedList {
  readonly page: number
  readonly limit: number
  /** As it was sent, trimmed. */
  readonly search: string | undefined
  readonly filter: string | undefined
  /** Statuses asked for other than the public one; none of them is ever answered. */
  readonly refused: readonly string[]
}

const MAX_PAGE = 10_000
const MAX_TEXT = 200

/** The query parameter that filters each kind of list. */
const FILTER_NAME = { blog: 'category', caseStudy: 'industry' } as const

/** Words that a search looks for; the rest of a long one is left out. */
const MAX_WORDS = 10

/** The words of a search in the form in which texts are searched, see the mirror's `foldText`. */
export function wordsOf(search: string | undefined, fold: (text: string) => string): string[] {
  const words = fold(search ?? '').split(/\s+/)
  return [...new Set(words.filter((word) => word !== ''))].slice(0, MAX_WORDS)
}

/** Reads parameters one by one, and takes note of what is wrong with them. */
export function createQueryReader(query: URLSearchParams) {
  const fields: Record<string, string> = {}
  const single = (name: string) => {
    const values = query.getAll(name)
    if (values.length > 1) fields[name] = 'Send this once'
    return values[0] === '' ? undefined : values[0]
  }
  return {
    /** A whole number from 1 to `max`. */
    integer: (name: string, max: number) => {
      const value = single(name)
      if (value === undefined) return undefined
      const number = /^\d{1,6}$/.test(value) ? Number(value) : 0
      if (number < 1 || number > max) fields[name] = `Use a whole number from 1 to ${max}`
      return number
    },
    /** A short text, trimmed; undefined when nothing is left of it. */
    text: (name: string) => {
      const value = single(name)?.trim()
      if (value !== undefined && value.length > MAX_TEXT) {
        fields[name] = `Use at most ${MAX_TEXT} characters`
      }
      return value === '' ? undefined : value
    },
    /** @throws HttpError `validation_failed`, naming each wrong parameter read so far */
    assertValid: () => {
      if (Object.keys(fields).length === 0) return
      throw new HttpError('validation_failed', 'Check the listed values. Validation failed', {
        fields,
      })
    },
  }
}

/**
 * Reads a list call's query. Parameters that it does not know are left alone, as links often carry some.
 * @throws HttpError `validation_failed`, naming each wrong parameter
 */
export function parseList(type: ArticleType, query: URLSearchParams): ParsedList {
  const { integer, text, assertValid } = createQueryReader(query)
  const page = integer('page', MAX_PAGE) ?? 1
  const limit = integer('limit', REST_LIMIT.max) ?? REST_LIMIT.default
  const search = text('search')
  const filter = text(FILTER_NAME[type])
  assertValid()
  return { page, limit, search, filter, refused: refusedStatuses(query) }
}

/** Statuses asked for other than the public one; none of them is ever answered. */
export const refusedStatuses = (query: URLSearchParams) =>
  query.getAll('status').filter((status) => status !== PUBLIC_STATUS)

/** The list answer of the REST API for a list that is always answered whole. */
export const toWholeList = <Item>(items: readonly Item[]) => ({
  results: items,
  count: items.length,
  page: 1,
  limit: Math.max(1, items.length),
  total_pages: items.length === 0 ? 0 : 1,
  next: null,
  previous: null,
})

/** The list answer of the REST API around the items of one page. `more`: what else the links repeat of the query. */
export function toListAnswer<Item>(
  type: ArticleType,
  request: ParsedList,
  result: { readonly items: readonly Item[]; readonly total: number },
  more: Readonly<Record<string, string | undefined>> = {},
) {
  const { limit, search, filter } = request
  const path = type === 'blog' ? apiPaths.blogs : apiPaths.caseStudies
  const to = (number: number) =>
    path({ page: number, limit, search, [FILTER_NAME[type]]: filter, ...more })
  return toListPage(request, result, to)
}
