import { queryOptions } from '@tanstack/react-query'
import { reportAnswer, reportListAnswer } from '#shared/contracts/reports.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { live } from '#web/lib/staff/queries/staff-queries.ts'

type Values = Readonly<
  Partial<Record<'page' | 'limit' | 'view' | 'search' | 'sort', string | number | undefined>>
>

/** A page of the list of reports, with the counts. */
export const reportListQuery = (api: StaffApi, values: Values) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.reports, 'list', values],
    queryFn: ({ signal }) => api.call(staffApiPaths.reports(values), reportListAnswer, { signal }),
  })

/** One report, by its number. */
export const reportQuery = (api: StaffApi, number: string) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.reports, 'one', number],
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.report(number), reportAnswer, { signal })).data,
  })
