/**
 * What a page is about, as data: templates name it, and it becomes JSON-LD where the head of the page is written.
 */
import type { NamedLink } from '#shared/pages/invitation.ts'
import type { Question } from '#shared/pages/catalogue/page-copy.ts'

/** What is said of an article. Addresses are paths or absolute; times ISO 8601. */
export interface ArticleFacts {
  readonly type: 'BlogPosting' | 'Article'
  readonly headline: string
  readonly description: string
  /** The address to keep. */
  readonly page: string
  readonly image: string
  readonly published?: string | undefined
  readonly modified: string
  /** The author's name; the company wrote it when there is none. */
  readonly author?: string | undefined
  readonly section?: string | undefined
  readonly keywords: readonly string[]
}

/** What is said of a service. `path` is that of its page, `type` the line of work it belongs to. */
export interface ServiceFacts {
  readonly name: string
  readonly description: string
  readonly path: string
  readonly type: string
}

/** Terms that a page explains. `path` is that of the page; each term stands at its own fragment. */
export interface TermsFacts {
  readonly name: string
  readonly path: string
  readonly terms: readonly { readonly id: string; readonly term: string; readonly text: string }[]
}

/** One thing that a page tells search engines. */
export type Subject =
  | { readonly kind: 'organization' }
  | { readonly kind: 'webSite' }
  | { readonly kind: 'breadcrumbList'; readonly steps: readonly NamedLink[] }
  | { readonly kind: 'service'; readonly facts: ServiceFacts }
  | { readonly kind: 'faqPage'; readonly items: readonly Question[] }
  | { readonly kind: 'definedTermSet'; readonly facts: TermsFacts }
  | { readonly kind: 'article'; readonly facts: ArticleFacts }

/** The company with everything that it claims about itself. */
export const organization: Subject = { kind: 'organization' }

/** The site itself, for its home page. */
export const webSite: Subject = { kind: 'webSite' }

/** The way from the home page to a page, the page itself last. */
export const breadcrumbList = (steps: readonly NamedLink[]): Subject => ({
  kind: 'breadcrumbList',
  steps,
})

/** A service that the company provides. */
export const service = (facts: ServiceFacts): Subject => ({ kind: 'service', facts })

/** The questions that a page answers. */
export const faqPage = (items: readonly Question[]): Subject => ({ kind: 'faqPage', items })

/** The terms that a page explains. */
export const definedTermSet = (facts: TermsFacts): Subject => ({ kind: 'definedTermSet', facts })

/** A post or a case study. */
export const article = (facts: ArticleFacts): Subject => ({ kind: 'article', facts })
