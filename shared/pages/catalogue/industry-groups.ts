import { familyOfIndustry, industries, industrySections } from './catalogue.ts'

/** Group of industries, with the slugs of its industries. */
export interface IndustryGroup {
  readonly slug: string
  readonly title: string
  readonly industries: readonly string[]
}

/** Groups of the menu. An industry outside the menu belongs to the group of its family. */
export const industryGroups: readonly IndustryGroup[] = industrySections.map(
  ({ slug, title, family }) => ({
    slug,
    title,
    industries: industries
      .filter((industry) => familyOfIndustry(industry.slug) === family)
      .map((industry) => industry.slug),
  }),
)

/** Slugs of the industries of a group, or undefined if no group has this slug. */
export const industriesOfGroup = (slug: string): readonly string[] | undefined =>
  industryGroups.find((group) => group.slug === slug)?.industries
