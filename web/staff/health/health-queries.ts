import { queryOptions } from '@tanstack/react-query'
import { healthChecksAnswer, testMailAnswer } from '#shared/contracts/site/health-checks.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'

/** Query for the checks of the installation. The server runs all checks for each request, so the query does not refetch automatically. */
export const healthQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKeys.healthChecks,
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.healthChecks, healthChecksAnswer, { signal })).data,
    refetchOnWindowFocus: false,
  })

/** Sends a test email to the current user. */
export const sendTestMail = async (api: StaffApi) =>
  (await api.call(staffApiPaths.testMail, testMailAnswer, { method: 'POST', body: {} })).data
