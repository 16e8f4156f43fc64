import { plainAnswer, withForms, type Form } from '#server/http/encoding/encoded-answer.ts'
import type { CachedPage } from './page-cache.ts'

interface UnpreparedPage {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly tags: ReadonlySet<string>
}

/** A page as bytes, not compressed yet. */
export function plainPage({ status, html, headers, tags }: UnpreparedPage): CachedPage {
  const type = { 'content-type': 'text/html; charset=utf-8' }
  return { ...plainAnswer({ status, headers: { ...headers, ...type }, text: html }), tags }
}

/** Compresses a page once for all who ask for it while it is kept, as `form` if they take that. */
export const preparePage = (page: UnpreparedPage, form: Form): Promise<CachedPage> =>
  withForms(plainPage(page), [form])
