import { useMutation } from '@tanstack/react-query'
import {
  leadSelectionAnswer,
  type LeadSelection,
  type LeadSummary,
} from '#shared/contracts/leads.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { useFixedSelection } from '#web/lib/staff/list/use-fixed-selection.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { toastError } from '#web/lib/overlays/toasts.ts'
import { toFilters, type Place } from './url-state.ts'

/** Selection of all matching leads, created by the server. */
export interface LeadSet {
  readonly selection: string
  readonly without: readonly string[]
  readonly count: number
  readonly at: string
}

/** Maximum number of leads that the user can deselect after “Select all that match”. The API limits the number of their ids. */
const MOST_WITHOUT = 500

/** Selection of the list of leads: rows, or a fixed selection created by the server. */
export function useChosenLeads(base: Selection<LeadSummary>, place: Place) {
  const { api } = useStaff()
  const { selection, set, fix, onlyRows } = useFixedSelection<LeadSummary, LeadSelection>(
    base,
    MOST_WITHOUT,
  )
  const fixing = useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      (
        await api.call(staffApiPaths.leadSelections, leadSelectionAnswer, {
          method: 'POST',
          body: toFilters(place),
        })
      ).data,
    onSuccess: (chosen) => fix(chosen),
    onError: (error) => void toastError(error, toastTexts.updateFailed),
  })
  return {
    selection,
    set: set && {
      selection: set.fixed.id,
      without: set.without,
      count: set.count,
      at: set.fixed.at,
    },
    isFixing: fixing.isPending,
    fix: () => fixing.mutate(),
    onlyRows,
  }
}
