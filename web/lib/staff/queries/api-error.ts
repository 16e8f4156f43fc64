import { errorAnswer } from '#shared/contracts/envelope.ts'
import { userMessage } from '#web/lib/log/user-message.ts'

/** Codes of failures that the server did not name itself. */
type ClientCode = 'no_answer' | 'timeout' | 'unreadable'

interface Facts {
  readonly status: number
  /** The server's `error.code`, or one of the client's own. */
  readonly code: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly requestId?: string | undefined
  readonly isServerText: boolean
  readonly cause?: unknown
}

/** A call of staff that was refused or not answered (`status` 0). `message` may be shown to a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** What is wrong, by field of the body; empty when nothing was said of fields. */
  readonly fields: Readonly<Record<string, string>>
  /** Names the call in the server's log. */
  readonly requestId: string | undefined
  /** Whether `message` is the server's own sentence. */
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

/** The error of an answer with a status that is none of success. */
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

/** The error of a call that got no answer, or one that nobody can read. */
export function failedCall(code: ClientCode, cause?: unknown): ApiError {
  const status = { no_answer: 0, timeout: 0, unreadable: 502 }[code]
  const message = userMessage({ no_answer: 0, timeout: 504, unreadable: 502 }[code])
  return new ApiError(message, { status, code, isServerText: false, cause })
}
