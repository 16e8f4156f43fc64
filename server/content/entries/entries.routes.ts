import { afterWrite, respond } from '#server/http/answers.ts'
import { toListPage } from '#server/http/list-page.ts'
import { editorOf, serve, type Route } from '#server/http/route.ts'
import { ENTRY_TYPES, type EntryType } from '#shared/content/entries/entry-types.ts'
import { ENTRY_SORT_KEYS } from '#shared/contracts/entries.ts'
import { entryOperations } from '#shared/contracts/operations/entry-operations.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { Idempotency } from '../editing/idempotency.ts'
import { quoted, revisionOf } from '../editing/if-match.ts'
import { originOf } from '../editing/origin.ts'
import { wordsOf } from '../list-request.ts'
import type { EntryService, WrittenEntry } from './entries.service.types.ts'

const USUAL_PAGE = 20

/** Maximum size of a request body, in bytes. */
const BODY = { limit: 1024 * 1024 }

interface Options {
  readonly service: EntryService
  readonly idempotency: Idempotency
  readonly foldText: (text: string) => string
}

// The cast is correct, because the service returns values in the format of the type's contract.
const written = ({ data, end }: WrittenEntry) =>
  afterWrite(data as never, end, { headers: { etag: quoted(data.revision) } }) // oxlint-disable-line typescript/no-unsafe-type-assertion

/** REST routes for openings, authors and categories. */
export function createEntryRoutes({ service, idempotency, foldText }: Options): Route[] {
  const routesOf = (type: EntryType): Route[] => {
    const operations = entryOperations[type]
    return [
      serve(operations.list, async ({ query }) => {
        const { page = 1, limit = USUAL_PAGE, search, view, sort = '-updated_at' } = query
        const key = sort.replace(/^-/, '')
        const { items, total, views } = await service.list(type, {
          words: wordsOf(search, foldText),
          view,
          order: ENTRY_SORT_KEYS.find((known) => known === key) ?? 'updated_at',
          descending: sort.startsWith('-'),
          offset: (page - 1) * limit,
          limit,
        })
        const at = (target: number) => staffApiPaths.entries(type, { ...query, page: target })
        return { ...toListPage({ page, limit }, { items, total }, at), views }
      }),
      serve(operations.create, BODY, ({ request, body, staff }) => {
        const by = editorOf(staff)
        const call = { request, by: by.id, scope: `create ${type}`, input: body }
        return idempotency.once(call, async (id) =>
          respond(operations.create, written(await service.create(type, body, { by, id }))),
        )
      }),
      serve(operations.get, async ({ params }) =>
        written({ data: await service.get(type, params.id), end: 'written' }),
      ),
      serve(operations.update, BODY, async ({ request, params, body, staff }) =>
        written(
          await service.update(type, params.id, body, {
            by: editorOf(staff),
            revision: revisionOf(request, body.revision),
          }),
        ),
      ),
      serve(operations.remove, async ({ request, query, params: { id }, staff }) => {
        const end = await service.remove(type, id, {
          by: editorOf(staff),
          revision: revisionOf(request, query.revision),
          door: originOf(request),
        })
        return afterWrite({ id }, end)
      }),
      serve(operations.referrers, ({ params }) => service.referrers(type, params.id)),
    ]
  }
  return ENTRY_TYPES.flatMap(routesOf)
}
