import type { Facet } from '#shared/content/article.ts'
import { industryGroups } from '#shared/pages/catalogue/industry-groups.ts'
import { industryName } from '#web/lib/page/catalogue-names.ts'

interface GroupFacet {
  readonly slug: string
  readonly label: string
  readonly count: number
}

/**
 * Filters of the list of case studies: one for each group of industries, with its number of case studies. If the URL names a single
 * industry, there is a filter for this industry too, because other pages link to such a list.
 */
export function groupFacets(
  facets: readonly Pick<Facet, 'slug' | 'count'>[],
  filter: string | undefined,
): readonly GroupFacet[] {
  const groups = industryGroups.map(({ slug, title, industries }) => ({
    slug,
    label: title,
    count: facets
      .filter((facet) => industries.includes(facet.slug))
      .reduce((sum, { count }) => sum + count, 0),
  }))
  const current = facets.filter(({ slug }) => slug === filter)
  return [
    ...groups.filter(({ count }) => count > 0),
    ...current.map(({ slug, count }) => ({ slug, label: industryName(slug), count })),
  ]
}
