import type { StructuredData } from './json-ld.ts'
import { organizationReference } from './organization.ts'

/** What is said of an article. Addresses are paths or absolute; times ISO 8601. */
interface ArticleFacts {
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

/** A post or a case study. */
export const articleNode =
  (facts: ArticleFacts): StructuredData =>
  (absolute) => ({
    '@type': facts.type,
    headline: facts.headline,
    description: facts.description,
    datePublished: facts.published,
    dateModified: facts.modified,
    author:
      facts.author === undefined
        ? organizationReference(absolute)
        : { '@type': 'Person', name: facts.author },
    publisher: organizationReference(absolute),
    image: absolute(facts.image),
    articleSection: facts.section,
    keywords: facts.keywords.length === 0 ? undefined : facts.keywords.join(', '),
    mainEntityOfPage: absolute(facts.page),
  })
