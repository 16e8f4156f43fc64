import { toListPage } from '#server/http/list-page.ts'
import { readQuery } from '#server/http/read-query.ts'
import { serve, type Route, type RouteContext } from '#server/http/route.ts'
import { trashOperations } from '#shared/contracts/operations/trash-operations.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { editorOf } from '../editing/editor.ts'
import type { Restored } from './trash-service.types.ts'
import type { Trash } from './trash.service.ts'

const NO_STORE = { 'cache-control': 'private, no-store' }
/** Articles on a page unless a caller asks for another number. */
const USUAL_PAGE = 20

function answer({ end, asItWas, ...data }: Restored): Response {
  const isPending = end === 'pending'
  return Response.json(
    { success: true, data: { ...data, as_it_was: asItWas }, ...(isPending && { pending: true }) },
    { status: isPending ? 202 : 200, headers: NO_STORE },
  )
}

/** The REST operations of the trash. */
export function createTrashRoutes(
  trash: Pick<Trash, 'list' | 'undo' | 'restore' | 'purge'>,
): Route[] {
  const bringBack =
    (how: 'undo' | 'restore') =>
    async ({ params, caller }: RouteContext) =>
      answer(await trash[how](params['id'] ?? '', editorOf(caller)))
  return [
    serve(trashOperations.list, async ({ url }) => {
      const query = readQuery(url, trashOperations.list.query)
      const { page = 1, limit = USUAL_PAGE, type } = query
      const { items, total } = await trash.list({ type, offset: (page - 1) * limit, limit })
      const at = (target: number) => staffApiPaths.trash({ type, page: target, limit: query.limit })
      return Response.json(toListPage({ page, limit }, { items, total }, at), { headers: NO_STORE })
    }),
    serve(trashOperations.undo, bringBack('undo')),
    serve(trashOperations.restore, bringBack('restore')),
    serve(trashOperations.purge, async ({ params, caller }) => {
      const { id = '' } = params
      await trash.purge(id, editorOf(caller))
      return Response.json({ success: true, data: { id } }, { headers: NO_STORE })
    }),
  ]
}
