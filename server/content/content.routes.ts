import { respondEncoded } from '#server/http/encoding/encoded-answer.ts'
import { MOVED, timing } from '#lake/common/caching.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { serveResponse, type Route, type RouteContext } from '#server/http/route.ts'
import {
  dependenciesOfDetail,
  dependenciesOfList,
  dependenciesOfOpenings,
} from '#shared/content/change-tags.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { type PageKind, pageIdOf, pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { ARTICLE_TYPES, type ArticleType } from '#shared/content/status.ts'
import { LANDING_KIND } from '#shared/content/landing/landing-page.ts'
import { can } from '#shared/access/abilities.ts'
import {
  articleOperations,
  publicOperations,
} from '#shared/contracts/operations/article-operations.ts'
import type { Operation } from '#shared/contracts/operations/operation.ts'
import { BYPASS_ATTEMPT } from '#shared/contracts/staff.ts'
import type { ContentService } from './content.service.ts'
import { parseList, refusedStatuses, toListAnswer, toWholeList, wordsOf } from './list-request.ts'
import { parseCataloguePage } from './catalogue-page.ts'
import { pageResponse } from './page-answers.ts'
import { landingRead, rangesRead } from './page-reads.ts'
import type { PageService } from './pages.service.ts'
import type { SavedLandings } from './saved-landings.ts'
import type { Made, PreparedAnswer, PreparedAnswers } from './response-cache.ts'

export interface ContentOptions {
  readonly service: ContentService
  readonly pages: Pick<PageService, 'page' | 'ranges'>
  /** Copies on disk of the last published landing pages. Default: none. */
  readonly savedLandings?: Pick<SavedLandings, 'get'>
  readonly answers: PreparedAnswers
  /** Normalizes text for search, in the same way as the mirror. */
  readonly foldText: (text: string) => string
  readonly log: Log
  /** Handlers for requests of staff. Their responses include unpublished articles. */
  readonly staff?: {
    readonly list: (type: ArticleType, context: RouteContext) => Promise<Response>
    readonly get: (type: ArticleType, context: RouteContext) => Promise<Response>
  }
  /** Returns the new slug of an article that had the given slug before. Without this function there are no redirects. */
  readonly movedTo?: (
    type: ArticleType,
    slugOrId: string,
  ) => Promise<{ readonly slug: string; readonly permanent: boolean } | undefined>
}

/** Functions that read public content, over HTTP and within this process. */
export interface Content {
  readonly routes: readonly Route[]
  /**
   * Reads a path and query within this process. Returns `{data, tags, types}`.
   * @throws HttpError with the error that the same request over HTTP would return
   */
  read(path: string): Promise<{
    readonly data: unknown
    readonly tags: readonly string[]
    readonly types: readonly string[]
  }>
  /** Returns the cached response to a request target. The server calls this function before the web framework handles the request. */
  kept(target: string): PreparedAnswer | undefined
}

interface Resource {
  /** Handler for staff. Without it, staff get the same response as visitors. */
  readonly staff?: (context: RouteContext) => Promise<Response>
  readonly operation: Operation
  /** Returns the redirect from a slug that no article has any more. Undefined if there is no redirect. */
  readonly moved?: (name: string) => Promise<Response | undefined>
  /** Pattern of the path for reads within this process. Its groups are the parameters of the path. */
  readonly pattern: RegExp
  readonly make: (
    params: Readonly<Record<string, string>>,
    query: URLSearchParams,
  ) => {
    readonly key: string
    readonly make: () => Promise<Made>
    readonly refused?: readonly string[]
  }
}

const isKind = (kind: string): kind is PageKind => Object.hasOwn(pageTypes, kind)

