import { HttpError } from '#server/http/http-error.ts'

/** Value of an `ETag` header for a revision. */
export const quoted = (revision: string) => `"${revision}"`

/**
 * Returns the expected revision: from `If-Match`, otherwise from the body. Undefined if the request accepts any revision, also with
 * `If-Match: *`.
 */
export function revisionOf(request: Request, inBody: string | undefined): string | undefined {
  const header = request.headers.get('if-match')?.trim()
  if (header === undefined || header === '') return inBody
  if (header === '*') return undefined
  const match = /^(?:W\/)?"([^"]*)"$/.exec(header)
  if (match === null) {
    throw new HttpError('bad_request', 'Request validation failed: If-Match is one quoted revision')
  }
  return match[1]
}
