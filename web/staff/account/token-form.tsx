import { useState } from 'react'
import { can } from '#shared/access/abilities.ts'
import { personalTokenInput, TOKEN_DAYS, TOKEN_LIMITS } from '#shared/contracts/personal-tokens.ts'
import { fieldErrors, refusedFields } from '#web/lib/staff/queries/field-errors.ts'
import { useCreateToken } from '#web/lib/staff/queries/token-calls.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx'
import { Checkbox, Fieldset } from '#web/ui/fields/choice-field.tsx'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { NewToken } from './new-token-dialog.tsx'
import { tokenChoices } from './token-labels.ts'

interface TokenFormProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onCreated: (token: NewToken) => void
}

/** Dialog for a new personal token. It offers the abilities that the user has. */
export function TokenForm({ open, onClose, onCreated }: TokenFormProps) {
  const { user } = useStaff()
  const create = useCreateToken()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const close = () => {
    setProblems({})
    onClose()
  }
  const submit = (values: FormData) => {
    const parsed = personalTokenInput.safeParse({
      name: values.get('name'),
      abilities: values.getAll('abilities'),
      days: Number(values.get('days')),
    })
    setProblems(parsed.success ? {} : fieldErrors(parsed.error))
    if (!parsed.success) return
    create.mutate(parsed.data, {
      onSuccess: ({ token: { name, expires_at: expiresAt }, secret }) =>
        onCreated({ secret, name, expiresAt }),
      onError: (error) => setProblems(refusedFields(error, ['name', 'abilities', 'days'])),
    })
  }
  return (
    <DialogForm
      id="token-form"
      open={open}
      title="New token"
      focus="[name=name]"
      onClose={close}
      onSubmit={submit}
      submit="Create token"
      busy={create.isPending}
      problem={problems['form']}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={TOKEN_LIMITS.name}
        hint="Shown in the history of articles, such as “Writing assistant”."
        error={problems['name']}
      />
      <Fieldset legend="What it may do">
        {tokenChoices
          .filter(({ ability }) => can(user, ability))
          .map(({ ability, label, hint }) => (
            <Checkbox
              key={ability}
              id={`token-${ability}`}
              name="abilities"
              value={ability}
              label={label}
              hint={hint}
              defaultChecked={ability === 'content.read'}
            />
          ))}
        {problems['abilities'] !== undefined && <FieldError text={problems['abilities']} />}
      </Fieldset>
      <SelectField
        label="Expires after"
        name="days"
        defaultValue="30"
        choices={TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
        error={problems['days']}
      />
    </DialogForm>
  )
}