/** REST resources with their handlers. */
function resources({
  service,
  pages,
  savedLandings,
  foldText,
  staff,
  movedTo,
}: ContentOptions): readonly Resource[] {
  const list = (type: ArticleType): Resource['make'] => {
    return (_params, query) => {
      const parsed = parseList(type, query)
      const { page, limit, search, filter, tag, author, refused } = parsed
      return {
        refused,
        key: JSON.stringify([type, page, limit, search, filter, tag, author]),
        make: async () => ({
          data: toListAnswer(
            type,
            parsed,
            await service.list(type, {
              page,
              limit,
              words: wordsOf(search, foldText),
              filter,
              tag,
              author,
            }),
          ),
          dependencies: dependenciesOfList(type),
        }),
      }
    }
  }
  const detail = (type: ArticleType): Resource['make'] => {
    return ({ id: name = '' }) => ({
      key: JSON.stringify([type, name]),
      make: async () => {
        const data = await service.detail(type, name)
        return {
          data: { success: true, data },
          dependencies: dependenciesOfDetail(type, name, data),
        }
      },
    })
  }
  const moved =
    (type: ArticleType, follow: NonNullable<ContentOptions['movedTo']>) => async (name: string) => {
      const move = await follow(type, name)
      if (move === undefined) return undefined
      const location = contentTypes[type].rest.detail(move.slug)
      return new Response(null, {
        status: move.permanent ? 308 : 307,
        headers: { location, 'cache-control': MOVED },
      })
    }
  const facets =
    (type: ArticleType): Resource['make'] =>
    () => ({
      key: JSON.stringify([type, 'facets', 0]),
      make: async () => ({
        data: { success: true, data: await service.facets(type) },
        dependencies: dependenciesOfList(type),
      }),
    })
  const related: Resource['make'] = (_params, query) => {
    const page = parseCataloguePage(query)
    return {
      key: JSON.stringify(['related', page.kind, page.slug]),
      make: async () => ({
        data: { success: true, data: await service.related(page.terms) },
        dependencies: dependenciesOfList(...ARTICLE_TYPES),
      }),
    }
  }
  const page: Resource['make'] = ({ kind = '', slug = '' }) => {
    if (kind === LANDING_KIND) return landingRead(service, slug, savedLandings)
    const found = isKind(kind) ? fixedPageOf(pageIdOf(kind, slug)) : undefined
    if (found === undefined) throw new HttpError('not_found', 'Not found')
    return {
      key: JSON.stringify(['page', found.id]),
      make: () => pageResponse(pages, service, found),
    }
  }
  const openings: Resource['make'] = (_params, query) => ({
    refused: refusedStatuses(query),
    key: JSON.stringify(['openings']),
    make: async () => ({
      data: toWholeList(await service.openings()),
      dependencies: dependenciesOfOpenings,
    }),
  })
  const at = (operation: Operation, make: Resource['make']): Resource => {
    const path = operation.path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    return { operation, pattern: new RegExp(`^${path}/?$`), make }
  }
  const articles = (type: ArticleType): readonly Resource[] => [
    {
      ...at(articleOperations[type].list, list(type)),
      ...(staff && { staff: (context: RouteContext) => staff.list(type, context) }),
    },
    {
      ...at(articleOperations[type].get, detail(type)),
      ...(movedTo && { moved: moved(type, movedTo) }),
      ...(staff && { staff: (context: RouteContext) => staff.get(type, context) }),
    },
  ]
  return [
    ...ARTICLE_TYPES.flatMap(articles),
    at(publicOperations.categories, facets('blog')),
    at(publicOperations.industries, facets('caseStudy')),
    at(publicOperations.openings, openings),
    at(publicOperations.page, page),
    at(publicOperations.planningRanges, () => rangesRead(pages)),
    at(publicOperations.related, related),
  ]
}

/** Maximum number of request targets in the cache, and maximum length of a cached target in characters. */
const MAX_LINES = 5_000
const MAX_LINE = 500

/** Public REST API of articles, openings and fixed pages. It reads only the mirror, so no request reaches the lake. */
export function createContent(options: ContentOptions): Content {
  const { answers, log } = options
  const all = resources(options)
  /** Cache keys of the responses, by exact request target. */
  const lines = new Map<string, string>()

  const handle = (resource: Resource) => async (context: RouteContext) => {
    try {
      return await answer(resource, context)
    } catch (error) {
      if (!(error instanceof HttpError) || error.code !== 'not_found') throw error
      const moved = await resource.moved?.(context.params['id'] ?? '')
      if (moved === undefined) throw error
      return moved
    }
  }

  const answer = async (resource: Resource, context: RouteContext) => {
    const { request, url, params } = context
    const { caller } = context
    const seesAll = caller.kind === 'staff' && can(caller, 'content.read')
    if (seesAll && resource.staff) return resource.staff(context)
    const { key, make, refused = [] } = resource.make(params, url.searchParams)
    if (refused.length > 0 && caller.kind === 'visitor') {
      log.warn(
        'security',
        BYPASS_ATTEMPT,
        { path: url.pathname, status: refused.slice(0, 5), address: context.address },
        context.requestId,
      )
    }
    const isKept = answers.get(key) !== undefined
    const made = await answers.getOrMake(key, make)
    // A request for unpublished articles is not cached, because every such attempt must be logged.
    if (refused.length === 0) remember(url.pathname + url.search, key)
    const response = respondEncoded(made, request)
    response.headers.set('server-timing', timing(isKept ? 'hit' : 'miss'))
    return response
  }

  const remember = (line: string, key: string) => {
    if (line.length > MAX_LINE) return
    if (lines.size >= MAX_LINES) lines.clear()
    lines.set(line, key)
  }

  return {
    routes: all.map((resource) => serveResponse(resource.operation, handle(resource))),
    read: async (path) => {
      const url = new URL(path, 'http://content.invalid')
      for (const { pattern, make: prepare } of all) {
        const match = pattern.exec(url.pathname)
        if (match === null) continue
        const params = Object.entries(match.groups ?? {}).map(
          ([name, encoded]) => [name, decodeName(encoded)] as const,
        )
        const { key, make } = prepare(Object.fromEntries(params), url.searchParams)
        const { data, tags, types } = await answers.read(key, make)
        return { data, tags: [...tags], types }
      }
      throw new HttpError('not_found', 'Not found')
    },
    kept: (target) => {
      const key = lines.get(target)
      return key === undefined ? undefined : answers.get(key)
    },
  }
}

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    throw new HttpError('not_found', 'Not found')
  }
}
