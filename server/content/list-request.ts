import { toListPage } from '#server/http/list-page.ts'
import { HttpError } from '#server/http/http-error.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { PUBLIC_STATUS, type ArticleType } from '#shared/content/status.ts'
import { REST_LIMIT } from '#shared/contracts/content.ts'

/** Validated query of a list request. */
export interface ParsedList {
  readonly page: number
  readonly limit: number
  /** Search text of the request, trimmed. */
  readonly search: string | undefined
  readonly filter: string | undefined
  /** Further filters of blogs: a tag, whose case is ignored, and the id of an author. */
  readonly tag: string | undefined
  readonly author: string | undefined
  /** Statuses in the request other than the public one. The list ignores them, and the request is logged. */
  readonly refused: readonly string[]
}

const MAX_PAGE = 10_000
const MAX_TEXT = 200

/** Maximum number of search words. All further words are ignored. */
const MAX_WORDS = 10

/** Returns the words of a search, normalized by `fold` (the mirror's `foldText`). */
export function wordsOf(search: string | undefined, fold: (text: string) => string): string[] {
  const words = fold(search ?? '').split(/\s+/)
  return [...new Set(words.filter((word) => word !== ''))].slice(0, MAX_WORDS)
}

/** Creates a reader of query parameters. It collects validation errors until `assertValid` is called. */
export function createQueryReader(query: URLSearchParams) {
  const fields: Record<string, string> = {}
  const single = (name: string) => {
    const values = query.getAll(name)
    if (values.length > 1) fields[name] = 'Send this once'
    return values[0] === '' ? undefined : values[0]
  }
  return {
    /** Reads an integer from 1 to `max`. */
    integer: (name: string, max: number) => {
      const value = single(name)
      if (value === undefined) return undefined
      const number = /^\d{1,6}$/.test(value) ? Number(value) : 0
      if (number < 1 || number > max) fields[name] = `Use a whole number from 1 to ${max}`
      return number
    },
    /** Reads a short text and trims it. Undefined if the text is empty. */
    text: (name: string) => {
      const value = single(name)?.trim()
      if (value !== undefined && value.length > MAX_TEXT) {
        fields[name] = `Use at most ${MAX_TEXT} characters`
      }
      return value === '' ? undefined : value
    },
    /**
     * Throws if parameters were invalid.
     * @throws HttpError `validation_failed` with each invalid parameter read so far
     */
    assertValid: () => {
      if (Object.keys(fields).length === 0) return
      throw new HttpError('validation_failed', 'Check the listed values. Validation failed', {
        fields,
      })
    },
  }
}

/**
 * Parses the query of a list request. Unknown parameters are ignored, because links often contain some.
 * @throws HttpError `validation_failed` with each invalid parameter
 */
export function parseList(type: ArticleType, query: URLSearchParams): ParsedList {
  const { integer, text, assertValid } = createQueryReader(query)
  const page = integer('page', MAX_PAGE) ?? 1
  const limit = integer('limit', REST_LIMIT.max) ?? REST_LIMIT.default
  const search = text('search')
  const filter = text(contentTypes[type].filter)
  const [tag, author] = type === 'blog' ? [text('tag'), text('author')] : []
  assertValid()
  return { page, limit, search, filter, tag, author, refused: refusedStatuses(query) }
}

/** Returns requested statuses other than the public one. The list ignores them. */
export const refusedStatuses = (query: URLSearchParams) =>
  query.getAll('status').filter((status) => status !== PUBLIC_STATUS)

/** Wraps a complete list in the format of REST responses with lists, as a single page. */
export const toWholeList = <Item>(items: readonly Item[]) => ({
  results: items,
  count: items.length,
  page: 1,
  limit: Math.max(1, items.length),
  total_pages: items.length === 0 ? 0 : 1,
  next: null,
  previous: null,
})

/**
 * Wraps one page of a list in the format of REST responses with lists.
 * @param more query parameters, in addition to those of `request`, for the links to the other pages of the list
 */
export function toListAnswer<Item>(
  type: ArticleType,
  request: ParsedList,
  result: { readonly items: readonly Item[]; readonly total: number },
  more: Readonly<Record<string, string | undefined>> = {},
) {
  const { limit, search, filter, tag, author } = request
  const { filter: filterName, rest } = contentTypes[type]
  const to = (number: number) =>
    rest.list({ page: number, limit, search, [filterName]: filter, tag, author, ...more })
  return toListPage(request, result, to)
}
