import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ArticleType } from '#shared/content/status.ts'
import { statusOf } from '#shared/async/status-of.ts'
import { retryMutation } from '#web/lib/content/query-client.ts'
import { blogCalls, caseStudyCalls, staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { refetchSchedulerOf } from '#web/lib/staff/queries/refetch-soon.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import type { ArticleForm } from '../form/article-form.ts'
import type { StaffArticle } from '../form/to-form.ts'
import type { ArticleInput } from '../form/to-input.ts'

/** One write of an article. */
export interface Saving {
  /** Null makes a new one. */
  readonly id: string | null
  readonly revision: string | null
  readonly input: ArticleInput
  readonly publish: boolean
  /** The form as it was when it was sent. */
  readonly sent: ArticleForm
  /** The same for every try of one creation. */
  readonly key: string
}

const callsOf = (api: StaffApi, type: ArticleType) =>
  type === 'blog' ? blogCalls(api) : caseStudyCalls(api)

/** Reads one article as it is now. @throws ApiError */
export const readArticle = async (
  api: StaffApi,
  type: ArticleType,
  id: string,
): Promise<StaffArticle> => (await callsOf(api, type).get(id)).data

/** Refetches everything that shows a change of an article. */
function useReadAgain(type: ArticleType) {
  const queryClient = useQueryClient()
  return () => {
    // Not awaited: the saved version is known. Saves may follow each other faster than the responses.
    const scheduler = refetchSchedulerOf(queryClient)
    scheduler.note([[...staffKeys.articles(type), 'list'], staffKeys.overview, staffKeys.outbox])
  }
}

/**
 * Writes an article. Without a connection the write waits until there is one (`isPaused`); refused writes are not sent
 * again, others up to two times.
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
    // The area leads to the sign-in page; what was typed waits in the browser.
    retry: (failures, error) => statusOf(error) !== 401 && retryMutation(failures, error),
    onSuccess: async (article) => {
      const queryKey = staffKeys.article(type, article.id)
      // What was asked before this does not know of it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, article)
      readAgain()
    },
  })
}

/** Drops the editing copy, unless somebody has changed it; what visitors see stands again. Gives the article as it is then. */
export function useReverting(type: ArticleType) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const readAgain = useReadAgain(type)
  return useMutation({
    mutationFn: async ({ id, revision }: StaffArticle): Promise<StaffArticle> =>
      (await callsOf(api, type).discard(id, { revision })).data,
    // Sent again after an answer that was lost, it would find its own work and call it somebody else's.
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
