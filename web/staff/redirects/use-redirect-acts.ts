import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Redirect, RedirectInput } from '#shared/contracts/redirects.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { redirectCalls } from '#web/lib/staff/queries/redirect-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'

/** A redirect to create or change. */
export interface Asked {
  /** Id of the redirect to change. Undefined for a new redirect. */
  readonly id?: string | undefined
  readonly input: RedirectInput
}

/** Actions on redirects and missed addresses. Callers show the error of a failed save. */
export function useRedirectActs() {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const calls = redirectCalls(api)
  // The user waits for the result, so the mutation fails at once when offline instead of being queued.
  const now = {
    networkMode: 'always',
    retry: false,
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.redirects }),
  } as const
  const save = useMutation({
    ...now,
    mutationFn: ({ id, input }: Asked): Promise<Redirect> =>
      id === undefined ? calls.create(input) : calls.update(id, input),
    onSuccess: ({ from, to }) => void toastSuccess(`${from} leads to ${to} now`),
  })
  const bringBack = useMutation({
    ...now,
    mutationFn: ({ from, to, permanent }: Redirect) => calls.create({ from, to, permanent }),
    onError: (error) => toastError(error, toastTexts.updateFailed),
  })
  const remove = useMutation({
    ...now,
    mutationFn: ({ id }: Redirect) => calls.remove(id),
    onSuccess: (_answer, redirect) =>
      void toastSuccess(`Redirect from ${redirect.from} deleted`, {
        action: { label: 'Undo', run: () => bringBack.mutate(redirect) },
      }),
    onError: (error) => toastError(error, toastTexts.deleteFailed),
  })
  const dismiss = useMutation({
    ...now,
    mutationFn: (id: string) => calls.dismiss(id),
    onError: (error) => toastError(error, toastTexts.deleteFailed),
  })
  return { save, remove, dismiss }
}
