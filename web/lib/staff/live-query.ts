import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { StaffApi } from './queries/staff-api.ts'

/** Refetch interval of staff lists, in milliseconds. */
const REFETCHED_EVERY = 30_000

/** Query options for staff data, which is always stale and refetched on every mount. */
export const exact = { staleTime: 0, refetchOnMount: true } as const

/** Query options for data that refetches every 30 seconds, also in background tabs. */
export const live = {
  ...exact,
  refetchInterval: REFETCHED_EVERY,
  refetchIntervalInBackground: true,
} as const

/** Query options for a complete response, such as a page of a list with its count. The query refetches every 30 seconds. */
export const liveListQuery = <Answer extends z.ZodMiniType>(
  api: StaffApi,
  queryKey: QueryKey,
  path: string,
  answer: Answer,
) =>
  queryOptions({
    ...live,
    queryKey,
    queryFn: ({ signal }) => api.call(path, answer, { signal }),
  })

/** Query options for the `data` field of a response. The query refetches every 30 seconds. */
export const liveQuery = <Data>(
  api: StaffApi,
  queryKey: QueryKey,
  path: string,
  answer: z.ZodMiniType<{ readonly data: Data }>,
) =>
  queryOptions({
    ...live,
    queryKey,
    queryFn: async ({ signal }) => (await api.call(path, answer, { signal })).data,
  })
