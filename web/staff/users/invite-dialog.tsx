import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { ROLE_NAMES, ROLES } from '#shared/access/abilities.ts'
import { inviteAnswer, inviteInput } from '#shared/contracts/users.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { fieldErrors, refusedFields } from '#web/lib/staff/queries/field-errors.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { RadioField } from '#web/ui/fields/choice-field.tsx'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { OneTimeLink } from './link-dialog.tsx'

interface InviteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onInvited: (link: OneTimeLink) => void
}

const roles = ROLE_NAMES.map((role) => ({
  value: role,
  label: `${ROLES[role].title}: ${ROLES[role].purpose}`,
}))

const textOf = (values: FormData, name: string) => {
  const value = values.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** Dialog for the address and role of a new account. */
export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const { api } = useStaff()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const invite = useMutation({
    networkMode: 'always',
    mutationFn: async (body: unknown): Promise<OneTimeLink> => {
      const { data } = await api.call(staffApiPaths.users, inviteAnswer, { method: 'POST', body })
      return { email: data.user.email, url: data.reset.url, expiresAt: data.reset.expires_at }
    },
    onSuccess: onInvited,
    onError: (error) => setProblems(refusedFields(error, ['email', 'name'])),
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const parsed = inviteInput.safeParse({
      email: textOf(values, 'email'),
      name: textOf(values, 'name'),
      role: textOf(values, 'role'),
    })
    setProblems(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) invite.mutate(parsed.data)
  }
  return (
    <Dialog open={open} onClose={onClose} title="Invite a user" id="invite">
      <form className="staff-form" onSubmit={submit} key={String(open)} noValidate>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          error={problems['email']}
        />
        <TextField
          label="Name"
          name="name"
          optional
          autoComplete="off"
          hint="Shown next to their changes."
          error={problems['name']}
        />
        <RadioField label="Role" name="role" choices={roles} defaultValue="editor" />
        {problems['form'] !== undefined && <FieldError text={problems['form']} />}
        <p className="dialog-actions">
          <button
            type="submit"
            className="button"
            disabled={invite.isPending}
            aria-busy={invite.isPending}
          >
            Create account
          </button>
          <button type="button" className="text-link" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  )
}
