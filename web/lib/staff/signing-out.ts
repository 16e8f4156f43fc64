import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { statusOf } from '#shared/async/status-of.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'
import { send } from './queries/send.ts'

// Ends sessions on the server. Only the server can delete the session cookie, and until then the session is valid. If the server cannot be
// reached at sign-out, the browser signs the user out at once, and requests the end of the session until the server responds.

/** Delays between attempts, in milliseconds. The last delay repeats. */
const PAUSES = [2_000, 5_000, 15_000, 30_000] as const

function storage<T>(use: (store: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch (error) {
    logStorageFailure('signing out', error)
    return null
  }
}

/** Token of the session that must be ended, kept in memory if the browser blocks storage. */
let inMemory: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let tries = 0

const kept = () => storage((store) => store.getItem(storageKeys.signingOut)) ?? inMemory

const again = () => {
  if (kept() !== null) void attempt().catch(() => undefined)
}

/**
 * Stops the attempts to end a session. Called when the session has ended, or when the user has signed in again: the response to an attempt
 * would delete the new cookie.
 */
export function forgetSigningOut(): void {
  inMemory = null
  tries = 0
  clearTimeout(timer)
  globalThis.removeEventListener?.('online', again)
  storage((store) => store.removeItem(storageKeys.signingOut))
}

async function attempt(): Promise<void> {
  clearTimeout(timer)
  const token = kept()
  if (token === null) return
  if (localStorage.getItem(storageKeys.token) !== null) return forgetSigningOut()
  try {
    await send(staffApiPaths.logout, { method: 'POST', token, keepalive: true })
    forgetSigningOut()
  } catch (error) {
    // If the server does not know the session, the session has already ended.
    if (statusOf(error) === 401) return forgetSigningOut()
    timer = setTimeout(again, PAUSES[Math.min(tries, PAUSES.length - 1)])
    tries += 1
    globalThis.addEventListener?.('online', again)
    throw error
  }
}

/**
 * Ends a session on the server, which also deletes the session cookie. If the server cannot be reached, retries until it responds, also
 * after a reload of the tab.
 * @throws ApiError if the first attempt fails
 */
export async function endOnServer(token: string): Promise<void> {
  forgetSigningOut()
  inMemory = token
  storage((store) => store.setItem(storageKeys.signingOut, token))
  await attempt()
}

/** Resumes the attempts to sign out that were interrupted when the tab was reloaded. */
export const resumeSigningOut = again
