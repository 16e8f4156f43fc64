import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import * as z from 'zod/mini'
import { successAnswer } from '#shared/contracts/envelope.ts'
import { ownPasswordInput } from '#shared/contracts/users.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { fieldErrors, refusedFields } from '#web/lib/staff/queries/field-errors.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastSuccess } from '#web/lib/overlays/toasts.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

/** Form to change the user's own password. A change ends all other sessions and all personal tokens of the user. */
export function PasswordForm() {
  const { api, user } = useStaff()
  const queryClient = useQueryClient()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const change = useMutation({
    networkMode: 'always',
    // No retry, because a call with a wrong password would be rejected again.
    retry: false,
    mutationFn: (body: unknown) =>
      api.call(staffApiPaths.ownPassword, successAnswer(z.object({})), { method: 'POST', body }),
    onError: (error) => setProblems(refusedFields(error, ['current_password', 'password'])),
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const parsed = ownPasswordInput.safeParse(Object.fromEntries(values))
    setProblems(parsed.success ? {} : fieldErrors(parsed.error))
    if (!parsed.success) return
    change.mutate(parsed.data, {
      onSuccess: () => {
        form.reset()
        toastSuccess(
          'Password changed. Your other devices are signed out, and your tokens have ended',
        )
        for (const queryKey of [staffKeys.sessions, staffKeys.tokens]) {
          void queryClient.invalidateQueries({ queryKey })
        }
      },
    })
  }
  return (
    <form className="staff-form" onSubmit={submit} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <TextField
        label="Current password"
        name="current_password"
        type="password"
        autoComplete="current-password"
        error={problems['current_password']}
      />
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint="Use at least 10 characters. A few unrelated words work well."
        error={problems['password']}
      />
      {problems['form'] !== undefined && <FieldError text={problems['form']} />}
      <p>
        <button
          type="submit"
          className="button"
          disabled={change.isPending}
          aria-busy={change.isPending}
        >
          Change password
        </button>
      </p>
    </form>
  )
}
