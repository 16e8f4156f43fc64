import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ArticleType } from '#shared/content/status.ts'
import { statusOf } from '#shared/async/status-of.ts'
import { retryMutation } from '#web/lib/content/query-client.ts'
import { callsOf, staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { refetchSchedulerOf } from '#web/lib/staff/queries/refetch-soon.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import type { ArticleForm } from '../form/article-form.ts'
import type { StaffArticle } from '../form/to-form.ts'
import type { ArticleInput } from '../form/to-input.ts'

/** One write of an article. */
export interface Saving {
  /** Id of the article. Null creates an article. */
  readonly id: string | null
  readonly revision: string | null
  readonly input: ArticleInput
  readonly publish: boolean
  /** Form values at the time of sending. */
  readonly sent: ArticleForm
  /** Idempotency key, the same for every attempt to create the article. */
  readonly key: string
}

/** Reads the current version of an article. @throws ApiError */
export const readArticle = async (
  api: StaffApi,
  type: ArticleType,
  id: string,
): Promise<StaffArticle> => (await callsOf(api, type).get(id)).data

/** Refetches all queries whose data depends on an article. */
function useReadAgain(type: ArticleType) {
  const queryClient = useQueryClient()
  return () => {
    // Only schedules the refetch: the saved version is already known, and several saves in a row need one refetch only.
    const scheduler = refetchSchedulerOf(queryClient)
    scheduler.note([[...staffKeys.articles(type), 'list'], staffKeys.overview, staffKeys.outbox])
  }
}

/**
 * Writes an article. While offline, the write waits for the connection (`isPaused`). A write that the server rejects is not retried; a
 * write without a response is retried up to two times.
 */
export function useSaving(type: ArticleType) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const readAgain = useReadAgain(type)
  return useMutation({
    mutationFn: async ({ id, revision, input, publish, key }: Saving): Promise<StaffArticle> => {
      const calls = callsOf(api, type)
      const { data } =
        id === null
          ? await calls.create(input, key, { publish })
          : await calls.update(id, input, { revision: revision ?? undefined, publish })
      return data
    },
    // On 401 the staff area opens the sign-in page. The typed text is stored in the browser.
    retry: (failures, error) => statusOf(error) !== 401 && retryMutation(failures, error),
    onSuccess: async (article) => {
      const queryKey = staffKeys.article(type, article.id)
      // Cancels reads that were sent before the save, because they would return the old version.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, article)
      readAgain()
    },
  })
}

/** Discards the draft unless it has a newer revision. The published version remains. Returns the resulting article. */
export function useReverting(type: ArticleType) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const readAgain = useReadAgain(type)
  return useMutation({
    mutationFn: async ({ id, revision }: StaffArticle): Promise<StaffArticle> =>
      (await callsOf(api, type).discard(id, { revision })).data,
    // No retry: after a lost response, a second call would find no draft and report a conflict.
    retry: false,
    onSuccess: async (article) => {
      const queryKey = staffKeys.article(type, article.id)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, article)
      readAgain()
    },
  })
}

/** Deletes an article. */
export function useRemoving(type: ArticleType) {
  const { api } = useStaff()
  const readAgain = useReadAgain(type)
  return useMutation({
    mutationFn: ({ id, revision }: { readonly id: string; readonly revision: string }) =>
      callsOf(api, type).remove(id, { revision }),
    retry: (failures, error) => statusOf(error) !== 401 && retryMutation(failures, error),
    onSuccess: readAgain,
  })
}
