import type { Acts } from '#server/http/acts.ts'
import { HttpError } from '#server/http/http-error.ts'
import { readJson } from '#server/http/read-json.ts'
import { readQuery } from '#server/http/read-query.ts'
import { serve, type Caller, type Route } from '#server/http/route.ts'
import { redirectOperations } from '#shared/contracts/operations/redirect-operations.ts'
import type { MissedAddress, Redirect } from '#shared/contracts/redirects.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { RedirectEditor, RedirectService } from './redirects.service.ts'

const USUAL_PAGE = 20
const NO_STORE = { headers: { 'cache-control': 'private, no-store' } }
/** Most bytes of a redirect: two paths in any script. */
const BODY = { limit: 8 * 1024 }

const success = (data: unknown, status = 200) =>
  Response.json({ success: true, data }, { ...NO_STORE, status })

function editorOf(caller: Caller): RedirectEditor {
  if (caller.kind === 'visitor') {
    throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
  }
  const { id, name, email, role } = caller
  return { id, name, email, role }
}

/** Values by the name of a sort parameter; what is not there comes last. */
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

function paged<Row>(rows: readonly Row[], page: number, limit: number) {
  const pages = Math.ceil(rows.length / limit)
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    rest: (to: (page: number) => string) => ({
      count: rows.length,
      page,
      limit,
      total_pages: pages,
      next: page < pages ? to(page + 1) : null,
      previous: page > 1 ? to(Math.max(1, Math.min(page - 1, pages))) : null,
    }),
  }
}

const redirectValue = (row: Redirect, key: string) => {
  if (key === 'hits') return row.hits
  if (key === 'from') return row.from
  return key === 'last_hit_at' ? row.last_hit_at : row.created_at
}

const missedValue = (row: MissedAddress, key: string) => (key === 'hits' ? row.hits : row.last_at)

/** Redirects and missed addresses for staff. */
export function redirectRoutes(service: RedirectService, acts: Acts): Route[] {
  const operations = redirectOperations
  const record = async ({ id, name }: RedirectEditor, verb: string, { from, to }: Redirect) =>
    acts.record({
      by: { kind: 'named', id, name },
      verb: `${verb} the redirect from ${from} to ${to}`,
      category: 'database',
    })
  return [
    serve(operations.redirects, async ({ url }) => {
      const query = readQuery(url, operations.redirects.query)
      const { page = 1, limit = USUAL_PAGE, search = '', sort = '-created_at' } = query
      const words = search.toLowerCase().split(/\s+/).filter(Boolean)
      const found = (await service.list()).filter(([{ from, to }]) =>
        words.every((word) => `${from} ${to}`.toLowerCase().includes(word)),
      )
      const inOrder = sorted(found, sort, ([row], key) => redirectValue(row, key))
      const { rows, rest } = paged(inOrder, page, limit)
      const results = await service.withStates(rows)
      const to = (number: number) => staffApiPaths.redirects({ page: number, limit, search, sort })
      return Response.json({ results, ...rest(to) }, NO_STORE)
    }),
    serve(operations.createRedirect, async ({ request, caller }) => {
      const input = await readJson(request, operations.createRedirect.body, BODY)
      const by = editorOf(caller)
      const created = await service.create(input, by)
      await record(by, 'added', created)
      return success(created, 201)
    }),
    serve(operations.updateRedirect, async ({ request, caller, params }) => {
      const input = await readJson(request, operations.updateRedirect.body, BODY)
      const by = editorOf(caller)
      const updated = await service.update(params['id'] ?? '', input, by)
      await record(by, 'changed', updated)
      return success(updated)
    }),
    serve(operations.removeRedirect, async ({ caller, params }) => {
      const id = params['id'] ?? ''
      const by = editorOf(caller)
      await record(by, 'removed', await service.remove(id, by))
      return success({ id })
    }),
    serve(operations.missedAddresses, async ({ url }) => {
      const query = readQuery(url, operations.missedAddresses.query)
      const { page = 1, limit = USUAL_PAGE, sort = '-hits' } = query
      const { rows, rest } = paged(
        sorted(await service.missedAddresses(), sort, missedValue),
        page,
        limit,
      )
      const to = (number: number) => staffApiPaths.missedAddresses({ page: number, limit, sort })
      return Response.json({ results: rows, ...rest(to) }, NO_STORE)
    }),
    serve(operations.dismissMissed, async ({ params }) => {
      const id = params['id'] ?? ''
      await service.dismiss(id)
      return success({ id })
    }),
  ]
}
