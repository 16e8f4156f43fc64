import { readIdempotencyKey } from '#server/http/guards/idempotency-key.ts'
import { revisionOf } from '#server/http/guards/if-match.ts'
import { toListPage } from '#server/http/list-page.ts'
import { withRevision } from '#server/http/answers.ts'
import { isFromStaff, serve, type HasSession, type Route } from '#server/http/route.ts'
import { caseOperations } from '#shared/contracts/operations/case-operations.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import type { Cases } from './cases.service.ts'

/** Maximum size of a form, in bytes: enough for the longest text in any script and the other fields. */
const FORM = { limit: 64 * 1024 }
const BODY = { limit: 16 * 1024 }

const USUAL_PAGE = 20

function publicRoutes(cases: Cases, hasSession: HasSession): Route[] {
  const { sendCase, caseDeadlines, caseStatus } = caseOperations
  return [
    serve(sendCase, FORM, async (context) => {
      const { request, address, body: input } = context
      const idempotencyKey = readIdempotencyKey(request)
      const isStaff = await isFromStaff(context, hasSession)
      return cases.submit({ input, idempotencyKey, address, isStaff })
    }),
    serve(caseDeadlines, () => cases.deadlines()),
    serve(caseStatus, BODY, ({ body, address }) => cases.lookUp(body, address)),
  ]
}

/** REST routes of candidates' cases. */
export function caseRoutes(cases: Cases, hasSession: HasSession): Route[] {
  const operations = caseOperations
  return [
    ...publicRoutes(cases, hasSession),
    serve(operations.cases, async ({ query: filters }) => {
      const { page = 1, limit = USUAL_PAGE, view = 'open', kind, search = '' } = filters
      const place = { offset: (page - 1) * limit, limit }
      const listed = await cases.list({ view, kind, search }, place)
      const at = (number: number) => apiPaths.cases({ ...filters, page: number, limit })
      return { ...toListPage({ page, limit }, listed, at), counts: await cases.counts() }
    }),
    serve(operations.caseCounts, () => cases.counts()),
    serve(operations.candidateCase, async ({ params, staff }) =>
      withRevision(await cases.open(params.id, staff.id)),
    ),
    serve(operations.changeCase, BODY, async ({ request, params, body, staff }) =>
      withRevision(await cases.change(params.id, body, staff.id, revisionOf(request))),
    ),
    serve(operations.eraseCase, BODY, async ({ params, body: { reason }, staff }) => ({
      erased: await cases.erase(params.id, reason, staff.id),
    })),
  ]
}
