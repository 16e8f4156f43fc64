import { useState } from 'react'
import { ROLES, type Role } from '#shared/access/abilities.ts'
import type { AccountView } from '#shared/contracts/users.ts'
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx'
import { accountName } from './account-name.ts'

/** An account and its new role. */
export interface NewRole {
  readonly account: AccountView
  readonly role: Role
}

interface RoleDialogProps {
  /** Change to confirm. Undefined while the dialog is closed. */
  readonly asked: NewRole | undefined
  readonly onYes: (asked: NewRole) => void
  readonly onNo: () => void
}

function question({ account, role }: NewRole): string {
  const { title, purpose } = ROLES[role]
  const from = account.role === null ? '' : ` from ${ROLES[account.role].title}`
  return `The role of ${accountName(account)} changes${from} to ${title}. ${title}: ${purpose}. It applies at once; pages they have open show it after a reload.`
}

/** Confirmation before the role of an account is changed. */
export function RoleDialog({ asked, onYes, onNo }: RoleDialogProps) {
  // The text keeps naming the change during the closing animation, when `asked` is already undefined.
  const [last, setLast] = useState(asked)
  if (asked !== undefined && asked !== last) setLast(asked)
  return (
    <QuestionDialog
      id="new-role"
      open={asked !== undefined}
      title="Change this role?"
      text={last === undefined ? '' : question(last)}
      yes="Change role"
      no="Cancel"
      onYes={() => asked !== undefined && onYes(asked)}
      onNo={onNo}
    />
  )
}
