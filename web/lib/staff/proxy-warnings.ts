import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  proxyWarningsAnswer,
  type ProxyWarning,
  type ProxyWarningKind,
} from '#shared/contracts/site/proxy-check.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './queries/article-calls.ts'
import type { StaffApi } from './queries/staff-api.ts'
import { useStaff } from './staff-context.tsx'
import { live } from './live-query.ts'
import { useMay } from './use-may.ts'

const warningsQuery = (api: StaffApi) =>
  queryOptions({
    ...live,
    queryKey: staffKeys.proxyWarnings,
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.proxyWarnings, proxyWarningsAnswer, { signal })).data.warnings,
  })

/** Warnings about ORIGIN and TRUST_PROXY, the worst first. Empty for users without `system.manage`. */
export function useProxyWarnings(): readonly ProxyWarning[] {
  const { api } = useStaff()
  const mayManage = useMay('system.manage')
  const { data } = useQuery({ ...warningsQuery(api), enabled: mayManage })
  return mayManage ? (data ?? []) : []
}

/** Hides warnings for the current user until the server restarts. */
export function useHideWarnings() {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (kinds: readonly ProxyWarningKind[]) =>
      (
        await api.call(staffApiPaths.proxyWarningsHide, proxyWarningsAnswer, {
          method: 'POST',
          body: { kinds },
        })
      ).data.warnings,
    onSuccess: (warnings) => queryClient.setQueryData(staffKeys.proxyWarnings, warnings),
  })
}
