import { useState } from 'react'
import type { AccountView } from '#shared/contracts/users.ts'
import { Dialog } from '#web/ui/dialog.tsx'

interface ShutOutDialogProps {
  /** Who is to be shut out; undefined while nobody is. */
  readonly account: AccountView | undefined
  readonly onYes: (account: AccountView) => void
  readonly onNo: () => void
}

/** Asks before somebody is shut out. */
export function ShutOutDialog({ account, onYes, onNo }: ShutOutDialogProps) {
  // The name stays while the dialog closes.
  const [last, setLast] = useState(account)
  if (account !== undefined && account !== last) setLast(account)
  const who = last === undefined ? '' : last.name === '' ? last.email : last.name
  return (
    <Dialog
      id="shut-out"
      open={account !== undefined}
      title="Shut out this person?"
      onClose={onNo}
      actions={
        <>
          <button
            type="button"
            className="button button-danger"
            onClick={() => account !== undefined && onYes(account)}
          >
            Shut out
          </button>
          <button type="button" className="button button-quiet" onClick={onNo}>
            Cancel
          </button>
        </>
      }
    >
      <p>
        {who} is signed out everywhere at once, here and in the Studio, and cannot sign in again
        until an administrator lets them in. What they are typing and have not saved is lost to them
        until then. Articles stay as they are.
      </p>
    </Dialog>
  )
}
