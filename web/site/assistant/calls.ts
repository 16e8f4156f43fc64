import * as z from 'zod/mini'
import {
  assistantAnswer,
  assistantFactsAnswer,
  feedbackAnswer,
  type AssistantInput,
  type AssistantReply,
} from '#shared/contracts/assistant.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { logCall } from '#web/lib/log/client-log.ts'
import { SourceError } from '#web/lib/content/content-source.ts'
import { userMessage } from '#web/lib/log/user-message.ts'

/** Timeout of a call in ms, for every API as in the specification. */
const limit = 30_000

interface Call<Data> {
  readonly path: string
  /** Body of a POST request. Without a body the call is a GET request. */
  readonly body?: unknown
  readonly answer: z.ZodMiniType<{ readonly data: Data }>
}

/**
 * Calls the assistant's API.
 * @throws SourceError for every invalid or failed response
 */
async function call<Data>({ path, body, answer }: Call<Data>): Promise<Data> {
  const method = body === undefined ? 'GET' : 'POST'
  const since = performance.now()
  const note = (response?: Response) =>
    logCall({
      method,
      path,
      status: response?.status ?? 0,
      duration: performance.now() - since,
      requestId: response?.headers.get('x-request-id') ?? undefined,
    })
  const response = await fetch(path, {
    method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(limit),
  }).catch((cause: unknown) => {
    note()
    throw new SourceError(userMessage(0), 0, { cause })
  })
  const text: unknown = await response.json().catch(() => undefined)
  note(response)
  if (!response.ok) throw new SourceError(userMessage(response.status, text), response.status)
  const parsed = z.safeParse(answer, text)
  if (!parsed.success) throw new SourceError(userMessage(502), 502)
  return parsed.data.data
}

/** Asks the assistant. @throws SourceError */
export const ask = (body: AssistantInput): Promise<AssistantReply> =>
  call({ path: apiPaths.assistant, body, answer: assistantAnswer })

let facts: Promise<'site' | 'google'> | undefined

/**
 * Service that answers questions: this site, or Google's model. The response is cached. If the request fails, the next call repeats it.
 * @throws SourceError
 */
export function answeredBy(): Promise<'site' | 'google'> {
  facts ??= call({ path: apiPaths.assistant, answer: assistantFactsAnswer }).then(
    (data) => data.answeredBy,
    (error: unknown) => {
      facts = undefined
      throw error
    },
  )
  return facts
}

/**
 * Reports that an answer did not help.
 * @throws SourceError
 */
export async function reportNotHelpful(question: string): Promise<void> {
  await call({ path: apiPaths.assistantFeedback, body: { question }, answer: feedbackAnswer })
}
