import { industries } from '#shared/pages/catalogue/catalogue.ts'
import type { Facet } from '../article.ts'

/** Returns the title of an industry in the catalogue. For other slugs, derives a title (`deep-sea` becomes `Deep Sea`). */
function industryTitle(slug: string): string {
  const known = industries.find((industry) => industry.slug === slug)
  if (known !== undefined) return known.title
  return slug
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Returns the facets of industries with their number of articles, sorted by title. */
export function industryFacetsOf(counts: ReadonlyMap<string, number>): Facet[] {
  const facets = [...counts].map(([slug, count]) => ({ slug, title: industryTitle(slug), count }))
  const key = ({ title, slug }: Facet) => `${title}\0${slug}`
  return facets.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** Returns the facets of industries. `industries` contains one slug per published case study. */
export function industryFacets(industries: readonly string[]): Facet[] {
  const counts = new Map<string, number>()
  for (const slug of industries) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return industryFacetsOf(counts)
}
