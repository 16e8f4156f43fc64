import type { Acts } from '#server/http/acts.ts'
import { toListPage } from '#server/http/list-page.ts'
import { readJson } from '#server/http/read-json.ts'
import { readQuery } from '#server/http/read-query.ts'
import { serve, type Route } from '#server/http/route.ts'
import { imageOperations } from '#shared/contracts/operations/image-operations.ts'
import { IMAGE_SORT_KEYS, type ImageSortKey } from '#shared/contracts/images.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { doorOf } from '../editing/origin.ts'
import { editorOf } from '../editing/editor.ts'
import type { Editor, WriteEnd } from '../editing/ports.ts'
import { UNTITLED } from '../logged-object.ts'
import { sendOn } from './cms-upload.ts'
import type { ImageCatalogue } from './image-catalogue.ts'
import { matching, ownersIn, sorted, summaryOf } from './image-list.ts'
import type { ImagesService, ManyImages, WrittenImage } from './images.service.ts'

export interface ImageRoutesOptions {
  readonly catalogue: ImageCatalogue
  readonly service: ImagesService
  /** Titles of articles by their ids. */
  readonly titles: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly foldText: (text: string) => string
  readonly acts: Acts
}

/** Pictures on a page unless a caller asks for another number. */
const USUAL_PAGE = 24
/** Most bytes of a body: names of some hundred pictures. */
const BODY = { limit: 64 * 1024 }

const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })

const answer = (data: unknown, end: WriteEnd, status = 200) =>
  end === 'pending'
    ? json({ success: true, data, pending: true }, 202)
    : json({ success: true, data }, status)

const written = ({ data, end }: WrittenImage, status = 200) => answer(data, end, status)
const many = ({ changed, left, end }: ManyImages) => answer({ changed, left }, end)

const flag = (value: 'true' | 'false' | undefined) => value && value === 'true'

function orderOf(sort: string): readonly [ImageSortKey, boolean] {
  const key = IMAGE_SORT_KEYS.find((known) => known === sort.replace(/^-/, ''))
  return [key ?? 'created_at', sort.startsWith('-')]
}

/** The REST operations of pictures. */
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
    serve(operations.list, async ({ url }) => {
      const query = readQuery(url, operations.list.query)
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
      const items = sorted(found, ...orderOf(sort))
        .slice((page - 1) * limit, page * limit)
        .map(({ view }) => view)
      const at = (target: number) => staffApiPaths.images({ ...query, page: target, limit })
      const summary = summaryOf(entries, await titles(ownersIn(entries)))
      return json({ ...toListPage({ page, limit }, { items, total: found.length }, at), summary })
    }),
    serve(operations.create, async ({ request, caller }) => {
      const input = await readJson(request, operations.create.body, BODY)
      const by = editorOf(caller)
      const created = await service.create(input, by)
      await record(by, 'added', created)
      return written(created, 201)
    }),
    serve(operations.sign, async ({ request }) => {
      const asked = await readJson(request, operations.sign.body, BODY)
      return json({ success: true, data: await service.sign(asked) })
    }),
    serve(operations.upload, async ({ request, url, caller }) => {
      const { name } = readQuery(url, operations.upload.query)
      const by = editorOf(caller)
      const id = await sendOn(request, async (sent) => service.upload({ ...sent, name, by }))
      const data = await service.detail(id)
      await record(by, 'added', { data })
      return json({ success: true, data }, 201)
    }),
    serve(operations.bulk, async ({ request, caller }) => {
      const { ids, force = false } = await readJson(request, operations.bulk.body, BODY)
      const how = { by: editorOf(caller), force, door: doorOf(request) }
      return many(await service.removeMany(ids, how))
    }),
    serve(operations.reorder, async ({ request, caller }) => {
      const { ids } = await readJson(request, operations.reorder.body, BODY)
      return many(await service.reorder(ids, editorOf(caller)))
    }),
    serve(operations.get, async ({ params }) =>
      json({ success: true, data: await service.detail(params['id'] ?? '') }),
    ),
    serve(operations.uses, async ({ params }) =>
      json({ success: true, data: await service.uses(params['id'] ?? '') }),
    ),
    serve(operations.change, async ({ request, caller, params }) => {
      const change = await readJson(request, operations.change.body, BODY)
      const by = editorOf(caller)
      const changed = await service.change(params['id'] ?? '', change, by)
      await record(by, 'changed', changed)
      return written(changed)
    }),
    serve(operations.replace, async ({ request, caller, params }) => {
      const input = await readJson(request, operations.replace.body, BODY)
      const by = editorOf(caller)
      const replaced = await service.replace(params['id'] ?? '', input, by)
      await record(by, 'replaced the file of', replaced)
      return written(replaced)
    }),
    serve(operations.remove, async ({ request, url, caller, params }) => {
      const { force } = readQuery(url, operations.remove.query)
      const { id = '' } = params
      const how = { by: editorOf(caller), force: force === 'true', door: doorOf(request) }
      return answer({ id }, await service.remove(id, how))
    }),
  ]
}
