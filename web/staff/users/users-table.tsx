import { CircleCheck, Clock, Lock } from 'lucide-react'
import { useId } from 'react'
import {
  GRANTS,
  isRole,
  ROLE_NAMES,
  ROLES,
  takesGrants,
  type Grant,
  type Role,
} from '#shared/access/abilities.ts'
import type { AccountView } from '#shared/contracts/users.ts'
import { DataTable, type Column } from '#web/blocks/staff-list/data-table.tsx'
import { actionsColumn, timeColumn } from '#web/blocks/staff-list/table-cells.tsx'

/** Change of an account. */
export interface UserChange {
  readonly role?: Role
  readonly disabled?: boolean
  readonly grants?: readonly Grant[]
}

interface UsersTableProps {
  readonly accounts: readonly AccountView[]
  /** Id of the signed-in user. */
  readonly own: string
  readonly busy: boolean
  readonly onChange: (account: AccountView, change: UserChange) => void
  readonly onLink: (account: AccountView) => void
}

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

interface RoleSelectProps {
  readonly account: AccountView
  readonly isOwn: boolean
  readonly busy: boolean
  readonly onRole: (role: Role) => void
}

/** Select for the role of an account. It shows the current role until the server has confirmed the new role. */
function RoleSelect({ account, isOwn, busy, onRole }: RoleSelectProps) {
  const why = useId()
  return (
    <>
      <span className="desk-select">
        <select
          aria-label={`Role of ${account.email}`}
          aria-describedby={isOwn ? why : undefined}
          value={account.role ?? ''}
          disabled={isOwn}
          // Uses `aria-disabled`, because a control with `disabled` would lose the focus during a call.
          aria-disabled={busy || undefined}
          onChange={({ currentTarget: { value } }) => {
            if (!busy && isRole(value)) onRole(value)
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
      {isOwn && (
        <span className="users-why" id={why}>
          Only another administrator can change your role.
        </span>
      )}
    </>
  )
}

interface ExtraAccessProps {
  readonly account: AccountView
  readonly busy: boolean
  readonly onGrants: (grants: readonly Grant[]) => void
}

const GRANT_LABELS: Readonly<Record<Grant, string>> = {
  'cases.read': 'Reads cases',
  'reports.issue': 'Issues reports',
}

/** Checkboxes that grant single abilities to an editor. */
function ExtraAccess({ account, busy, onGrants }: ExtraAccessProps) {
  const { role, grants = [] } = account
  if (!takesGrants(role)) return null
  return GRANTS.map((grant) => (
    <label key={grant} className="users-grant">
      <input
        type="checkbox"
        checked={grants.includes(grant)}
        aria-disabled={busy || undefined}
        aria-label={`${GRANT_LABELS[grant]}: ${account.email}`}
        onChange={({ currentTarget: { checked } }) => {
          const others = grants.filter((other) => other !== grant)
          if (!busy) onGrants(checked ? [...others, grant] : others)
        }}
      />
      {GRANT_LABELS[grant]}
    </label>
  ))
}

type ColumnsProps = Omit<UsersTableProps, 'accounts'>

const columnsOf = ({
  own,
  busy,
  onChange,
  onLink,
}: ColumnsProps): readonly Column<AccountView>[] => [
  {
    head: 'Name',
    isName: true,
    cell: ({ id, name, email }) => (
      <>
        <span className="users-name" dir="auto">
          {name}
          {id === own && ' (you)'}
        </span>
        <span className="users-email">{email}</span>
      </>
    ),
  },
  {
    head: 'Role',
    cell: (account) => (
      <>
        <RoleSelect
          account={account}
          isOwn={account.id === own}
          busy={busy}
          onRole={(role) => onChange(account, { role })}
        />
        <ExtraAccess
          account={account}
          busy={busy}
          onGrants={(grants) => onChange(account, { grants })}
        />
      </>
    ),
  },
  { head: 'State', cell: (account) => <AccountState {...account} /> },
  timeColumn({ head: 'Last active', at: (account) => account.last_active_at, none: 'Never' }),
  actionsColumn<AccountView>('users-actions', (account) => (
    <>
      <button
        type="button"
        className="desk-link"
        disabled={account.disabled}
        aria-disabled={busy || undefined}
        aria-label={`New link for ${account.email}`}
        onClick={() => busy || onLink(account)}
      >
        New link
      </button>
      <button
        type="button"
        className="desk-link"
        disabled={account.id === own}
        aria-disabled={busy || undefined}
        aria-label={`${account.disabled ? 'Reactivate' : 'Deactivate'} ${account.email}`}
        onClick={() => busy || onChange(account, { disabled: !account.disabled })}
      >
        {account.disabled ? 'Reactivate' : 'Deactivate'}
      </button>
    </>
  )),
]

/** Accounts as table rows with their actions. */
export const UsersTable = ({ accounts, ...acts }: UsersTableProps) => (
  <DataTable name="Accounts" className="users-table" columns={columnsOf(acts)} rows={accounts} />
)
