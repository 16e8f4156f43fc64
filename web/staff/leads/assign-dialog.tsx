import { grouped } from '#shared/text/count.ts'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { leadsInWords } from './lead-labels.ts'
import type { LeadChoice, Owner } from './use-lead-acts.ts'

/** Value of the choice “no owner”. It contains a space, so it differs from every id. */
const NOBODY = 'no owner'

interface AssignDialogProps {
  /** Leads to assign. The dialog is open unless the selection is empty. */
  readonly leads: LeadChoice
  readonly people: readonly Owner[]
  readonly onClose: () => void
  readonly onChosen: (owner: Owner | null) => void
}

/** Dialog in which the user chooses the owner of leads. */
export function AssignDialog({ leads, people, onClose, onChosen }: AssignDialogProps) {
  const { user } = useStaff()
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const rows = 'selection' in leads ? [] : leads
  const open = 'selection' in leads || leads.length > 0
  const what = 'selection' in leads ? `${grouped(leads.count)} leads` : leadsInWords(leads, 'lead')
  useEffect(() => {
    // Moves the focus to the only field, because the dialog would otherwise focus its close button.
    if (open) form.current?.querySelector('select')?.focus()
  }, [open])
  const close = () => {
    setProblem(undefined)
    onClose()
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('owner')
    const chosen = people.find(({ id }) => id === value)
    if (chosen === undefined && value !== NOBODY) {
      setProblem('Choose an owner')
      event.currentTarget.querySelector('select')?.focus()
      return
    }
    setProblem(undefined)
    onChosen(chosen ?? null)
  }
  return (
    <Dialog id="assign" open={open} onClose={close} title={`Assign ${what}`}>
      <form className="staff-form" ref={form} onSubmit={submit} key={String(open)} noValidate>
        <SelectField
          name="owner"
          label="Owner"
          hint="The owner answers the sender. Others can still read and help."
          placeholder="Choose one"
          defaultValue={rows.length === 1 ? (rows[0]?.owner?.id ?? '') : ''}
          choices={[
            ...people.map(({ id, name }) => ({
              value: id,
              label: id === user.id ? `${name} (you)` : name,
            })),
            { value: NOBODY, label: 'No owner' },
          ]}
          error={problem}
        />
        <p className="dialog-actions">
          <button type="submit" className="button">
            Assign
          </button>
          <button type="button" className="text-link" onClick={close}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  )
}
