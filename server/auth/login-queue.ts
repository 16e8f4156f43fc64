import { setTimeout as pause } from 'node:timers/promises'
import { HttpError } from '#server/http/http-error.ts'

/** Sign-ins of unknown devices under way at once; each holds a connection and some kilobytes. */
const MOST_PLACES = 256
/** What somebody who finds no place is told to wait, seconds. */
const TRY_AGAIN = 10

/** Lets sign-ins wait, only so many at once. */
export interface WaitingRoom {
  /** Runs a sign-in that may wait within. @throws HttpError `too_many_requests` when all places are taken */
  readonly enter: <T>(signIn: () => Promise<T>) => Promise<T>
  /** @param milliseconds how long */
  readonly wait: (milliseconds: number) => Promise<void>
}

/** @param options.pause waits so many milliseconds; by the clock unless told */
export function createWaitingRoom(
  options: { readonly pause?: ((milliseconds: number) => Promise<void>) | undefined } = {},
): WaitingRoom {
  let taken = 0
  return {
    enter: async (signIn) => {
      if (taken >= MOST_PLACES) {
        throw new HttpError(
          'too_many_requests',
          `Try again in ${TRY_AGAIN} seconds. Many people are signing in at the moment`,
          { headers: { 'Retry-After': String(TRY_AGAIN) } },
        )
      }
      taken += 1
      try {
        return await signIn()
      } finally {
        taken -= 1
      }
    },
    wait: async (milliseconds) => {
      if (milliseconds > 0) await (options.pause ?? pause)(milliseconds)
    },
  }
}
