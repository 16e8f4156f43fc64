import { useMutation } from '@tanstack/react-query'
import type { Selection } from '#shared/contracts/article-runs.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { runCalls } from '#web/lib/staff/queries/run-calls.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError } from '#web/lib/overlays/toasts.ts'
import type { Place } from './url-state.ts'

/** Creates a selection of all matching articles on the server. Articles that start to match later are not included. */
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
