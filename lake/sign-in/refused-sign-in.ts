/** Reasons for refusing a sign-in, each with its HTTP status. */
const STATUS = {
  incomplete: 422,
  wrong: 401,
  forbidden: 403,
  'too-many': 429,
  'bad-request': 400,
  'too-large': 413,
  unavailable: 503,
  'disk-full': 507,
} as const

export type SignInRefusal = keyof typeof STATUS

/** Refusal of a sign-in. `message` is a sentence without a full stop that the page may show. */
export class RefusedSignIn extends Error {
  readonly reason: SignInRefusal
  readonly status: number
  /** Retry-After in seconds. */
  readonly retryAfter: number | undefined

  constructor(
    reason: SignInRefusal,
    message: string,
    options: { readonly retryAfter?: number; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'RefusedSignIn'
    this.reason = reason
    this.status = STATUS[reason]
    this.retryAfter = options.retryAfter
  }
}
