/** Fetched when somebody begins to fill in a form. */
import { errorAnswer } from '#shared/contracts/envelope.ts'
import { receiptAnswer, type FormKind, type Receipt } from '#shared/contracts/inquiries.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { apiPaths } from '#shared/paths.ts'
import { SourceError, statusOf } from '#web/lib/content-source.ts'
import { userMessage } from '#web/lib/user-message.ts'
import type { Message } from './check.ts'
import type { Refusal } from './error-summary.tsx'

/** The limit of the specification for every API call. */
const limit = 30_000

/** A message that was refused. `fields` says what is wrong with which. */
class RefusedError extends SourceError {
  readonly fields: Readonly<Record<string, string>>
  constructor(status: number, body: unknown) {
    super(userMessage(status, body), status)
    const answer = errorAnswer.safeParse(body)
    this.fields = answer.data?.error.fields ?? {}
  }
}

/** Statuses whose answers say in a sentence what to do. */
const speaking = new Set([429, 503])

function problemOf(error: unknown): string {
  const status = statusOf(error)
  if (error instanceof Error && speaking.has(status)) return error.message
  if (status === 413) return formProblems.tooLong
  return status === 0 ? formProblems.unreachable : formProblems.away
}

/** What a form says of a message that could not be sent. */
export function refusalOf(error: unknown): Refusal {
  const errors = error instanceof RefusedError ? error.fields : {}
  return Object.keys(errors).length > 0 ? { errors } : { errors, problem: problemOf(error) }
}

/**
 * Sends a message and gives its receipt.
 * @throws SourceError with the answer's status, or 0 when there was none
 */
export async function sendMessage(kind: FormKind, message: Message): Promise<Receipt> {
  const response = await fetch(apiPaths[kind], {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': message.key,
    },
    body: JSON.stringify({ ...message.values, elapsed_ms: message.elapsed }),
    signal: AbortSignal.timeout(limit),
  }).catch((cause: unknown) => {
    throw new SourceError(userMessage(0), 0, { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new RefusedError(response.status, body)
  const answer = receiptAnswer.safeParse(body)
  if (answer.data === undefined) throw new SourceError(userMessage(502), 502)
  return answer.data.data
}
