import { LOG_SIZE, logsAnswer } from '#shared/contracts/staff.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { liveQuery } from '../live-query.ts'

/** Filters of the log, as REST parameters. */
export type LogValues = Readonly<
  Partial<Record<'level' | 'category' | 'minutes' | 'request' | 'bypass', string | number>>
>

/** Query for all matching entries of the server's log, newest first. */
export const logQuery = (api: StaffApi, values: LogValues) =>
  liveQuery(
    api,
    [...staffKeys.logs, values],
    staffApiPaths.logs({ ...values, limit: LOG_SIZE }),
    logsAnswer,
  )
