/** Positions of pages in the catalogue. */
import {
  industries,
  serviceSections,
  services,
  solutionEntries,
  type IndustrySlug,
  type ServiceSlug,
  type SolutionSlug,
} from './catalogue.ts'

const placeOf = (slug: ServiceSlug) => {
  const line = serviceSections.findIndex(({ entries }) =>
    entries.some((entry) => entry.slug === slug),
  )
  const entries: readonly { readonly slug: string }[] = serviceSections[line]?.entries ?? []
  return { line, entry: entries.findIndex((candidate) => candidate.slug === slug) }
}

/** Line of work of a service. */
export const solutionOf = (slug: ServiceSlug): (typeof solutionEntries)[number] =>
  solutionEntries[placeOf(slug).line] ?? solutionEntries[0]

/** The services of a line of work. */
export const servicesOf = (slug: SolutionSlug): readonly ServiceSlug[] =>
  serviceSections.find((section) => section.slug === slug)?.entries.map((entry) => entry.slug) ?? []

/** Number of a service in the catalogue, such as 1.1.2: what we offer, first line of work, second service. */
export const serviceCode = (slug: ServiceSlug): string => {
  const { line, entry } = placeOf(slug)
  return `1.${line + 1}.${entry + 1}`
}

/** Name of a service page. */
export const serviceTitle = (slug: ServiceSlug): string =>
  services.find((service) => service.slug === slug)?.title ?? slug

/** Name of an industry page. */
export const industryTitle = (slug: IndustrySlug): string =>
  industries.find((industry) => industry.slug === slug)?.title ?? slug
