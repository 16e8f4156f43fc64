import { errorAnswer } from '#shared/contracts/envelope.ts'
import { userMessage } from '#web/lib/log/user-message.ts'

/** Codes of errors that do not come from the server. */
type ClientCode = 'no_answer' | 'timeout' | 'unreadable'

interface Facts {
  readonly status: number
  /** The server's `error.code`, or a code for errors without a response. */
  readonly code: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly requestId?: string | undefined
  readonly isServerText: boolean
  readonly cause?: unknown
}

/** A staff call that the server rejected or did not answer (`status` 0). `message` may be shown to users. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** Error messages for fields of the request body, by field name. May be empty. */
  readonly fields: Readonly<Record<string, string>>
  /** Id of the call in the server's log. */
  readonly requestId: string | undefined
  /** True if `message` comes from the server. */
  readonly isServerText: boolean

  constructor(message: string, { status, code, fields, requestId, isServerText, cause }: Facts) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.fields = fields ?? {}
    this.requestId = requestId
    this.isServerText = isServerText
  }
}

/** Error for a call that the server rejected with a status outside 2xx. */
export function refusedCall(status: number, body: unknown, requestId?: string): ApiError {
  const { data } = errorAnswer.safeParse(body)
  return new ApiError(userMessage(status, body), {
    status,
    code: data?.error.code ?? `status_${status}`,
    fields: data?.error.fields,
    requestId: data?.request_id ?? requestId,
    isServerText: data !== undefined,
  })
}

/** Error for a call without a response, or with an unreadable response. */
export function failedCall(code: ClientCode, cause?: unknown): ApiError {
  const status = { no_answer: 0, timeout: 0, unreadable: 502 }[code]
  const message = userMessage({ no_answer: 0, timeout: 504, unreadable: 502 }[code])
  return new ApiError(message, { status, code, isServerText: false, cause })
}
