import type { QueryClient } from '@tanstack/react-query'
import { createRefetchScheduler, type RefetchScheduler } from '#shared/async/refetch-scheduler.ts'

const schedulers = new WeakMap<QueryClient, RefetchScheduler>()

/**
 * Scheduler that refetches queries of a query client. The live channel and the saves of this tab share it, so that a save and the live
 * message about this save cause only one refetch.
 */
export function refetchSchedulerOf(queryClient: QueryClient): RefetchScheduler {
  const known = schedulers.get(queryClient)
  if (known !== undefined) return known
  const made = createRefetchScheduler(queryClient)
  schedulers.set(queryClient, made)
  return made
}
