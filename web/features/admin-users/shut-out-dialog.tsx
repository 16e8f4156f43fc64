import { useState } from 'react'
import type { AccountView } from '#shared/contracts/users.ts'
import { QuestionDialog } from '#web/ui/question-dialog.tsx'

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
    <QuestionDialog
      id="shut-out"
      open={account !== undefined}
      title="Shut out this person?"
      text={`${who} is signed out everywhere at once, here and in the Studio, and cannot sign in again until an administrator lets them in. What they are typing and have not saved is lost to them until then. Articles stay as they are.`}
      yes="Shut out"
      no="Cancel"
      isGrave
      onYes={() => account !== undefined && onYes(account)}
      onNo={onNo}
    />
  )
}
