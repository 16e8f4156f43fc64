import { useMutation } from '@tanstack/react-query'
import type { Selection } from '#shared/contracts/article-runs.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { runCalls } from '#web/lib/staff/queries/run-calls.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError } from '#web/lib/overlays/toasts.ts'
import type { Place } from './url-state.ts'

/** Fixes the set of all articles that match, on the server: what matches later does not join it. */
export function useFixing(type: ArticleType, place: Place, onFixed: (set: Selection) => void) {
  const { api } = useStaff()
  const { search, status, filter, author } = place
  return useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      runCalls(api).select({
        type,
        ...(search.trim() !== '' && { search: search.trim() }),
        ...(status !== undefined && { status }),
        ...(filter !== undefined && { [type === 'blog' ? 'category' : 'industry']: filter }),
        ...(type === 'blog' && author !== undefined && { author }),
      }),
    onSuccess: onFixed,
    onError: (error) => void toastError(error, toastTexts.updateFailed),
  })
}
