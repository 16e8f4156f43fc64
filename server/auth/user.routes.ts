import { HttpError } from '#server/http/http-error.ts'
import { serve, type Route } from '#server/http/route.ts'
import { accountOperations } from '#shared/contracts/operations/account-operations.ts'
import type { AccountView, SessionView } from '#shared/contracts/users.ts'
import type { Auth } from './auth.ts'
import type { Account } from './users.ts'

const BODY = { limit: 16_384 }

const iso = (time: number) => new Date(time).toISOString()

const toView = ({ createdAt, lastActiveAt, ...account }: Account): AccountView => ({
  ...account,
  created_at: iso(createdAt),
  last_active_at: lastActiveAt === null ? null : iso(lastActiveAt),
})

const reset = async (auth: Auth, id: string, by: string) => {
  const { url, expiresAt } = await auth.issueReset(id, by)
  return { url, expires_at: iso(expiresAt) }
}

function accountRoutes(auth: Auth): Route[] {
  return [
    serve(accountOperations.users, async () => (await auth.users.list()).map(toView)),
    serve(accountOperations.invite, BODY, async ({ body, staff }) => {
      const { email, name, role } = body
      const { id } = await auth.users.create({ email, name, role, by: staff.id })
      const user = toView(await auth.users.account(id))
      return { user, reset: await reset(auth, id, staff.id) }
    }),
    serve(accountOperations.changeUser, BODY, async ({ params: { id }, body, staff }) => {
      await auth.users.change(id, body, { kind: 'user', id: staff.id })
      return toView(await auth.users.account(id))
    }),
    serve(accountOperations.renewLink, async ({ params, staff }) => {
      const { id } = await auth.users.account(params.id)
      return reset(auth, id, staff.id)
    }),
  ]
}

function sessionRoutes(auth: Auth): Route[] {
  return [
    serve(accountOperations.sessions, async ({ staff }) => {
      const sessions = await auth.sessionsOf(staff.id)
      return sessions.map((session): SessionView => ({
        id: session.id,
        current: session.id === staff.sessionId,
        created_at: iso(Number(session.created_at)),
        last_active_at: iso(Number(session.last_active_at)),
        expires_at: iso(Number(session.expires_at)),
        browser: session.browser,
        network: session.network,
      }))
    }),
    // Ending all sessions includes the current one.
    serve(accountOperations.endSessions, async ({ staff }) => ({
      ended: await auth.endSessionsOf(staff.id, {}),
    })),
    serve(accountOperations.endSession, async ({ params, staff }) => {
      const ended = await auth.endSessionsOf(staff.id, { which: params.id })
      if (ended === 0)
        throw new HttpError('not_found', 'Reload the page. This session has already ended')
      return { ended }
    }),
  ]
}

/** Routes of accounts, their sessions, and password changes. */
export function userRoutes(auth: Auth): Route[] {
  return [
    ...accountRoutes(auth),
    ...sessionRoutes(auth),
    serve(accountOperations.resetPassword, BODY, async ({ body: { token, password } }) => {
      await auth.resetPassword(token, password)
      return {}
    }),
    serve(accountOperations.ownPassword, BODY, async ({ body, staff }) => {
      const { id, email, sessionId } = staff
      const { current_password: current, password: next } = body
      await auth.changeOwnPassword({ id, email, sessionId }, { current, next })
      return {}
    }),
  ]
}
