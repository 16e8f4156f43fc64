import { healthPaths } from '#shared/paths/paths.ts'

/** Interval in ms at which a page without a connection checks if the server can be reached. Only while the page is visible. */
export const AGAIN = 10_000

/** True if the server responds. The request is sent even if the device reports to be offline, because this report may be wrong. */
export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch(healthPaths.live, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
