import * as z from 'zod'
import { CmsConflict } from '#server/http/cms-conflict.ts'
import { HttpError } from '#server/http/http-error.ts'
import { CmsUnavailable } from './cms-error.ts'

const refusal = z.object({
  error: z.object({
    items: z
      .array(
        z.object({
          error: z.looseObject({
            type: z.string(),
            description: z.string().optional(),
            referencingIDs: z.array(z.string()).optional(),
          }),
        }),
      )
      .min(1),
  }),
})

const REVISION_TYPES = new Set([
  'documentRevisionIDDoesNotMatchError',
  'documentAlreadyExistsError',
  'documentNotFoundError',
])

const MISSING_REFERENCE =
  'a link or a picture leads to something that is not there, or was never published'

/**
 * Converts a lake's rejection of a mutation to an error. Temporary failures become CmsUnavailable. Returns undefined if the lake has
 * already executed this transaction, because an earlier attempt of the same write has then succeeded.
 */
export function readRefusal(status: number, body: unknown): HttpError | undefined {
  if (status === 413)
    return new HttpError(
      'payload_too_large',
      'Shorten the article or use smaller pictures. It is too large',
    )
  if (status === 507) return new HttpError('insufficient_storage', 'the lake has no room left')
  const item = refusal.safeParse(body).data?.error.items[0]?.error
  if (item === undefined && status === 400) {
    return new HttpError('validation_failed', 'Validation failed: the CMS refused the change')
  }
  if (item === undefined || status >= 500) {
    return new CmsUnavailable(`the CMS answered a write with ${status}`)
  }
  if (item.type === 'transactionAlreadyExistsError') return undefined
  if (REVISION_TYPES.has(item.type)) return new CmsConflict('revision')
  if (item.type === 'documentHasExistingReferencesError') {
    return new CmsConflict('referenced', item.referencingIDs)
  }
  if (item.type === 'documentReferenceDoesNotExistError') {
    return new HttpError('validation_failed', `Validation failed: ${MISSING_REFERENCE}`, {
      // The error is reported at the field `body`, because references of all other fields are checked before the write.
      fields: { body: MISSING_REFERENCE },
    })
  }
  if (item.type === 'insufficientPermissionsError') {
    return new HttpError('forbidden', 'Ask an administrator. Your account can’t change this')
  }
  // The lake's description contains ids and paths of documents, so it is logged and not shown.
  return new HttpError('validation_failed', 'Validation failed: the CMS refused the change', {
    cause: item.description,
  })
}
