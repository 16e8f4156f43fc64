import { HttpError } from '#server/http/http-error.ts'
import { afterWrite, respond } from '#server/http/answers.ts'
import { editorOf, serve, type Route, type RouteContext } from '#server/http/route.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import {
  ARTICLE_TYPES,
  isStatus,
  STATUSES,
  type ArticleType,
  type Status,
} from '#shared/content/status.ts'
import { SORT_KEYS } from '#shared/contracts/editing.ts'
import { articleOperations } from '#shared/contracts/operations/article-operations.ts'
import { createQueryReader, parseList, toListAnswer, wordsOf } from '../list-request.ts'
import type { EditingService } from './editing-service.types.ts'
import { quoted, revisionOf } from './if-match.ts'
import type { Idempotency } from './idempotency.ts'
import { originOf } from './origin.ts'
import type { Warnings } from './old-address.ts'
import type { EditingListQuery, WriteEnd } from './ports.ts'

export interface EditingRoutesOptions {
  readonly service: EditingService
  readonly idempotency: Idempotency
  /** Normalizes text for search, in the same way as the mirror. */
  readonly foldText: (text: string) => string
}

/** REST routes of editing, and the reads that the routes for visitors call if the user is signed in. */
export interface EditingRoutes {
  readonly routes: readonly Route[]
  readonly list: (type: ArticleType, context: RouteContext) => Promise<Response>
  readonly get: (type: ArticleType, context: RouteContext) => Promise<Response>
}

/** Maximum size of a request body with an article, in bytes. */
const ARTICLE = { limit: 1024 * 1024 }
const ADDRESS = { limit: 4 * 1024 }

/** Parses the statuses of a list filter. Several statuses are separated by commas. */
function statusesOf(query: URLSearchParams): readonly Status[] | undefined {
  const values = query
    .getAll('status')
    .flatMap((value) => value.split(','))
    .filter((value) => value !== '' && value !== 'all')
  if (values.length === 0) return undefined
  const wrong = values.find((value) => !isStatus(value))
  if (wrong !== undefined) {
    throw new HttpError('validation_failed', 'Check the listed values. Validation failed', {
      fields: { status: `Use some of: ${STATUSES.join(', ')}` },
    })
  }
  return values.filter(isStatus)
}

function orderOf(query: URLSearchParams): Pick<EditingListQuery, 'order' | 'descending'> {
  const text = query.get('sort') ?? ''
  const descending = text === '' || text.startsWith('-')
  const name = text === '' ? 'updated_at' : text.replace(/^-/, '')
  const order = SORT_KEYS.find((key) => key === name)
  if (order === undefined) {
    throw new HttpError('validation_failed', 'Check the listed values. Validation failed', {
      fields: { sort: `Use one of: ${SORT_KEYS.join(', ')}, with - in front for descending` },
    })
  }
  return { order, descending }
}

/** Parses the author id of a list filter. Case studies have no author. */
function authorOf(type: ArticleType, query: URLSearchParams): string | undefined {
  if (type !== 'blog') return undefined
  const { text, assertValid } = createQueryReader(query)
  const author = text('author')
  assertValid()
  return author
}

interface Edited<Article> {
  readonly data: Article
  readonly end: WriteEnd
  readonly warnings?: Warnings
}

const written = <Article extends { readonly revision: string }>(edited: Edited<Article>) => {
  const { data, end, warnings } = edited
  return afterWrite(data, end, { besides: { warnings }, headers: { etag: quoted(data.revision) } })
}

/** Parses the `publish` parameter. @throws HttpError `validation_failed` for an unknown value, so that a typo does not publish a draft */
function mayPublish({ searchParams }: URL): boolean {
  const [value = 'true', ...more] = searchParams.getAll('publish')
  if (more.length === 0 && (value === 'true' || value === 'false')) return value === 'true'
  throw new HttpError('validation_failed', 'Check the listed values. Validation failed', {
    fields: { publish: 'Use one of: true, false' },
  })
}

/** REST routes for editing blogs and case studies. */
export function createEditingRoutes(options: EditingRoutesOptions): EditingRoutes {
  const { service, idempotency, foldText } = options

  const routesOf = (type: ArticleType): Route[] => {
    const operations = articleOperations[type]
    return [
      serve(operations.create, ARTICLE, ({ request, url, body, staff, deadline }) => {
        const by = editorOf(staff)
        const publish = mayPublish(url)
        const call = { request, by: by.id, scope: `create ${type}`, input: { ...body, publish } }
        return idempotency.once(call, async (id) =>
          respond(
            operations.create,
            written(await service.create(type, body, { by, publish, id, deadline })),
          ),
        )
      }),
      serve(operations.update, ARTICLE, async ({ request, url, params, body, staff, deadline }) =>
        written(
          await service.update(type, params.id, body, {
            by: editorOf(staff),
            publish: mayPublish(url),
            revision: revisionOf(request, body.revision),
            deadline,
          }),
        ),
      ),
      serve(operations.changeAddress, ADDRESS, async ({ request, params, body, staff, deadline }) =>
        written(
          await service.changeAddress(type, params.id, body.slug, {
            by: editorOf(staff),
            revision: revisionOf(request, body.revision),
            deadline,
          }),
        ),
      ),
      serve(operations.discard, async ({ request, url, params, staff, deadline }) =>
        written(
          await service.discard(type, params.id, {
            by: editorOf(staff),
            revision: revisionOf(request, url.searchParams.get('revision') ?? undefined),
            deadline,
          }),
        ),
      ),
      serve(operations.remove, async ({ request, url, params, staff, deadline }) => {
        const { id, end } = await service.remove(type, params.id, {
          by: editorOf(staff),
          revision: revisionOf(request, url.searchParams.get('revision') ?? undefined),
          deadline,
          // Browsers send the header Sec-Fetch-Site, programs do not. With this header a deletion counts as one from the staff area.
          door: originOf(request),
        })
        return afterWrite({ id }, end)
      }),
      serve(operations.referrers, ({ params }) => service.referrers(type, params.id)),
    ]
  }

  return {
    routes: ARTICLE_TYPES.flatMap(routesOf),
    list: async (type, { url, request }) => {
      const parsed = parseList(type, url.searchParams)
      const { page, limit, search, filter } = parsed
      const statuses = statusesOf(url.searchParams)
      const author = authorOf(type, url.searchParams)
      const { items, total } = await service.list(
        {
          type,
          words: wordsOf(search, foldText),
          statuses,
          [contentTypes[type].filter]: filter,
          author,
          ...orderOf(url.searchParams),
          offset: (page - 1) * limit,
          limit,
        },
        request.signal,
      )
      const listed = toListAnswer(
        type,
        parsed,
        { items, total },
        {
          status: statuses?.join(','),
          author,
          sort: url.searchParams.get('sort') ?? undefined,
        },
      )
      return respond(articleOperations[type].list, listed)
    },
    get: async (type, { params }) => {
      const data = await service.get(type, params['id'] ?? '')
      return respond(articleOperations[type].get, written({ data, end: 'written' }))
    },
  }
}
