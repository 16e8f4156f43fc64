import { once } from 'node:events'
import * as z from 'zod'
import { startWorker } from '#lake/common/start-worker.ts'
import { HttpError } from '#server/http/http-error.ts'
import { LIST_LIMITS } from '#shared/contracts/editing.ts'
import { markdownToPortableText } from '#shared/markdown/markdown-to-portable-text.ts'
import { nestingProblem } from '#shared/markdown/nesting.ts'

/**
 * Maximum length in characters of Markdown that is parsed on the main thread. Parsing a text of this length is fast even if the text is
 * malicious.
 */
const SHORT = 1_000
const LONGEST_MS = 8_000

const blocks = z.array(z.looseObject({ _type: z.string(), _key: z.string() }))

/** Parses Markdown in a worker thread, because emphasis and nesting can take more than linear time. */
async function readAside(markdown: string): Promise<unknown> {
  const worker = startWorker(new URL('./markdown-worker.ts', import.meta.url), {
    workerData: markdown,
  })
  try {
    const [body] = await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST_MS) })
    return body
  } finally {
    await worker.terminate()
  }
}

/**
 * Converts Markdown to blocks of Portable Text.
 * @throws HttpError `validation_failed` for text that is nested too deeply, takes too long, or has too many blocks
 */
export async function readMarkdown(
  markdown: string,
): Promise<readonly { readonly _type: string; readonly _key: string }[]> {
  const refused = (message: string, cause?: unknown) =>
    new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
      fields: { body: message },
      cause,
    })
  const problem = nestingProblem(markdown)
  if (problem !== undefined) throw refused(problem)
  let body: unknown
  try {
    body =
      markdown.length > SHORT ? await readAside(markdown) : markdownToPortableText(markdown).body
  } catch (error) {
    throw refused('Simplify the Markdown: it is nested too deeply', error)
  }
  const parsed = blocks.parse(body)
  if (parsed.length > LIST_LIMITS.blocks) throw refused('Shorten the text: it has too many blocks')
  return parsed
}
