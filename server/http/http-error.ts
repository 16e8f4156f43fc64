/** The error kinds that reach the wire, with the status each one has. */
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

/** One of the keys of {@link ERROR_STATUS}. */
export type ErrorCode = keyof typeof ERROR_STATUS

/** Extra facts of an {@link HttpError}: messages by field, headers of the answer, the error behind it. */
export interface HttpErrorOptions {
  readonly fields?: Readonly<Record<string, string>>
  /** Times that are free in the place of one that is taken: ISO 8601. */
  readonly otherSlots?: readonly string[]
  /** Mark with which a form that may be spam is sent again. */
  readonly again?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
  /** For a 5xx: the message was written for whoever called, and says nothing of how the server is made. */
  readonly isForPeople?: boolean
}

/** An error with a place on the wire. `message` is shown to people as it stands, except for 5xx, which hide theirs unless told. */
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
