import { toListPage } from '#server/http/list-page.ts'
import { afterWrite } from '#server/http/answers.ts'
import { editorOf, serve, type Route } from '#server/http/route.ts'
import { trashOperations } from '#shared/contracts/operations/trash-operations.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { Trash } from './trash.service.ts'

/** Default number of articles per page. */
const USUAL_PAGE = 20

/** REST routes of the trash. */
export function createTrashRoutes(
  trash: Pick<Trash, 'list' | 'undo' | 'restore' | 'purge'>,
): Route[] {
  const bringBack = (how: 'undo' | 'restore') =>
    serve(trashOperations[how], async ({ params, staff }) => {
      const { end, asItWas, ...data } = await trash[how](params.id, editorOf(staff))
      return afterWrite({ ...data, as_it_was: asItWas }, end)
    })
  return [
    serve(trashOperations.list, async ({ query }) => {
      const { page = 1, limit = USUAL_PAGE, type } = query
      const { items, total } = await trash.list({ type, offset: (page - 1) * limit, limit })
      const at = (target: number) => staffApiPaths.trash({ type, page: target, limit: query.limit })
      return toListPage({ page, limit }, { items, total }, at)
    }),
    bringBack('undo'),
    bringBack('restore'),
    serve(trashOperations.purge, async ({ params: { id }, staff }) => {
      await trash.purge(id, editorOf(staff))
      return { id }
    }),
  ]
}
