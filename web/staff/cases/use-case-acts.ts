import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  caseAnswer,
  caseEraseAnswer,
  type CandidateCase,
  type CaseChange,
  type EraseReason,
} from '#shared/contracts/cases.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { caseKey } from '#web/lib/staff/queries/case-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'

/** A change of a case and its success message. */
interface Act {
  readonly change: CaseChange
  readonly done: string
}

/** Mutations that change or erase one case. @param onErased called after the case was erased */
export function useCaseActs(found: CandidateCase, onErased: () => void) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const { id, revision } = found
  const refreshLists = async () => {
    await queryClient.invalidateQueries({ queryKey: [...staffKeys.cases, 'list'] })
    await queryClient.invalidateQueries({ queryKey: [...staffKeys.cases, 'counts'] })
  }
  const change = useMutation({
    networkMode: 'always',
    mutationFn: ({ change: body }: Act) =>
      api.call(staffApiPaths.case(id), caseAnswer, {
        method: 'PATCH',
        body,
        revision: String(revision),
      }),
    onSuccess: ({ data }, { done }) => {
      queryClient.setQueryData(caseKey(id), data)
      toastSuccess(done)
      void refreshLists()
    },
    onError: (error) => toastError(error, toastTexts.updateFailed),
  })
  const erase = useMutation({
    networkMode: 'always',
    mutationFn: (reason: EraseReason) =>
      api.call(staffApiPaths.caseErase(id), caseEraseAnswer, { method: 'POST', body: { reason } }),
    onSuccess: () => {
      toastSuccess('Case erased')
      void refreshLists()
      onErased()
    },
    onError: (error) => toastError(error, toastTexts.deleteFailed),
  })
  return { change, erase }
}

export type CaseActs = ReturnType<typeof useCaseActs>
