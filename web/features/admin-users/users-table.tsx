import { CircleCheck, Clock, Lock } from 'lucide-react'
import { isRole, ROLE_NAMES, ROLES, type Role } from '#shared/abilities.ts'
import type { AccountView } from '#shared/contracts/users.ts'
import { momentAndUtc, nearMoment } from '#web/lib/staff/moments.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { ActionsHead } from '#web/ui/list-cells.tsx'

/** What of an account is to change. */
export interface UserChange {
  readonly role?: Role
  readonly disabled?: boolean
}

interface UsersTableProps {
  readonly accounts: readonly AccountView[]
  /** Id of the signed-in person. */
  readonly own: string
  readonly busy: boolean
  readonly onChange: (account: AccountView, change: UserChange) => void
  readonly onLink: (account: AccountView) => void
}

/** Times are renewed this often, milliseconds. */
const TICK = 30_000

function AccountState({ disabled, invited }: AccountView) {
  if (disabled) {
    return (
      <span className="status-mark status-archived">
        <Lock size={15} strokeWidth={1.5} aria-hidden="true" />
        Deactivated
      </span>
    )
  }
  const Icon = invited ? Clock : CircleCheck
  return (
    <span className={`status-mark ${invited ? 'status-scheduled' : 'status-published'}`}>
      <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
      {invited ? 'Invited' : 'Active'}
    </span>
  )
}

/** The accounts, one a row, with what can be done about each. */
export function UsersTable({ accounts, own, busy, onChange, onLink }: UsersTableProps) {
  const now = useNow(TICK)
  return (
    <table className="desk-table desk-cards users-table">
      <caption className="sr-only">Accounts</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">State</th>
          <th scope="col" className="desk-time">
            Last active
          </th>
          <ActionsHead />
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <th scope="row">
              <span className="users-name" dir="auto">
                {account.name}
                {account.id === own && ' (you)'}
              </span>
              <span className="users-email">{account.email}</span>
            </th>
            <td>
              <span className="desk-select">
                <select
                  aria-label={`Role of ${account.email}`}
                  value={account.role ?? ''}
                  disabled={busy}
                  onChange={({ currentTarget: { value } }) => {
                    if (isRole(value)) onChange(account, { role: value })
                  }}
                >
                  {account.role === null && <option value="">Unknown role</option>}
                  {ROLE_NAMES.map((role) => (
                    <option key={role} value={role}>
                      {ROLES[role].title}
                    </option>
                  ))}
                </select>
              </span>
            </td>
            <td>
              <AccountState {...account} />
            </td>
            <td className="desk-time">
              {account.last_active_at === null ? (
                'Never'
              ) : (
                <time
                  dateTime={account.last_active_at}
                  title={momentAndUtc(account.last_active_at)}
                >
                  {nearMoment(account.last_active_at, now)}
                </time>
              )}
            </td>
            <td className="users-actions">
              <button
                type="button"
                className="desk-link"
                disabled={busy || account.disabled}
                aria-label={`New link for ${account.email}`}
                onClick={() => onLink(account)}
              >
                New link
              </button>
              <button
                type="button"
                className="desk-link"
                disabled={busy || account.id === own}
                aria-label={`${account.disabled ? 'Reactivate' : 'Deactivate'} ${account.email}`}
                onClick={() => onChange(account, { disabled: !account.disabled })}
              >
                {account.disabled ? 'Reactivate' : 'Deactivate'}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
