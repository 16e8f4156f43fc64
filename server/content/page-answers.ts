/** Responses with the text of a fixed page and the list that the page shows, so that a navigation in the browser needs one request. */
import { completeRanges } from '#shared/content/pages/page-document.ts'
import { HttpError } from '#server/http/http-error.ts'
import {
  dependenciesOfPage,
  dependenciesOfQuery,
  dependenciesOfRanges,
  type Dependencies,
} from '#shared/content/change-tags.ts'
import { isRecord } from '#shared/content/guards.ts'
import { type FixedPage, fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { listOfPage, type PageList } from '#shared/content/pages/page-list.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { HIGHLIGHTS_SIZE, type PublicQueryName } from '#shared/content/public-query-names.ts'
import { relatedTerms } from '#shared/content/related.ts'
import { needsRanges, withRanges } from '#shared/pages/delivered-ranges.ts'
import type { ContentService } from './content.service.ts'
import type { PageService } from './pages.service.ts'
import type { Made } from './response-cache.ts'

type Lists = Pick<ContentService, 'list' | 'openings' | 'related'>

const merged = (all: readonly Dependencies[]): Dependencies => ({
  tags: [...new Set(all.flatMap(({ tags }) => tags))],
  types: [...new Set(all.flatMap(({ types }) => types))],
})

const dependenciesOfList = ({ name, params }: PageList) =>
  dependenciesOfQuery(name, { ...params }, null)

/** Reads from the mirror the list that a page shows. */
async function readList(lists: Lists, list: PageList): Promise<unknown> {
  if (list.name === 'openings') return lists.openings()
  if (list.name === 'related') {
    const terms = relatedTerms(list.params)
    return terms && lists.related(terms)
  }
  const newest = { page: 1, limit: HIGHLIGHTS_SIZE, words: [] }
  const [blogs, studies] = await Promise.all([
    lists.list('blog', newest),
    lists.list('caseStudy', newest),
  ])
  return { blogs: blogs.items, case_studies: studies.items }
}

/** Text of a page from the mirror. If no text was ever published, it is the shipped text with the mark `shipped`. */
async function readText(pages: Pick<PageService, 'page'>, page: FixedPage) {
  try {
    const { content, isSaved } = await pages.page(page)
    return { text: { data: content }, isSaved }
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'not_found') throw error
    return { text: { data: await shippedCopy(page), shipped: true }, isSaved: false }
  }
}

/**
 * REST response for a fixed page. If its list cannot be read, the response lacks the list and the browser requests it separately. If the
 * planning ranges cannot be read, the text contains the shipped times.
 */
export async function pageResponse(
  pages: Pick<PageService, 'page' | 'ranges'>,
  lists: Lists,
  page: FixedPage,
): Promise<Made> {
  const list = listOfPage(page.kind, page.slug)
  let isWhole = true
  const orNone = <Content>(reading: Promise<Content>) =>
    reading.catch(() => {
      isWhole = false
      return undefined
    })
  const isPlanned = needsRanges(page)
  const [{ text, isSaved }, listed, ranges] = await Promise.all([
    readText(pages, page),
    list && orNone(readList(lists, list)),
    isPlanned ? orNone(pages.ranges()) : undefined,
  ])
  const { text: filled, ...shown } = withRanges(page, text, ranges?.content ?? [])
  return {
    data: {
      success: true,
      ...filled,
      ...shown,
      ...(listed !== undefined && { list: listed }),
    },
    dependencies: merged([
      dependenciesOfPage(page.type, page.id),
      ...(list === undefined ? [] : [dependenciesOfList(list)]),
      ...(isPlanned ? [dependenciesOfRanges] : []),
    ]),
    isFallback: !isWhole || isSaved || ranges?.isSaved === true,
  }
}

type Result = Dependencies & { readonly data: unknown }

interface Queries {
  queryUnchecked(name: PublicQueryName, params: Readonly<Record<string, unknown>>): Promise<Result>
}

/**
 * Wraps the public queries, so that the result for a page is complete for browsers: it contains the list of the page, the times of planning
 * ranges and, if no text was ever published, the shipped text. The page renderer of this process uses the queries without the wrapper.
 */
export const withWholePages = (cms: Queries): Queries => ({
  queryUnchecked: async (name, params) => {
    const page = typeof params['id'] === 'string' ? fixedPageOf(params['id']) : undefined
    if (page?.type !== name) return cms.queryUnchecked(name, params)
    const list = listOfPage(page.kind, page.slug)
    const [text, listed, ranges] = await Promise.all([
      cms.queryUnchecked(name, params),
      list && cms.queryUnchecked(list.name, { ...list.params }),
      needsRanges(page) ? cms.queryUnchecked('planningRanges', {}) : undefined,
    ])
    const found = isRecord(text.data) ? text.data : { copy: await shippedCopy(page), shipped: true }
    const { text: filled, ...shown } = withRanges(page, found, completeRanges(ranges?.data))
    return {
      data: {
        ...filled,
        ...shown,
        ...(listed && { list: listed.data }),
      },
      ...merged([text, ...(listed ? [listed] : []), ...(ranges ? [ranges] : [])]),
    }
  },
})
