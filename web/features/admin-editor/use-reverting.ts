import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lakePaths } from '#shared/paths.ts'
import { staffKeys } from '#web/lib/staff/article-calls.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import type { StaffArticle } from './form/to-form.ts'
import { noteSessionEnd, postToLake } from './lake.ts'
import { readArticle } from './use-saving.ts'
import type { ArticleType } from '#shared/content/status.ts'

/** How often, and how far apart in milliseconds, the copy of the lake is asked whether it has followed. */
const FOLLOWS: { readonly tries: number; readonly pause: number } = { tries: 20, pause: 150 }

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Drops the editing copy, unless somebody has changed it; what visitors see stands again. Gives the article as it is then. */
export function useReverting(type: ArticleType) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, revision, status }: StaffArticle): Promise<StaffArticle> => {
      const draft = `drafts.${id}`
      const mutations = [
        // Changes nothing for good, but fails when the copy is not what was seen.
        { patch: { id: draft, ifRevisionID: revision, set: { status } } },
        { delete: { id: draft } },
      ]
      await postToLake(lakePaths.mutate, JSON.stringify({ mutations }))
      for (let left = FOLLOWS.tries; ; left -= 1) {
        const article = await readArticle(api, type, id)
        if (!article.has_unpublished_changes || left === 0) return article
        await pause(FOLLOWS.pause)
      }
    },
    retry: false,
    onError: (error) => noteSessionEnd(api, error),
    onSuccess: (article) => {
      queryClient.setQueryData(staffKeys.article(type, article.id), article)
      void queryClient.invalidateQueries({ queryKey: [...staffKeys.articles(type), 'list'] })
    },
  })
}
