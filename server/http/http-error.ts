/** Error codes of the API and their HTTP status. */
export const ERROR_STATUS = {
  validation_failed: 422,
  bad_request: 400,
  authentication_required: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
  insufficient_storage: 507,
} as const

/** A key of {@link ERROR_STATUS}. */
export type ErrorCode = keyof typeof ERROR_STATUS

/** Optional details of an {@link HttpError}: messages by field, response headers, cause. */
export interface HttpErrorOptions {
  readonly fields?: Readonly<Record<string, string>>
  /** Free times offered if the requested time is taken, ISO 8601. */
  readonly otherSlots?: readonly string[]
  /** Token with which a form that may be spam can be sent again. */
  readonly again?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
  /** For a 5xx: true if the message is written for the caller and reveals no internals. */
  readonly isForPeople?: boolean
}

/** An error with an HTTP status. `message` is sent to the client, except for 5xx without `isForPeople`. */
export class HttpError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly otherSlots: readonly string[] | undefined
  readonly again: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly isForPeople: boolean

  constructor(code: ErrorCode, message: string, options: HttpErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'HttpError'
    this.code = code
    this.status = ERROR_STATUS[code]
    this.fields = options.fields
    this.otherSlots = options.otherSlots
    this.again = options.again
    this.headers = options.headers ?? {}
    this.isForPeople = options.isForPeople ?? false
  }
}
