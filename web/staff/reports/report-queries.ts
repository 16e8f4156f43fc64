import { reportAnswer, reportListAnswer } from '#shared/contracts/reports.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { liveListQuery, liveQuery } from '#web/lib/staff/live-query.ts'

type Values = Readonly<
  Partial<Record<'page' | 'limit' | 'view' | 'search' | 'sort', string | number | undefined>>
>

/** A page of the list of reports, with the counts. */
export const reportListQuery = (api: StaffApi, values: Values) =>
  liveListQuery(
    api,
    [...staffKeys.reports, 'list', values],
    staffApiPaths.reports(values),
    reportListAnswer,
  )

/** One report, by its number. */
export const reportQuery = (api: StaffApi, number: string) =>
  liveQuery(api, [...staffKeys.reports, 'one', number], staffApiPaths.report(number), reportAnswer)
