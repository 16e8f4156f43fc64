import { useState } from 'react'
import { redirectInput, type Redirect } from '#shared/contracts/redirects.ts'
import { fieldErrors, refusedFields } from '#web/lib/staff/queries/field-errors.ts'
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { useRedirectActs } from './use-redirect-acts.ts'

/** Initial values of the dialog: those of an existing redirect, or the old path of a new redirect. */
export interface Begun {
  readonly redirect?: Redirect
  readonly from: string
}

interface RedirectDialogProps {
  /** Initial values. Undefined while the dialog is closed. */
  readonly begun: Begun | undefined
  readonly save: ReturnType<typeof useRedirectActs>['save']
  readonly onClose: () => void
}

/** Dialog that creates or changes a redirect. */
export function RedirectDialog({ begun, save, onClose }: RedirectDialogProps) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { redirect, from = '' } = begun ?? {}
  const close = () => {
    setProblems({})
    onClose()
  }
  return (
    <DialogForm
      id="redirect-dialog"
      open={begun !== undefined}
      title={redirect === undefined ? 'Add a redirect' : 'Change the redirect'}
      focus={redirect === undefined && from === '' ? '[name=from]' : '[name=to]'}
      onClose={close}
      onSubmit={(values) => {
        const parsed = redirectInput.safeParse({
          from: values.get('from'),
          to: values.get('to'),
          permanent: values.get('permanent') === 'on',
          revision: redirect?.revision,
        })
        setProblems(parsed.success ? {} : fieldErrors(parsed.error))
        if (!parsed.success) return
        save.mutate(
          { id: redirect?.id, input: parsed.data },
          {
            onSuccess: close,
            onError: (error) => setProblems(refusedFields(error, ['from', 'to'])),
          },
        )
      }}
      submit={redirect === undefined ? 'Add redirect' : 'Save redirect'}
      busy={save.isPending}
      problem={problems['form']}
    >
      <TextField
        name="from"
        label="Old path"
        hint="The old address, such as /old-page"
        defaultValue={redirect?.from ?? from}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        error={problems['from']}
      />
      <TextField
        name="to"
        label="New path"
        hint="A page of this site that visitors can see, such as /about"
        defaultValue={redirect?.to ?? ''}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        error={problems['to']}
      />
      <label className="redirect-for-good">
        <input type="checkbox" name="permanent" defaultChecked={redirect?.permanent ?? true} />
        <span>
          Permanent
          <small>Turn on for permanent moves. Search engines then drop the old address.</small>
        </span>
      </label>
    </DialogForm>
  )
}
