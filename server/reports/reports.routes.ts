import { toListPage } from '#server/http/list-page.ts'
import { HttpError } from '#server/http/http-error.ts'
import { serve, type Caller, type Route } from '#server/http/route.ts'
import { reportOperations } from '#shared/contracts/operations/report-operations.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { Issuer, Reports } from './reports.service.ts'

/** Maximum size of a report, in bytes: all rows at their longest, in any script. */
const REPORT = { limit: 128 * 1024 }
const BODY = { limit: 1024 }

const USUAL_PAGE = 20

/** Account that issues a report, with its token if a program acts for it. The API has checked the ability. */
function issuerOf(caller: Caller): Issuer {
  if (caller.kind === 'staff') return { id: caller.id }
  if (caller.kind === 'token') return { id: caller.owner.id, token: caller.name }
  throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
}

/** REST routes of reports. */
export function reportRoutes(reports: Reports): Route[] {
  const operations = reportOperations
  return [
    serve(operations.issueReport, REPORT, async ({ body, caller }) => {
      const { report, pdf } = await reports.issue(body, issuerOf(caller))
      return { report, pdf: Buffer.from(pdf).toString('base64') }
    }),
    serve(operations.reports, async ({ query }) => {
      const { page = 1, limit = USUAL_PAGE, view = 'all', search = '', sort = '-issued_at' } = query
      const place = { offset: (page - 1) * limit, limit }
      const listed = await reports.list({ view, search, sort, ...place })
      const at = (number: number) => staffApiPaths.reports({ ...query, page: number, limit })
      return { ...toListPage({ page, limit }, listed, at), ...(await reports.counts()) }
    }),
    serve(operations.report, ({ params }) => reports.one(params.id)),
    serve(operations.withdrawReport, BODY, ({ params, body, staff }) =>
      reports.withdraw(params.id, body.reason, staff.id),
    ),
    serve(operations.verifyReport, ({ params, address }) => reports.verify(params.id, address)),
  ]
}
