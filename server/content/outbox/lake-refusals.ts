import { counted } from '#shared/text/count.ts'
import { CmsConflict } from '#server/http/cms-conflict.ts'
import { HttpError } from '#server/http/http-error.ts'

/**
 * True if the lake did not respond. A full disk of the lake does not count: the outbox is on the same disk, so it could not store the write
 * either.
 */
export const isUnavailable = (error: unknown) =>
  !(error instanceof HttpError) || error.status === 503

/** True if a queued write should be sent again later. A full disk counts, because the write is already in the outbox. */
export const mayPass = (error: unknown) =>
  isUnavailable(error) || (error instanceof HttpError && error.status === 507)

export const TAKEN = 'Reload to see the latest version. Someone else has changed this'
const REFERRED = 'Remove the links to it first. Other articles link to it'

/** Number of documents with these ids. A draft and its published copy count once. */
const countDocuments = (ids: readonly string[]) =>
  new Set(ids.map((id) => id.replace(/^(?:drafts|versions\.[^.]+)\./, ''))).size

const linkedFrom = (count: number) => `Linked from ${counted(count, 'place')}`

/** Converts an error of the lake to an error for staff. */
export function refusal(error: HttpError): HttpError {
  if (!(error instanceof CmsConflict)) return error
  const isReferenced = error.reason === 'referenced'
  return new HttpError('conflict', isReferenced ? REFERRED : TAKEN, {
    cause: error,
    ...(isReferenced && { fields: { referring: linkedFrom(countDocuments(error.referringIds)) } }),
  })
}
