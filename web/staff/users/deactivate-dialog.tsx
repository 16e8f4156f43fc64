import { useState } from 'react'
import type { AccountView } from '#shared/contracts/users.ts'
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx'
import { accountName } from './account-name.ts'

interface DeactivateDialogProps {
  /** Account to deactivate. Undefined while the dialog is closed. */
  readonly account: AccountView | undefined
  readonly onYes: (account: AccountView) => void
  readonly onNo: () => void
}

/** Confirmation before an account is deactivated. */
export function DeactivateDialog({ account, onYes, onNo }: DeactivateDialogProps) {
  // The text keeps naming the account during the closing animation, when `account` is already undefined.
  const [last, setLast] = useState(account)
  if (account !== undefined && account !== last) setLast(account)
  const who = last === undefined ? '' : accountName(last)
  return (
    <QuestionDialog
      id="deactivate"
      open={account !== undefined}
      title="Deactivate this user?"
      text={`${who} is signed out everywhere at once, here and in the Studio, and cannot sign in again until an administrator reactivates the account. What they are typing and have not saved is lost to them until then. Articles stay as they are.`}
      yes="Deactivate"
      no="Cancel"
      isGrave
      onYes={() => account !== undefined && onYes(account)}
      onNo={onNo}
    />
  )
}
