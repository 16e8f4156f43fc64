import * as z from 'zod/mini'

/** Error of a model call. Its message contains nothing of the question, the answer or the key. */
export class ModelFailure extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ModelFailure'
  }
}

/** Asks the model and returns its text. @throws ModelFailure if there is no usable text */
export type AskModel = (body: unknown, signal: AbortSignal) => Promise<string>

export interface ModelClientOptions {
  readonly key: string
  /** Scheme and host of the model service. */
  readonly host: string
  /** Timeout of a call, milliseconds. Default: 10,000. */
  readonly limit?: number
}

/** Alias of the service for its newest small Flash model, which spends no output tokens on thinking. */
const MODEL = 'gemini-flash-lite-latest'

const LIMIT = 10_000
const MOST_BYTES = 256 * 1_024

/** Finish reasons with which the text of a reply is usable. With `MAX_TOKENS` the text is truncated. */
const GOOD_ENDS = new Set(['STOP', 'MAX_TOKENS', undefined])

const generated = z.object({
  candidates: z
    .array(
      z.object({
        content: z.optional(
          z.object({ parts: z.optional(z.array(z.object({ text: z.optional(z.string()) }))) }),
        ),
        finishReason: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1)),
})

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw new ModelFailure('too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): z.infer<typeof generated> {
  try {
    return generated.parse(JSON.parse(text))
  } catch {
    throw new ModelFailure('no candidates')
  }
}

/** Truncated text up to the end of its last complete sentence. */
const wholeSentences = (text: string) => /^[\s\S]*[.!?](?=\s|$)/u.exec(text)?.[0] ?? ''

function replyOf(text: string): string {
  const [first] = parse(text).candidates
  if (!GOOD_ENDS.has(first?.finishReason)) throw new ModelFailure('stopped by the model')
  const said = (first?.content?.parts?.[0]?.text ?? '').replaceAll('**', '').trim()
  const reply = first?.finishReason === 'MAX_TOKENS' ? wholeSentences(said) : said
  if (reply === '') throw new ModelFailure('empty')
  return reply
}

/** Creates a client that calls the model over HTTP. The service requires the key in the URL, so errors of `fetch` are not passed on. */
export function createModelClient({ key, host, limit = LIMIT }: ModelClientOptions): AskModel {
  const url = new URL(`/v1beta/models/${MODEL}:generateContent`, host)
  url.searchParams.set('key', key)
  return async (body, signal) => {
    const late = AbortSignal.timeout(limit)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        // A redirect would send the key to another address.
        redirect: 'error',
        signal: AbortSignal.any([late, signal]),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new ModelFailure(`status ${response.status}`)
      }
      return replyOf(await readText(response))
    } catch (error) {
      if (error instanceof ModelFailure) throw error
      if (late.aborted) throw new ModelFailure('late')
      throw new ModelFailure(signal.aborted ? 'abandoned' : 'network')
    }
  }
}
