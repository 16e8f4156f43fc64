import type { Acts } from '#server/http/acts.ts'
import { pageOf } from '#server/http/list-page.ts'
import { editorOf, serve, type Route } from '#server/http/route.ts'
import { redirectOperations } from '#shared/contracts/operations/redirect-operations.ts'
import type { MissedAddress, Redirect } from '#shared/contracts/redirects.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { RedirectEditor, RedirectService } from './redirects.service.ts'

const USUAL_PAGE = 20
/** Maximum body size of a redirect, in bytes: two paths of maximum length, in any writing system. */
const BODY = { limit: 8 * 1024 }

/** Sorts rows by the column named in the parameter. Null comes last. */
function sorted<Row>(
  rows: readonly Row[],
  sort: string,
  valueOf: (row: Row, key: string) => string | number | null,
): readonly Row[] {
  const key = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, key), valueOf(other, key)]
    if (a === b) return 0
    if (a === null || b === null) return a === null ? 1 : -1
    return a < b ? -sign : sign
  })
}

const redirectValue = (row: Redirect, key: string) => {
  if (key === 'hits') return row.hits
  if (key === 'from') return row.from
  return key === 'last_hit_at' ? row.last_hit_at : row.created_at
}

const missedValue = (row: MissedAddress, key: string) => (key === 'hits' ? row.hits : row.last_at)

/** Staff routes for redirects and missed addresses. */
export function redirectRoutes(service: RedirectService, acts: Acts): Route[] {
  const operations = redirectOperations
  const record = async ({ id, name }: RedirectEditor, verb: string, { from, to }: Redirect) =>
    acts.record({
      by: { kind: 'named', id, name },
      verb: `${verb} the redirect from ${from} to ${to}`,
      category: 'database',
    })
  return [
    serve(operations.redirects, async ({ query }) => {
      const { page = 1, limit = USUAL_PAGE, search = '', sort = '-created_at' } = query
      const words = search.toLowerCase().split(/\s+/).filter(Boolean)
      const found = (await service.list()).filter(([{ from, to }]) =>
        words.every((word) => `${from} ${to}`.toLowerCase().includes(word)),
      )
      const inOrder = sorted(found, sort, ([row], key) => redirectValue(row, key))
      const at = (number: number) => staffApiPaths.redirects({ page: number, limit, search, sort })
      const shown = pageOf(inOrder, { page, limit }, at)
      return { ...shown, results: await service.withStates(shown.results) }
    }),
    serve(operations.createRedirect, BODY, async ({ body, staff }) => {
      const by = editorOf(staff)
      const created = await service.create(body, by)
      await record(by, 'added', created)
      return created
    }),
    serve(operations.updateRedirect, BODY, async ({ params, body, staff }) => {
      const by = editorOf(staff)
      const updated = await service.update(params.id, body, by)
      await record(by, 'changed', updated)
      return updated
    }),
    serve(operations.removeRedirect, async ({ params: { id }, staff }) => {
      const by = editorOf(staff)
      await record(by, 'removed', await service.remove(id, by))
      return { id }
    }),
    serve(
      operations.missedAddresses,
      async ({ query: { page = 1, limit = USUAL_PAGE, sort = '-hits' } }) => {
        const at = (number: number) => staffApiPaths.missedAddresses({ page: number, limit, sort })
        return pageOf(
          sorted(await service.missedAddresses(), sort, missedValue),
          { page, limit },
          at,
        )
      },
    ),
    serve(operations.dismissMissed, async ({ params: { id } }) => {
      await service.dismiss(id)
      return { id }
    }),
  ]
}
