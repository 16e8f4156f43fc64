/** Lazy chunk that is loaded when the user starts to fill in a form. */
import type * as z from 'zod/mini'
import { errorAnswer } from '#shared/contracts/envelope.ts'
import type { Refusal } from '#shared/contracts/forms/posted-form.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { statusOf } from '#shared/async/status-of.ts'
import { SourceError } from '#web/lib/content/content-source.ts'
import { userMessage } from '#web/lib/log/user-message.ts'
import type { Message } from './message.ts'

/** Timeout of every API call in milliseconds, as in the specification. */
const limit = 30_000

/** A message that the server rejected. */
export class RefusedError extends SourceError {
  /** Error messages by field. */
  readonly fields: Readonly<Record<string, string>>
  /** Token that the form must contain when it is sent again, because the server has classified the message as spam. */
  readonly again: string | undefined
  /** The parsed response body. It contains fields that only one kind of form reads. */
  readonly body: unknown
  constructor(status: number, body: unknown) {
    super(userMessage(status, body), status)
    const answer = errorAnswer.safeParse(body)
    this.fields = answer.data?.error.fields ?? {}
    this.again = answer.data?.error.again
    this.body = body
  }
}

/** Statuses for which the response contains a sentence for the user. */
const speaking = new Set([409, 429, 503])

function problemOf(error: unknown): string {
  const status = statusOf(error)
  if (error instanceof Error && speaking.has(status)) return error.message
  // The path of the operation exists for every form, so this 404 means that the operation has not found the requested item.
  if (error instanceof RefusedError && status === 404) return error.message
  if (error instanceof RefusedError && error.again !== undefined) return formProblems.again
  if (status === 413) return formProblems.tooLong
  return status === 0 ? formProblems.unreachable : formProblems.away
}

/** Error messages that a form shows for a message that could not be sent. */
export function refusalOf(error: unknown): Refusal {
  const errors = error instanceof RefusedError ? error.fields : {}
  if (Object.keys(errors).length > 0) return { errors }
  const again = error instanceof RefusedError ? error.again : undefined
  return { errors, problem: problemOf(error), again }
}

/**
 * Posts a message to an operation of the API and returns its data.
 * @throws SourceError with the status of the response, or 0 if there was none
 */
export async function postMessage<T>(
  path: string,
  { key, elapsed, values }: Message,
  answer: z.ZodMiniType<{ readonly data: T }>,
): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ ...values, elapsed_ms: elapsed }),
    signal: AbortSignal.timeout(limit),
  }).catch((cause: unknown) => {
    throw new SourceError(userMessage(0), 0, { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new RefusedError(response.status, body)
  const read = answer.safeParse(body)
  if (read.data === undefined) throw new SourceError(userMessage(502), 502)
  return read.data.data
}
