import { HttpError } from './http-error.ts'
import { site } from '#shared/company/site.ts'
import { withContactEmail } from '#shared/pages/contact-email.ts'

/** Default Retry-After of a 503, in seconds. */
const RETRY_AFTER = '5'

/** Texts of 5xx responses. The details are in the log under the request id. */
const HIDDEN: Readonly<Record<number, string>> = {
  500: 'Try again in a moment. Something went wrong on our side',
  503: 'Try again in a moment. This isn’t available right now',
  507: 'Ask your administrator to free storage. This can’t be saved',
}

/** Words that clients look for in an error message to decide if they sign out or retry. */
const KEYWORDS: Readonly<Record<number, readonly [word: RegExp, prefix: string]>> = {
  400: [/validation/i, 'Request validation failed'],
  401: [/authentication/i, 'Authentication required'],
  422: [/validation/i, 'Validation failed'],
}

function publicMessage(error: HttpError): string {
  const hidden = HIDDEN[error.status]
  if (hidden !== undefined) return error.isForPeople ? error.message : hidden
  const [word, prefix] = KEYWORDS[error.status] ?? []
  if (word === undefined || word.test(error.message)) return error.message
  return `${prefix}: ${error.message}`
}

/** Converts a thrown value to an {@link HttpError}; other values become the cause of an `internal_error`. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  return new HttpError('internal_error', 'internal error', { cause: error })
}

/**
 * Returns the response for an error, in the API's error format.
 * @param email contact email that the texts show. Default: the shipped one
 */
export function errorResponse(
  error: HttpError,
  requestId: string,
  email: string = site.contactEmail,
): Response {
  const body = {
    success: false,
    error: {
      code: error.code,
      message: withContactEmail(publicMessage(error), email),
      ...(error.fields === undefined ? {} : { fields: withContactEmail(error.fields, email) }),
      ...(error.otherSlots === undefined ? {} : { other_slots: error.otherSlots }),
      ...(error.again === undefined ? {} : { again: error.again }),
    },
    request_id: requestId,
  }
  const headers = new Headers(error.headers)
  if (error.status === 401) headers.set('WWW-Authenticate', 'Bearer realm="api"')
  if (error.status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', RETRY_AFTER)
  return Response.json(body, { status: error.status, headers })
}
