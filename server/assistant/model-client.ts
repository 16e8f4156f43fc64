import * as z from 'zod/mini'

/** Why there is no reply. Holds nothing of the question, of the answer, or of the key. */
export class ModelFailure extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ModelFailure'
  }
}

/** Asks the model. @throws ModelFailure whenever there is no whole text */
export type AskModel = (body: unknown, signal: AbortSignal) => Promise<string>

export interface ModelClientOptions {
  readonly key: string
  /** Scheme and host of the model service. */
  readonly host: string
  /** Longest time for a whole answer, milliseconds. */
  readonly limit?: number
}

/** The service's name for its newest small flash model, which spends no tokens of a reply on thinking. */
export const MODEL = 'gemini-flash-lite-latest'

const LIMIT = 10_000
const MOST_BYTES = 256 * 1_024

/** Reasons to stop with which a text is what the model meant to say, as far as it goes. */
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

/** A text that was cut off, up to the end of its last sentence. */
const wholeSentences = (text: string) => /^[\s\S]*[.!?](?=\s|$)/u.exec(text)?.[0] ?? ''

function replyOf(text: string): string {
  const [first] = parse(text).candidates
  if (!GOOD_ENDS.has(first?.finishReason)) throw new ModelFailure('stopped by the model')
  const said = (first?.content?.parts?.[0]?.text ?? '').replaceAll('**', '').trim()
  const reply = first?.finishReason === 'MAX_TOKENS' ? wholeSentences(said) : said
  if (reply === '') throw new ModelFailure('empty')
  return reply
}

/** Calls the model over HTTP. The key goes into the address, as the service asks, so no error of a call is passed on. */
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
        // Another address must not get the key.
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
