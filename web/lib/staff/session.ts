import { MINUTE } from '#shared/time/units.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { loginAnswer, userView, validateAnswer, type UserView } from '#shared/contracts/auth.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { statusOf } from '#shared/async/status-of.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'
import { send } from './queries/send.ts'
import { endOnServer, forgetSigningOut } from './signing-out.ts'

const { token: tokenKey, demoUser: demoUserKey } = storageKeys

/**
 * Token of the demo user. The client accepts it without a request. The server never accepts it, so the first call to the server returns
 * 401.
 */
const demoToken = 'demo-token'

const demoUser: UserView = {
  id: 'demo',
  email: 'demo@example.com',
  name: 'Demo',
  role: 'editor',
}

/** Cache lifetime of the session check, in milliseconds. */
const userCachedFor = 5 * MINUTE

function storage<T>(use: (store: Storage) => T): T | null {
  try {
    return use(localStorage)
  } catch (error) {
    logStorageFailure('session', error)
    return null
  }
}

/** The stored bearer token. */
export const storedToken = () => storage((store) => store.getItem(tokenKey))

/** Removes the token and the demo user. */
export function forgetSession(): void {
  storage((store) => {
    store.removeItem(tokenKey)
    store.removeItem(demoUserKey)
  })
}

let isLeaving = false

/**
 * Sets or clears the flag that this tab is signing out. The server closes the live connection before it responds to the sign-out. Without
 * this flag, the user would briefly see the message about an expired session.
 */
export function markLeaving(leaving: boolean): void {
  isLeaving = leaving
}

/** Reason why the server no longer accepts the session: the user has signed out, or the session has expired. */
export const endedBecause = () => (isLeaving ? 'signed-out' : 'expired')

/** Signs in and stores the token. Rejects with an `ApiError`: 401 for wrong credentials, 429 for too many attempts. */
export async function signIn(email: string, password: string): Promise<UserView> {
  const { body } = await send(staffApiPaths.login, { method: 'POST', body: { email, password } })
  const { token, user } = loginAnswer.parse(body).data
  storage((store) => store.setItem(tokenKey, token))
  markLeaving(false)
  forgetSigningOut()
  return user
}

/** Signs in as the demo user, if the demo is enabled. */
export function signInAsDemo(): UserView {
  storage((store) => {
    store.setItem(tokenKey, demoToken)
    store.setItem(demoUserKey, JSON.stringify(demoUser))
  })
  return demoUser
}

const storedDemoUser = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        return undefined
      }
    }),
    userView,
  ),
)

/** The signed-in user, or the reason why no user is signed in. */
export type Session =
  | { readonly user: UserView }
  | { readonly user: null; readonly because: 'none' | 'expired' | 'signed-out' }

/** Validates the stored token with the server and returns the session. Removes an invalid token. */
export async function currentSession(): Promise<Session> {
  const token = storedToken()
  if (token === null) return { user: null, because: 'none' }
  const demo = storedDemoUser.safeParse(storage((store) => store.getItem(demoUserKey)))
  if (token === demoToken && demo.success) return { user: demo.data }
  try {
    const { body } = await send(staffApiPaths.validate, { token })
    return { user: validateAnswer.parse(body).data.user }
  } catch (error) {
    if (statusOf(error) !== 401) throw error
    // Keeps a new token, because the user may have signed in in another tab during the request.
    if (storedToken() === token) forgetSession()
    return { user: null, because: endedBecause() }
  }
}

/** The session as a query: cached for five minutes and not retried. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: currentSession,
  staleTime: userCachedFor,
  retry: false,
})

/**
 * Removes the session from the browser at once, even if the server fails. The session on the server ends as soon as the server can be
 * reached. Rejects with an `ApiError` if the first attempt fails.
 */
export async function signOut(): Promise<void> {
  const token = storedToken()
  markLeaving(true)
  forgetSession()
  if (token === null || token === demoToken) return
  await endOnServer(token)
}

/** Path to open after sign-in, or undefined if the path is not on this site. */
export function nextPath(search: string, origin: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  if (next === null || !next.startsWith('/')) return undefined
  const url = URL.parse(next, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined
}
