import { HttpError } from '#server/http/http-error.ts'
import { readJson } from '#server/http/read-json.ts'
import { serve, type Route, type RouteContext } from '#server/http/route.ts'
import { accountOperations } from '#shared/contracts/operations/account-operations.ts'
import type { AccountView, SessionView } from '#shared/contracts/users.ts'
import type { Auth } from './auth.ts'
import type { Account } from './users.ts'

const BODY = { limit: 16_384 }

const success = (data: unknown, status = 200) =>
  Response.json(
    { success: true, data },
    { status, headers: { 'cache-control': 'private, no-store' } },
  )

const iso = (time: number) => new Date(time).toISOString()

const toView = ({ createdAt, lastActiveAt, ...account }: Account): AccountView => ({
  ...account,
  created_at: iso(createdAt),
  last_active_at: lastActiveAt === null ? null : iso(lastActiveAt),
})

function staff({ caller }: RouteContext) {
  // The guard of the route has let nobody else through.
  if (caller.kind === 'visitor')
    throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
  return caller
}

const idOf = ({ params }: RouteContext) => params['id'] ?? ''

const reset = async (auth: Auth, id: string, by: string) => {
  const { url, expiresAt } = await auth.issueReset(id, by)
  return { url, expires_at: iso(expiresAt) }
}

function accountRoutes(auth: Auth): Route[] {
  return [
    serve(accountOperations.users, async () => success((await auth.users.list()).map(toView))),
    serve(accountOperations.invite, async (context) => {
      const { email, name, role } = await readJson(
        context.request,
        accountOperations.invite.body,
        BODY,
      )
      const by = staff(context).id
      const { id } = await auth.users.create({ email, name, role, by })
      const user = toView(await auth.users.account(id))
      return success({ user, reset: await reset(auth, id, by) }, 201)
    }),
    serve(accountOperations.changeUser, async (context) => {
      const change = await readJson(context.request, accountOperations.changeUser.body, BODY)
      const id = idOf(context)
      const by = staff(context).id
      await auth.users.change(id, change, { kind: 'user', id: by })
      return success(toView(await auth.users.account(id)))
    }),
    serve(accountOperations.renewLink, async (context) => {
      const { id } = await auth.users.account(idOf(context))
      return success(await reset(auth, id, staff(context).id), 201)
    }),
  ]
}

function sessionRoutes(auth: Auth): Route[] {
  return [
    serve(accountOperations.sessions, async (context) => {
      const { id, sessionId } = staff(context)
      const sessions = await auth.sessionsOf(id)
      const views = sessions.map((session): SessionView => ({
        id: session.id,
        current: session.id === sessionId,
        created_at: iso(Number(session.created_at)),
        last_active_at: iso(Number(session.last_active_at)),
        expires_at: iso(Number(session.expires_at)),
        browser: session.browser,
        network: session.network,
      }))
      return success(views)
    }),
    // Signs out everywhere, here too.
    serve(accountOperations.endSessions, async (context) =>
      success({ ended: await auth.endSessionsOf(staff(context).id, {}) }),
    ),
    serve(accountOperations.endSession, async (context) => {
      const ended = await auth.endSessionsOf(staff(context).id, { which: idOf(context) })
      if (ended === 0)
        throw new HttpError('not_found', 'Reload the page. This session has already ended')
      return success({ ended })
    }),
  ]
}

/** Accounts, their sessions, and the ways to a password. */
export function userRoutes(auth: Auth): Route[] {
  return [
    ...accountRoutes(auth),
    ...sessionRoutes(auth),
    serve(accountOperations.resetPassword, async ({ request }) => {
      const { token, password } = await readJson(
        request,
        accountOperations.resetPassword.body,
        BODY,
      )
      await auth.resetPassword(token, password)
      return success({})
    }),
    serve(accountOperations.ownPassword, async (context) => {
      const { id, email, sessionId } = staff(context)
      const input = await readJson(context.request, accountOperations.ownPassword.body, BODY)
      const { current_password: current, password: next } = input
      const user = { id, email, sessionId }
      await auth.changeOwnPassword(user, { current, next })
      return success({})
    }),
  ]
}
