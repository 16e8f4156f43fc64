/** Criteria by which articles are related to a service, solution or industry page. */
import {
  industries,
  serviceSections,
  services,
  solutionEntries,
} from '../pages/catalogue/catalogue.ts'

/** A page of the catalogue. A service and a solution may have the same slug. */
export interface CataloguePage {
  readonly kind: 'service' | 'solution' | 'industry'
  readonly slug: string
}

/** Criteria of articles that are related to a page: blogs need one of the tags, case studies one of the services or the industry. */
export interface RelatedTerms {
  /** Slugs and titles in lower case. */
  readonly tags: readonly string[]
  /** Slugs of services; empty for an industry. */
  readonly services: readonly string[]
  /** Slug of the industry; absent for other pages. */
  readonly industry?: string
}

type Entries = readonly { readonly slug: string; readonly title: string }[]

const tagsOf = (entries: Entries): readonly string[] => [
  ...new Set(entries.flatMap(({ slug, title }) => [slug, title.toLowerCase()])),
]

const named = (entries: Entries, slug: string) => entries.filter((entry) => entry.slug === slug)

/** Returns the criteria of a page's related articles; undefined if the catalogue has no such page. */
export function relatedTerms({ kind, slug }: CataloguePage): RelatedTerms | undefined {
  if (kind === 'industry') {
    const found = named(industries, slug)
    return found.length === 0 ? undefined : { tags: tagsOf(found), services: [], industry: slug }
  }
  if (kind === 'service') {
    const found = named(services, slug)
    return found.length === 0 ? undefined : { tags: tagsOf(found), services: [slug] }
  }
  const found = named(solutionEntries, slug)
  const line = serviceSections.find((section) => section.slug === slug)
  if (found.length === 0 || line === undefined) return undefined
  return {
    tags: tagsOf([...found, ...line.entries]),
    services: line.entries.map((service) => service.slug),
  }
}
