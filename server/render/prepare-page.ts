import { plainAnswer, withForms, type Form } from '#server/http/encoding/encoded-answer.ts'
import type { CachedPage } from './page-cache.ts'

interface UnpreparedPage {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly tags: ReadonlySet<string>
  /** Name of the request header, besides Accept-Encoding, on which the page depends. Default: none. */
  readonly vary?: string | undefined
}

/** Converts a page to bytes, without compressed forms. */
export function plainPage({ status, html, headers, tags, vary }: UnpreparedPage): CachedPage {
  const type = { 'content-type': 'text/html; charset=utf-8' }
  const answer = plainAnswer({ status, headers: { ...headers, ...type }, text: html })
  if (vary === undefined) return { ...answer, tags }
  return { ...answer, headers: { ...answer.headers, vary: `${vary}, Accept-Encoding` }, tags }
}

/** Converts a page to bytes for the cache, with one compressed form. */
export const preparePage = (page: UnpreparedPage, form: Form): Promise<CachedPage> =>
  withForms(plainPage(page), [form])
