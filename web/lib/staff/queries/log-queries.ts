import { queryOptions } from '@tanstack/react-query'
import { LOG_SIZE, logsAnswer } from '#shared/contracts/staff.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { live } from './staff-queries.ts'

/** Filters of the log, as REST parameters. */
export type LogValues = Readonly<
  Partial<Record<'level' | 'category' | 'minutes' | 'request' | 'bypass', string | number>>
>

/** Query for all matching entries of the server's log, newest first. */
export const logQuery = (api: StaffApi, values: LogValues) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.logs, values],
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.logs({ ...values, limit: LOG_SIZE }), logsAnswer, { signal }))
        .data,
  })
