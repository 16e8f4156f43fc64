/** Refusals in the words of the hosted service, which the Studio understands. */

import { NO_STORE } from '#server/http/answers.ts'

function refusal(status: number, error: string, message: string, extra: object = {}): Response {
  return Response.json(
    { statusCode: status, error, message, ...extra },
    { status, headers: NO_STORE },
  )
}

/**
 * The one answer to everything that needs a session, whether or not the thing asked for exists. The codes make the
 * Studio keep its edits and ask to sign in again.
 */
export function unauthorized(hadCredentials: boolean): Response {
  return hadCredentials
    ? refusal(401, 'Unauthorized', 'Session has expired', { errorCode: 'SIO-401-AEX' })
    : refusal(401, 'Unauthorized', 'Session not found', { errorCode: 'SIO-401-ANF' })
}

/** A write by cookie that another site's page may have sent. */
export function foreignPage(): Response {
  return refusal(403, 'Forbidden', 'This request must come from the site itself')
}

/** The answer for an asset that does not exist or that nobody may see. */
export function missingAsset(): Response {
  return refusal(404, 'Not Found', 'The asset does not exist')
}

/** Refuses an image that cannot be cleaned. */
export function uncleanImage(): Response {
  const message = 'This image can’t be shown: its file contains data that we can’t remove'
  return refusal(415, 'Unsupported Media Type', message)
}

/** Refuses an export link that has expired or was changed. */
export function expiredAddress(): Response {
  return refusal(403, 'Forbidden', 'Export again. This link to a file has expired or was changed')
}

/** A size in an address that is none. */
export function senselessSize(): Response {
  return refusal(400, 'Bad Request', 'Width and height of a picture must be numbers above 0')
}

/** Leads to a file that the site shows. */
export function otherPicture(address: string): Response {
  return new Response(null, { status: 302, headers: { ...NO_STORE, location: address } })
}

/** For a caller who has gone: nobody reads it. */
export function abandoned(): Response {
  return new Response(null, { status: 499, headers: NO_STORE })
}

/** @param seconds after which it may be tried again */
export function tooMany(seconds: number): Response {
  const response = refusal(429, 'Too Many Requests', 'Too many requests. Please wait a moment')
  response.headers.set('retry-after', String(seconds))
  return response
}
