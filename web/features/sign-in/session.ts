import * as z from 'zod/mini'
import { successAnswer } from '#shared/contracts/envelope.ts'
import { apiPaths } from '#shared/paths.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import { SourceError, statusOf } from '#web/lib/content-source.ts'
import { userMessage } from '#web/lib/user-message.ts'

const { token: tokenKey, demoUser: demoUserKey } = storageKeys

/** What the client takes for a valid token without asking. The server never does: its first answer is 401. */
const demoToken = 'demo-token'

const limit = 30_000

const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
})
/** The signed-in person. */
export type User = z.infer<typeof user>

const signedIn = successAnswer(z.object({ token: z.string(), user }))
const validated = successAnswer(z.object({ user }))

const demoUser: User = { id: 'demo', email: 'demo@example.com', name: 'Demo', role: 'editor' }

function storage<T>(use: (store: Storage) => T): T | null {
  try {
    return use(localStorage)
  } catch {
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

async function call(
  path: string,
  {
    headers,
    ...init
  }: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
): Promise<unknown> {
  const response = await fetch(path, {
    ...init,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    signal: AbortSignal.timeout(limit),
  }).catch((cause: unknown) => {
    throw new SourceError(userMessage(0), 0, { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new SourceError(userMessage(response.status, body), response.status)
  return body
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Signs in and keeps the token. Rejects with a {@link SourceError}: 401 for wrong credentials, 429 for too many tries. */
export async function signIn(email: string, password: string): Promise<User> {
  const body = JSON.stringify({ email, password })
  const { token, user: person } = signedIn.parse(
    await call(apiPaths.login, { method: 'POST', body }),
  ).data
  storage((store) => store.setItem(tokenKey, token))
  return person
}

/** Enters as the demo user, where that is offered. */
export function signInAsDemo(): User {
  storage((store) => {
    store.setItem(tokenKey, demoToken)
    store.setItem(demoUserKey, JSON.stringify(demoUser))
  })
  return demoUser
}

/** Who is signed in, or why nobody is. */
export type Session =
  | { readonly user: User }
  | { readonly user: null; readonly because: 'none' | 'expired' | 'signed-out' }

/** Asks the server who the stored token belongs to. A token that is no longer good is forgotten. */
export async function currentSession(): Promise<Session> {
  const token = storedToken()
  if (token === null) return { user: null, because: 'none' }
  if (token === demoToken && storage((store) => store.getItem(demoUserKey)) !== null) {
    return { user: demoUser }
  }
  try {
    const answer = await call(apiPaths.validate, { headers: bearer(token) })
    return { user: validated.parse(answer).data.user }
  } catch (error) {
    if (statusOf(error) !== 401) throw error
    forgetSession()
    return { user: null, because: 'expired' }
  }
}

/** Ends the session on the server and forgets it here, whatever the server says. */
export async function signOut(): Promise<void> {
  const token = storedToken()
  forgetSession()
  if (token === null || token === demoToken) return
  await call(apiPaths.logout, { method: 'POST', headers: bearer(token) })
}

/** The path to go on to after signing in, when it lies on this site. */
export function nextPath(search: string, origin: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  if (next === null || !next.startsWith('/')) return undefined
  const url = URL.parse(next, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined
}
