import { encodeAnswer, type Form } from '#server/http/encoded-answer.ts'
import type { CachedPage } from './page-cache.ts'

/** Compresses a page once for all who ask for it while it is kept, as `form` if they take that. */
export async function preparePage(
  page: {
    readonly status: number
    readonly html: string
    readonly headers: Readonly<Record<string, string>>
    readonly tags: ReadonlySet<string>
  },
  form: Form,
): Promise<CachedPage> {
  const answer = await encodeAnswer(
    {
      status: page.status,
      headers: { ...page.headers, 'content-type': 'text/html; charset=utf-8' },
      text: page.html,
    },
    [form],
  )
  return { ...answer, tags: page.tags }
}
