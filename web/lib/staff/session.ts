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

/** What the client takes for a valid token without asking. The server never does: its first answer is 401. */
const demoToken = 'demo-token'

const demoUser: UserView = {
  id: 'demo',
  email: 'demo@example.com',
  name: 'Demo',
  role: 'editor',
}

/** How long it is taken for granted who is signed in, milliseconds. */
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

/** Forgets the token and the demo user. */
export function forgetSession(): void {
  storage((store) => {
    store.removeItem(tokenKey)
    store.removeItem(demoUserKey)
  })
}

let isLeaving = false

/**
 * Says whether this tab is ending its own session. The server closes what the tab listens on before it answers, and whoever asked
 * to be signed out should not read that their session has ended.
 */
export function markLeaving(leaving: boolean): void {
  isLeaving = leaving
}

/** Why a session that the server no longer takes has ended. */
export const endedBecause = () => (isLeaving ? 'signed-out' : 'expired')

/** Signs in and keeps the token. Rejects with an `ApiError`: 401 for wrong credentials, 429 for too many tries. */
export async function signIn(email: string, password: string): Promise<UserView> {
  const { body } = await send(staffApiPaths.login, { method: 'POST', body: { email, password } })
  const { token, user } = loginAnswer.parse(body).data
  storage((store) => store.setItem(tokenKey, token))
  markLeaving(false)
  forgetSigningOut()
  return user
}

/** Enters as the demo user, where that is offered. */
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

/** Who is signed in, or why nobody is. */
export type Session =
  | { readonly user: UserView }
  | { readonly user: null; readonly because: 'none' | 'expired' | 'signed-out' }

/** Asks the server who the stored token belongs to. A token that is no longer good is forgotten. */
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
    // Somebody may have signed in in another tab while this was asked.
    if (storedToken() === token) forgetSession()
    return { user: null, because: endedBecause() }
  }
}

/** Who is signed in, as a query: good for five minutes and not retried. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: currentSession,
  staleTime: userCachedFor,
  retry: false,
})

/**
 * Forgets the session here, whatever the server says, and ends it there, as soon as it can be reached. Rejects with an
 * `ApiError` when that is not now.
 */
export async function signOut(): Promise<void> {
  const token = storedToken()
  markLeaving(true)
  forgetSession()
  if (token === null || token === demoToken) return
  await endOnServer(token)
}

/** The path to go on to after signing in, when it lies on this site. */
export function nextPath(search: string, origin: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  if (next === null || !next.startsWith('/')) return undefined
  const url = URL.parse(next, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined
}
