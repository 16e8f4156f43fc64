import { counted } from '#shared/text/count.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ROLE_NAMES, ROLES } from '#shared/access/abilities.ts'
import { studioSettings } from '#shared/contracts/studio-settings.ts'
import {
  accountAnswer,
  accountsAnswer,
  resetLinkAnswer,
  type AccountView,
} from '#shared/contracts/users.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { PartState } from '#web/ui/island/part-state.tsx'
import { Record } from '#web/ui/record.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { accountName } from './account-name.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog, type OneTimeLink } from './link-dialog.tsx'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { RoleDialog, type NewRole } from './role-dialog.tsx'
import { UsersTable, type UserChange } from './users-table.tsx'

/** Success message for a change of an account. */
function outcome(account: AccountView, { role, disabled, grants }: UserChange): string {
  const who = accountName(account)
  if (disabled === true) return `${who} has been deactivated and signed out`
  if (grants !== undefined) {
    return grants.length > 0 ? `${who} can read cases now` : `${who} can’t read cases any more`
  }
  if (disabled === false) return `${who} can sign in again`
  return role === undefined ? who : `${who} has the role ${ROLES[role].title.toLowerCase()} now`
}

/** Page with the accounts of staff, for administrators. */
export function UsersPage() {
  const mayManage = useMay('system.manage')
  if (mayManage) return <Accounts />
  return (
    <div className="desk">
      <DeskHead title="Users" />
      <p className="overview-none">
        Ask an administrator. Only they can see and change accounts. To open your own account,
        choose your email address in the sidebar.
      </p>
    </div>
  )
}

/** Query that returns true if users of the Studio sign in at Sanity, which manages the roles of its users. */
const hostedQuery = queryOptions({
  queryKey: ['studio-settings', 'hosted'],
  queryFn: async ({ signal }) => {
    const answer = await fetch(paths.studioSettings, { signal })
    return studioSettings.parse(await answer.json()).mode === 'hosted'
  },
  staleTime: Infinity,
})

function RolesNote() {
  const hosted = useQuery(hostedQuery)
  return (
    <section className="overview-part users-roles" aria-labelledby="users-roles">
      <h2 id="users-roles">What each role may do</h2>
      <Record entries={ROLE_NAMES.map((role) => [ROLES[role].title, ROLES[role].purpose])} />
      <p>
        Administrators read candidates’ cases and issue reports, and so do editors with “Reads
        cases” or “Issues reports”. A new role removes both.
      </p>
      <PartState answer={hosted} what="Studio roles">
        {(isHosted) => (
          <p>
            {isHosted
              ? 'These roles apply in the staff area. The Studio uses roles set at Sanity, so change them at sanity.io/manage too.'
              : 'The Studio uses the same roles. A new role applies at once; open pages show it after a reload.'}
          </p>
        )}
      </PartState>
    </section>
  )
}

function Accounts() {
  const { api, user } = useStaff()
  const queryClient = useQueryClient()
  const [invites, setInvites] = useState(false)
  const [link, setLink] = useState<OneTimeLink>()
  const [leaving, setLeaving] = useState<AccountView>()
  const [newRole, setNewRole] = useState<NewRole>()
  const accounts = useQuery({
    queryKey: staffKeys.users,
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.users, accountsAnswer, { signal })).data,
    staleTime: 0,
    refetchOnMount: true,
  })
  const { data } = accounts
  const refresh = () => queryClient.invalidateQueries({ queryKey: staffKeys.users })
  const change = useMutation({
    networkMode: 'always',
    mutationFn: ({ account, change: body }: { account: AccountView; change: UserChange }) =>
      api.call(staffApiPaths.user(account.id), accountAnswer, { method: 'PATCH', body }),
    onSuccess: (_answer, asked) => toastSuccess(outcome(asked.account, asked.change)),
    onError: (failure) => toastError(failure, toastTexts.updateFailed),
    onSettled: refresh,
  })
  const renew = useMutation({
    networkMode: 'always',
    mutationFn: async (account: AccountView) => {
      const { data: made } = await api.call(staffApiPaths.userReset(account.id), resetLinkAnswer, {
        method: 'POST',
      })
      return { email: account.email, url: made.url, expiresAt: made.expires_at }
    },
    onSuccess: setLink,
    onError: (failure) => toastError(failure, toastTexts.updateFailed),
  })
  return (
    <div className="desk">
      <DeskHead title="Users" facts={data !== undefined && counted(data.length, 'account')}>
        <button type="button" className="button" onClick={() => setInvites(true)}>
          Invite
        </button>
      </DeskHead>
      <AnswerState answer={accounts} waiting={<PageSkeleton />}>
        {(shown) => (
          <>
            <UsersTable
              accounts={shown}
              own={user.id}
              busy={change.isPending || renew.isPending}
              onChange={(account, asked) => {
                // A deactivation needs a confirmation because it discards the user's unsaved work. A change of the role needs one because a
                // single key press in the select would trigger it.
                if (asked.disabled === true) setLeaving(account)
                else if (asked.role !== undefined) setNewRole({ account, role: asked.role })
                else change.mutate({ account, change: asked })
              }}
              onLink={(account) => renew.mutate(account)}
            />
            <RolesNote />
          </>
        )}
      </AnswerState>
      <InviteDialog
        open={invites}
        onClose={() => setInvites(false)}
        onInvited={(made) => {
          setInvites(false)
          setLink(made)
          void refresh()
        }}
      />
      <DeactivateDialog
        account={leaving}
        onNo={() => setLeaving(undefined)}
        onYes={(account) => {
          setLeaving(undefined)
          change.mutate({ account, change: { disabled: true } })
        }}
      />
      <RoleDialog
        asked={newRole}
        onNo={() => setNewRole(undefined)}
        onYes={({ account, role }) => {
          setNewRole(undefined)
          change.mutate({ account, change: { role } })
        }}
      />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </div>
  )
}
