import { useMutation } from '@tanstack/react-query'
import type { Selection } from '#shared/contracts/article-runs.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { runCalls } from '#web/lib/staff/queries/run-calls.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError } from '#web/lib/overlays/toasts.ts'
import { toValues, type Place } from './url-state.ts'

const filtersOf = (type: ArticleType, place: Place) => {
  const { page: _page, limit: _limit, sort: _sort, ...filters } = toValues(type, place)
  return filters
}

/** Creates a selection on the server that contains all matching articles. Articles that match only after this call are not included. */
export function useFixing(type: ArticleType, place: Place, onFixed: (set: Selection) => void) {
  const { api } = useStaff()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => runCalls(api).select({ type, ...filtersOf(type, place) }),
    onSuccess: (set) => onFixed(set),
    onError: (error) => void toastError(error, toastTexts.updateFailed),
  })
}
