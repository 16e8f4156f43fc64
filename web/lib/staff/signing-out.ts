import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { statusOf } from '#shared/async/status-of.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'
import { send } from './queries/send.ts'

// The cookie of a session can only be taken away by the server, and the session lives on until it hears of it: whoever signs
// out while it cannot be reached is signed out here, and there as soon as it answers.

/** How long to wait before the next try, milliseconds; the last goes on. */
const PAUSES = [2_000, 5_000, 15_000, 30_000] as const

function storage<T>(use: (store: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch (error) {
    logStorageFailure('signing out', error)
    return null
  }
}

/** The token to be ended; kept in memory where the tab cannot store. */
let inMemory: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let tries = 0

const kept = () => storage((store) => store.getItem(storageKeys.signingOut)) ?? inMemory

const again = () => {
  if (kept() !== null) void attempt().catch(() => undefined)
}

/** Gives up ending a session: it is over, or somebody has signed in, whose cookie an answer would take. */
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
    // A session that the server does not know has ended.
    if (statusOf(error) === 401) return forgetSigningOut()
    timer = setTimeout(again, PAUSES[Math.min(tries, PAUSES.length - 1)])
    tries += 1
    globalThis.addEventListener?.('online', again)
    throw error
  }
}

/**
 * Ends a session on the server, which takes its cookie away. While the server cannot be reached it is tried again, also after
 * the tab was loaded anew. @throws ApiError when the first try fails
 */
export async function endOnServer(token: string): Promise<void> {
  forgetSigningOut()
  inMemory = token
  storage((store) => store.setItem(storageKeys.signingOut, token))
  await attempt()
}

/** Goes on with what an earlier page of the tab could not end. */
export const resumeSigningOut = again
