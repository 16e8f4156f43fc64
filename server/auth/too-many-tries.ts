import { waitOf } from '#shared/text/count.ts'
import { HttpError } from '#server/http/http-error.ts'

/**
 * Error response after too many failed attempts.
 * @param wait remaining blocking time, in milliseconds
 */
export function tooMany(wait: number): HttpError {
  const minutes = Math.ceil(wait / 60_000)
  return new HttpError(
    'too_many_requests',
    `Try again in ${waitOf(minutes, 'minute')}, or ask an administrator for a link to choose a new password (on the server: npm run user -- reset EMAIL). There were too many sign-in attempts from here`,
    { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } },
  )
}
