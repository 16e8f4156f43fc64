import { queryOptions } from '@tanstack/react-query'
import { LOG_SIZE, logsAnswer } from '#shared/contracts/staff.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { live } from './staff-queries.ts'

/** What of the log is asked for, as REST takes it. */
export type LogValues = Readonly<
  Partial<Record<'level' | 'category' | 'minutes' | 'request' | 'bypass', string | number>>
>

/** The entries of the server's log that fit, newest first: all that are kept. */
export const logQuery = (api: StaffApi, values: LogValues) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.logs, values],
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.logs({ ...values, limit: LOG_SIZE }), logsAnswer, { signal }))
        .data,
  })
