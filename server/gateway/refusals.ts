/** Creates an error response in the format of the hosted service, which the Studio understands. */

import { NO_STORE } from '#server/http/answers.ts'

function refusal(status: number, error: string, message: string, extra: object = {}): Response {
  return Response.json(
    { statusCode: status, error, message, ...extra },
    { status, headers: NO_STORE },
  )
}

/**
 * Response to every request without the required session. It does not reveal if the resource exists. The error codes make the Studio keep
 * unsaved edits and ask the user to sign in again.
 */
export function unauthorized(hadCredentials: boolean): Response {
  return hadCredentials
    ? refusal(401, 'Unauthorized', 'Session has expired', { errorCode: 'SIO-401-AEX' })
    : refusal(401, 'Unauthorized', 'Session not found', { errorCode: 'SIO-401-ANF' })
}

/** Response to a write with a session cookie that a page of another site may have sent. */
export function foreignPage(): Response {
  return refusal(403, 'Forbidden', 'This request must come from the site itself')
}

/** Response for an asset that does not exist or is not visible to the caller. */
export function missingAsset(): Response {
  return refusal(404, 'Not Found', 'The asset does not exist')
}

/** Response for an asset that is not cached, while the lake or its file storage does not respond. */
export function unavailableAsset(): Response {
  const response = refusal(
    503,
    'Service Unavailable',
    'Try again in a moment. This image can’t be loaded right now',
  )
  response.headers.set('retry-after', '2')
  return response
}

/** Response for an image that cannot be cleaned. */
export function uncleanImage(): Response {
  const message = 'This image can’t be shown: its file contains data that we can’t remove'
  return refusal(415, 'Unsupported Media Type', message)
}

/** Response to an export link that has expired or was changed. */
export function expiredAddress(): Response {
  return refusal(403, 'Forbidden', 'Export again. This link to a file has expired or was changed')
}

/** Response to an image URL with an invalid size. */
export function senselessSize(): Response {
  return refusal(400, 'Bad Request', 'Width and height of a picture must be numbers above 0')
}

/** Redirect from an image URL to the most similar URL that the site uses. */
export function otherPicture(address: string): Response {
  return new Response(null, { status: 302, headers: { ...NO_STORE, location: address } })
}

/** Placeholder response for a disconnected client. It is never sent. */
export function abandoned(): Response {
  return new Response(null, { status: 499, headers: NO_STORE })
}

/** Response to a request above a rate limit. @param seconds value of Retry-After */
export function tooMany(seconds: number): Response {
  const response = refusal(429, 'Too Many Requests', 'Too many requests. Please wait a moment')
  response.headers.set('retry-after', String(seconds))
  return response
}
