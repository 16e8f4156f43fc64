import { useState, type SyntheticEvent } from 'react'
import type { LeadSummary } from '#shared/contracts/leads.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface EraseDialogProps {
  /** Leads of the people to erase. The dialog is open unless the list is empty. */
  readonly leads: readonly LeadSummary[]
  readonly busy: boolean
  readonly onClose: () => void
  readonly onErase: (emails: readonly string[]) => void
}

/** Distinct email addresses of leads. */
const addressesOf = (leads: readonly LeadSummary[]) => [
  ...new Map(leads.map(({ email }) => [email.toLowerCase(), email])).values(),
]

/** Text that the user has to type to confirm: the number of a single lead, otherwise the number of people. */
function proofOf(leads: readonly LeadSummary[], people: number) {
  const [first] = leads
  return leads.length === 1 && first !== undefined
    ? { proof: first.number, label: 'Type the number of the lead', says: `number ${first.number}` }
    : { proof: String(people), label: 'Type the number of people to erase', says: `${people}` }
}

/**
 * Dialog that asks for confirmation before personal data is erased. It lists the data that is erased and the data that stays, and requires
 * the user to type a number.
 */
export function EraseDialog({ leads, busy, onClose, onErase }: EraseDialogProps) {
  const [problem, setProblem] = useState<string>()
  const open = leads.length > 0
  const emails = addressesOf(leads)
  const { proof, label, says } = proofOf(leads, emails.length)
  const close = () => {
    setProblem(undefined)
    onClose()
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('proof')
    const matches = typeof typed === 'string' && typed.trim().toUpperCase() === proof.toUpperCase()
    setProblem(matches ? undefined : `Type ${proof}, exactly as shown`)
    if (matches) onErase(emails)
    else event.currentTarget.querySelector('input')?.focus()
  }
  const who = emails.length === 1 ? emails[0] : `${emails.length} people`
  return (
    <Dialog id="erase" open={open} onClose={close} title={`Erase ${who}?`}>
      <form className="staff-form" onSubmit={submit} key={String(open)} noValidate>
        <dl className="erase-facts">
          <div>
            <dt>Erased</dt>
            <dd>
              Every inquiry from {emails.length === 1 ? 'this address' : 'these addresses'},
              including those not listed: names, messages, notes, history, unsent emails and
              webhooks, and receipts. Cases of candidates under{' '}
              {emails.length === 1 ? 'this address' : 'these addresses'} too.
            </dd>
          </div>
          <div>
            <dt>Kept</dt>
            <dd>
              A log entry that you erased it. Emails already sent stay in the recipients’ mailboxes;
              delete them there.
            </dd>
          </div>
        </dl>
        <TextField
          name="proof"
          label={label}
          hint={`You can’t undo this. To continue, type ${says}.`}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          error={problem}
        />
        <p className="dialog-actions">
          <button type="submit" className="button button-danger" disabled={busy} aria-busy={busy}>
            Erase permanently
          </button>
          <button type="button" className="text-link" onClick={close}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  )
}
