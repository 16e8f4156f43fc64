import type { Acts } from '#server/http/acts.ts'
import { pageOf } from '#server/http/list-page.ts'
import { afterWrite } from '#server/http/answers.ts'
import { editorOf, serve, type Route } from '#server/http/route.ts'
import { imageOperations } from '#shared/contracts/operations/image-operations.ts'
import { IMAGE_SORT_KEYS, type ImageSortKey } from '#shared/contracts/images.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { originOf } from '../editing/origin.ts'
import type { Editor } from '../editing/ports.ts'
import { UNTITLED } from '../logged-object.ts'
import { sendOn } from './cms-upload.ts'
import type { ImageCatalogue } from './image-catalogue.ts'
import { matching, ownersIn, sorted, summaryOf } from './image-list.ts'
import type { ImagesService, ManyImages, WrittenImage } from './images.service.ts'

export interface ImageRoutesOptions {
  readonly catalogue: ImageCatalogue
  readonly service: ImagesService
  /** Returns titles of articles by id. */
  readonly titles: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly foldText: (text: string) => string
  readonly acts: Acts
}

/** Default number of pictures on a page. */
const USUAL_PAGE = 24
/** Maximum size of a request body, in bytes: enough for several hundred picture ids. */
const BODY = { limit: 64 * 1024 }

const written = ({ data, end }: WrittenImage) => afterWrite(data, end)
const many = ({ changed, left, end }: ManyImages) => afterWrite({ changed, left }, end)

const flag = (value: 'true' | 'false' | undefined) => value && value === 'true'

function orderOf(sort: string): readonly [ImageSortKey, boolean] {
  const key = IMAGE_SORT_KEYS.find((known) => known === sort.replace(/^-/, ''))
  return [key ?? 'created_at', sort.startsWith('-')]
}

/** REST routes of pictures. */
export function createImageRoutes(options: ImageRoutesOptions): Route[] {
  const { catalogue, service, titles, foldText, acts } = options
  const record = async ({ id, name }: Editor, verb: string, { data }: Pick<WrittenImage, 'data'>) =>
    acts.record({
      by: { kind: 'named', id, name },
      verb,
      object: { kind: 'image', id: data.id, name: data.file_name.trim() || UNTITLED },
      category: 'database',
    })
  const operations = imageOperations
  return [
    serve(operations.list, async ({ query }) => {
      const { page = 1, limit = USUAL_PAGE, q = '', sort = '-created_at' } = query
      const entries = await catalogue.all()
      const found = matching(entries, {
        words: foldText(q).split(/\s+/).filter(Boolean),
        source: query.source ?? 'all',
        articles: query.content_type,
        objectId: query.object_id,
        used: flag(query.used),
        noAlt: query.no_alt === 'true',
        format: query.format,
      })
      const items = sorted(found, ...orderOf(sort)).map(({ view }) => view)
      const at = (target: number) => staffApiPaths.images({ ...query, page: target, limit })
      const summary = summaryOf(entries, await titles(ownersIn(entries)))
      return { ...pageOf(items, { page, limit }, at), summary }
    }),
    serve(operations.create, BODY, async ({ body, staff }) => {
      const by = editorOf(staff)
      const created = await service.create(body, by)
      await record(by, 'added', created)
      return written(created)
    }),
    serve(operations.sign, BODY, ({ body }) => service.sign(body)),
    serve(operations.upload, async ({ request, query: { name }, staff }) => {
      const by = editorOf(staff)
      const id = await sendOn(request, async (sent) => service.upload({ ...sent, name, by }))
      const data = await service.detail(id)
      await record(by, 'added', { data })
      return data
    }),
    serve(operations.bulk, BODY, async ({ request, body: { ids, force = false }, staff }) => {
      const how = { by: editorOf(staff), force, door: originOf(request) }
      return many(await service.removeMany(ids, how))
    }),
    serve(operations.reorder, BODY, async ({ body, staff }) =>
      many(await service.reorder(body.ids, editorOf(staff))),
    ),
    serve(operations.get, ({ params }) => service.detail(params.id)),
    serve(operations.uses, ({ params }) => service.uses(params.id)),
    serve(operations.change, BODY, async ({ params, body, staff }) => {
      const by = editorOf(staff)
      const changed = await service.change(params.id, body, by)
      await record(by, 'changed', changed)
      return written(changed)
    }),
    serve(operations.replace, BODY, async ({ params, body, staff }) => {
      const by = editorOf(staff)
      const replaced = await service.replace(params.id, body, by)
      await record(by, 'replaced the file of', replaced)
      return written(replaced)
    }),
    serve(operations.remove, async ({ request, params: { id }, query: { force }, staff }) => {
      const how = { by: editorOf(staff), force: force === 'true', door: originOf(request) }
      return afterWrite({ id }, await service.remove(id, how))
    }),
  ]
}
