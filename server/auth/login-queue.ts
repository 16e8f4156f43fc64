import { setTimeout as pause } from 'node:timers/promises'
import { HttpError } from '#server/http/http-error.ts'

/** Maximum number of concurrent sign-ins of unknown devices. Each delayed sign-in holds a connection and some kilobytes. */
const MOST_PLACES = 256
/** Retry-After in seconds when the queue is full. */
const TRY_AGAIN = 10

/** Runs sign-ins that may be delayed, and limits their number. */
export interface WaitingRoom {
  /**
   * Runs a sign-in that may be delayed.
   * @throws HttpError `too_many_requests` if the queue is full
   */
  readonly enter: <T>(signIn: () => Promise<T>) => Promise<T>
  /** Delays a sign-in by the given number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/**
 * Creates the queue of sign-ins.
 * @param options.pause replaces the timer in tests; takes milliseconds
 */
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
