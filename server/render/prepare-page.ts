import { plainAnswer, withForms, type Form } from '#server/http/encoding/encoded-answer.ts'
import type { CachedPage } from './page-cache.ts'

interface UnpreparedPage {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly tags: ReadonlySet<string>
  /** Header on which the page depends besides Accept-Encoding. Default: none. */
  readonly vary?: string | undefined
}

/** Creates a page as bytes without compressed forms. */
export function plainPage({ status, html, headers, tags, vary }: UnpreparedPage): CachedPage {
  const type = { 'content-type': 'text/html; charset=utf-8' }
  const answer = plainAnswer({ status, headers: { ...headers, ...type }, text: html })
  if (vary === undefined) return { ...answer, tags }
  return { ...answer, headers: { ...answer.headers, vary: `${vary}, Accept-Encoding` }, tags }
}

/** Creates a cacheable page with one compressed form. */
export const preparePage = (page: UnpreparedPage, form: Form): Promise<CachedPage> =>
  withForms(plainPage(page), [form])
