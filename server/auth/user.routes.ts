import { HttpError } from '#server/http/http-error.ts'
import { readJson } from '#server/http/read-json.ts'
import { routePath, type Route, type RouteContext } from '#server/http/route.ts'
import {
  inviteInput,
  ownPasswordInput,
  passwordResetInput,
  userChangeInput,
  type AccountView,
  type SessionView,
} from '#shared/contracts/users.ts'
import { apiPaths } from '#shared/paths.ts'
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
  if (caller.kind === 'visitor') throw new HttpError('authentication_required', 'Please sign in')
  return caller
}

const idOf = ({ params }: RouteContext) => params['id'] ?? ''

/** A caller whose rights were taken while the call waited for its turn is an administrator no more. */
async function assertStillAdmin(auth: Auth, { id, sessionId }: ReturnType<typeof staff>) {
  const sessions = await auth.sessionsOf(id)
  if (sessions.some((session) => session.id === sessionId)) return
  throw new HttpError('authentication_required', 'Please sign in')
}

/** Without an administrator nobody could let anybody in again. */
async function assertAdminRemains(auth: Auth, id: string): Promise<void> {
  if (!(await auth.users.isLastAdmin(id))) return
  throw new HttpError('conflict', 'This is the last administrator. Make another one first')
}

const reset = async (auth: Auth, id: string) => {
  const { url, expiresAt } = await auth.issueReset(id)
  return { url, expires_at: iso(expiresAt) }
}

/** Runs works one after the other. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work)
    last = done
    return done
  }
}

function accountRoutes(auth: Auth): Route[] {
  const base = routePath(apiPaths.users)
  // Two administrators who demote each other at the same time must not both find that one remains.
  const turn = inTurn()
  return [
    {
      method: 'GET',
      path: base,
      access: 'admin',
      handle: async () => success((await auth.users.list()).map(toView)),
    },
    {
      method: 'POST',
      path: base,
      access: 'admin',
      handle: async ({ request }) => {
        const { email, name, role } = await readJson(request, inviteInput, BODY)
        const { id } = await auth.users.create({ email, name, role })
        const user = toView(await auth.users.account(id))
        return success({ user, reset: await reset(auth, id) }, 201)
      },
    },
    {
      method: 'PATCH',
      path: `${base}/:id`,
      access: 'admin',
      handle: async (context) => {
        const change = await readJson(context.request, userChangeInput, BODY)
        const id = idOf(context)
        return turn(async () => {
          await assertStillAdmin(auth, staff(context))
          const before = await auth.users.account(id)
          if (change.disabled === true || change.role === 'editor') {
            await assertAdminRemains(auth, id)
          }
          if (change.name !== undefined) await auth.users.setName(id, change.name)
          if (change.role !== undefined && change.role !== before.role) {
            await auth.users.setRole(id, change.role)
          }
          if (change.disabled !== undefined && change.disabled !== before.disabled) {
            await auth.users.setDisabled(id, change.disabled)
          }
          return success(toView(await auth.users.account(id)))
        })
      },
    },
    {
      method: 'POST',
      path: `${base}/:id/reset`,
      access: 'admin',
      handle: async (context) => {
        const { id } = await auth.users.account(idOf(context))
        return success(await reset(auth, id), 201)
      },
    },
  ]
}

function sessionRoutes(auth: Auth): Route[] {
  const base = routePath(apiPaths.sessions)
  return [
    {
      method: 'GET',
      path: base,
      access: 'staff',
      handle: async (context) => {
        const { id, sessionId } = staff(context)
        const sessions = await auth.sessionsOf(id)
        const views = sessions.map((session): SessionView => ({
          id: session.id,
          current: session.id === sessionId,
          created_at: iso(Number(session.created_at)),
          last_active_at: iso(Number(session.last_active_at)),
          expires_at: iso(Number(session.expires_at)),
        }))
        return success(views)
      },
    },
    {
      // Signs out everywhere, here too.
      method: 'DELETE',
      path: base,
      access: 'staff',
      handle: async (context) =>
        success({ ended: await auth.endSessionsOf(staff(context).id, {}) }),
    },
    {
      method: 'DELETE',
      path: `${base}/:id`,
      access: 'staff',
      handle: async (context) => {
        const ended = await auth.endSessionsOf(staff(context).id, { which: idOf(context) })
        if (ended === 0) throw new HttpError('not_found', 'There is no such session')
        return success({ ended })
      },
    },
  ]
}

/** Accounts, their sessions, and the ways to a password. */
export function userRoutes(auth: Auth): Route[] {
  return [
    ...accountRoutes(auth),
    ...sessionRoutes(auth),
    {
      method: 'POST',
      path: routePath(apiPaths.resetPassword),
      access: 'public',
      handle: async ({ request }) => {
        const { token, password } = await readJson(request, passwordResetInput, BODY)
        await auth.resetPassword(token, password)
        return success({})
      },
    },
    {
      method: 'POST',
      path: routePath(apiPaths.ownPassword),
      access: 'staff',
      handle: async (context) => {
        const { id, email, sessionId } = staff(context)
        const input = await readJson(context.request, ownPasswordInput, BODY)
        const { current_password: current, password: next } = input
        const user = { id, email, sessionId }
        await auth.changeOwnPassword(user, { current, next })
        return success({})
      },
    },
  ]
}
