import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  leadSelectionAnswer,
  type LeadSelection,
  type LeadSummary,
} from '#shared/contracts/leads.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
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

/** Maximum number of leads that can be removed from a fixed selection. The API limits the number of their ids. */
const MOST_WITHOUT = 500

/** Selection of the list of leads: rows, or a fixed selection created by the server. */
export function useChosenLeads(base: Selection<LeadSummary>, place: Place) {
  const { api } = useStaff()
  const [fixed, setFixed] = useState<LeadSelection>()
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const clear = () => {
    setFixed(undefined)
    setWithout(new Set())
    base.clear()
  }
  const fixing = useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      (
        await api.call(staffApiPaths.leadSelections, leadSelectionAnswer, {
          method: 'POST',
          body: toFilters(place),
        })
      ).data,
    onSuccess: (set) => {
      setWithout(new Set())
      setFixed(set)
    },
    onError: (error) => void toastError(error, toastTexts.updateFailed),
  })
  const members = new Set(fixed?.ids)
  const selection: Selection<LeadSummary> =
    fixed === undefined
      ? { ...base, clear }
      : {
          ...base,
          clear,
          toggleAll: clear,
          has: (id) => members.has(id) && !without.has(id),
          toggle: ({ id }) => {
            // A lead that started to match after the selection was created does not belong to the selection.
            if (!members.has(id)) return
            const next = new Set(without)
            if (!next.delete(id) && next.size < MOST_WITHOUT) next.add(id)
            setWithout(next)
          },
        }
  const set: LeadSet | undefined = fixed && {
    selection: fixed.id,
    without: [...without],
    count: fixed.ids.length - without.size,
    at: fixed.at,
  }
  return {
    selection,
    set,
    isFixing: fixing.isPending,
    fix: () => fixing.mutate(),
    /** Replaces a fixed selection by rows. */
    onlyRows: (rows: readonly LeadSummary[]) => {
      setFixed(undefined)
      base.reselect(rows)
    },
  }
}
