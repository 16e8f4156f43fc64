/** Facts for the structured data of a page. Components of pages create them, and the head of the page converts them to JSON-LD. */
import type { NamedLink } from '#shared/pages/invitation.ts'
import type { Question } from '#shared/pages/catalogue/page-copy.ts'

/** Facts about an article. Addresses are paths or absolute URLs; times are ISO 8601. */
export interface ArticleFacts {
  readonly type: 'BlogPosting' | 'Article'
  readonly headline: string
  readonly description: string
  /** Canonical address. */
  readonly page: string
  readonly image: string
  readonly published?: string | undefined
  readonly modified: string
  /** Name of the author. Default: the company. */
  readonly author?: string | undefined
  readonly section?: string | undefined
  readonly keywords: readonly string[]
}

/** Facts about a service. `path` is the path of its page, `type` is the line of work that it belongs to. */
export interface ServiceFacts {
  readonly name: string
  readonly description: string
  readonly path: string
  readonly type: string
}

/** Terms that a page explains. `path` is the path of the page; each term has its own fragment. */
export interface TermsFacts {
  readonly name: string
  readonly path: string
  readonly terms: readonly { readonly id: string; readonly term: string; readonly text: string }[]
}

/** One piece of a page's structured data. */
export type Subject =
  | { readonly kind: 'organization' }
  | { readonly kind: 'webSite' }
  | { readonly kind: 'breadcrumbList'; readonly steps: readonly NamedLink[] }
  | { readonly kind: 'service'; readonly facts: ServiceFacts }
  | { readonly kind: 'faqPage'; readonly items: readonly Question[] }
  | { readonly kind: 'definedTermSet'; readonly facts: TermsFacts }
  | { readonly kind: 'article'; readonly facts: ArticleFacts }

/**
 * The company with all its claims, for three pages: home, about and contact. Other pages refer to it by `@id`, because the claims take 350
 * bytes after compression, and some pages would then exceed the first congestion window (decision 121).
 */
export const organization: Subject = { kind: 'organization' }

/** The website itself, for the home page. */
export const webSite: Subject = { kind: 'webSite' }

/** Breadcrumbs from the home page to the current page, which is the last item. */
export const breadcrumbList = (steps: readonly NamedLink[]): Subject => ({
  kind: 'breadcrumbList',
  steps,
})

/** A service that the company provides. */
export const service = (facts: ServiceFacts): Subject => ({ kind: 'service', facts })

/** Questions and answers of a page. */
export const faqPage = (items: readonly Question[]): Subject => ({ kind: 'faqPage', items })

/** Terms that a page explains. */
export const definedTermSet = (facts: TermsFacts): Subject => ({ kind: 'definedTermSet', facts })

/** A post or a case study. */
export const article = (facts: ArticleFacts): Subject => ({ kind: 'article', facts })
