import { HttpError } from '#server/http/http-error.ts'
import { readIdempotencyKey } from '#server/http/guards/idempotency-key.ts'
import { revisionOf } from '#server/http/guards/if-match.ts'
import { toListPage } from '#server/http/list-page.ts'
import { NO_STORE, success } from '#server/http/encoding/private-answer.ts'
import { readJson } from '#server/http/read-json.ts'
import { readQuery } from '#server/http/read-query.ts'
import {
  isFromStaff,
  serve,
  type HasSession,
  type Route,
  type RouteContext,
} from '#server/http/route.ts'
import type { CandidateCase } from '#shared/contracts/cases.ts'
import { caseOperations } from '#shared/contracts/operations/case-operations.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import type { Cases } from './cases.service.ts'

/** Most bytes of a form: the longest text in any script, and the rest. */
const FORM = { limit: 64 * 1024 }
const BODY = { limit: 16 * 1024 }

const USUAL_PAGE = 20

const idOf = ({ params }: Pick<RouteContext, 'params'>) => params['id'] ?? ''

/** Id of the caller; the route's access admits staff only. */
function staff({ caller }: Pick<RouteContext, 'caller'>): string {
  if (caller.kind === 'visitor')
    throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
  return caller.id
}

const answerOf = (found: CandidateCase) => success(found, 200, { etag: `"${found.revision}"` })

function publicRoutes(cases: Cases, hasSession: HasSession): Route[] {
  const { sendCase, caseDeadlines, caseStatus } = caseOperations
  return [
    serve(sendCase, async (context) => {
      const { request, address } = context
      const input = await readJson(request, sendCase.body, FORM)
      const idempotencyKey = readIdempotencyKey(request)
      const isStaff = await isFromStaff(context, hasSession)
      return success(await cases.submit({ input, idempotencyKey, address, isStaff }), 201)
    }),
    serve(caseDeadlines, () => success(cases.deadlines())),
    serve(caseStatus, async ({ request, address }) =>
      success(await cases.lookUp(await readJson(request, caseStatus.body, BODY), address)),
    ),
  ]
}

/** Candidates' cases over REST. */
export function caseRoutes(cases: Cases, hasSession: HasSession): Route[] {
  const operations = caseOperations
  return [
    ...publicRoutes(cases, hasSession),
    serve(operations.cases, async ({ url }) => {
      const filters = readQuery(url, operations.cases.query)
      const { page = 1, limit = USUAL_PAGE, view = 'open', kind, search = '' } = filters
      const place = { offset: (page - 1) * limit, limit }
      const listed = await cases.list({ view, kind, search }, place)
      const at = (number: number) => apiPaths.cases({ ...filters, page: number, limit })
      return Response.json(
        { ...toListPage({ page, limit }, listed, at), counts: await cases.counts() },
        { headers: NO_STORE },
      )
    }),
    serve(operations.caseCounts, async () => success(await cases.counts())),
    serve(operations.candidateCase, async (context) =>
      answerOf(await cases.open(idOf(context), staff(context))),
    ),
    serve(operations.changeCase, async (context) => {
      const change = await readJson(context.request, operations.changeCase.body, BODY)
      const revision = revisionOf(context.request)
      return answerOf(await cases.change(idOf(context), change, staff(context), revision))
    }),
    serve(operations.eraseCase, async (context) => {
      const { reason } = await readJson(context.request, operations.eraseCase.body, BODY)
      return success({ erased: await cases.erase(idOf(context), reason, staff(context)) })
    }),
  ]
}
