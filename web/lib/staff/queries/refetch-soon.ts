import type { QueryClient } from '@tanstack/react-query'
import { createRefetchScheduler, type RefetchScheduler } from '#shared/async/refetch-scheduler.ts'

const schedulers = new WeakMap<QueryClient, RefetchScheduler>()

/**
 * The refetch scheduler of a page. The live channel and saves of this tab share the scheduler, so that a save and its live message cause a
 * single refetch.
 */
export function refetchSchedulerOf(queryClient: QueryClient): RefetchScheduler {
  const known = schedulers.get(queryClient)
  if (known !== undefined) return known
  const made = createRefetchScheduler(queryClient)
  schedulers.set(queryClient, made)
  return made
}
