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

/** Line of work of a service. */
export const solutionOf = (slug: ServiceSlug): (typeof solutionEntries)[number] => {
  const line = serviceSections.findIndex(({ entries }) =>
    entries.some((entry) => entry.slug === slug),
  )
  return solutionEntries[line] ?? solutionEntries[0]
}

/** The services of a line of work. */
export const servicesOf = (slug: SolutionSlug): readonly ServiceSlug[] =>
  serviceSections.find((section) => section.slug === slug)?.entries.map((entry) => entry.slug) ?? []

/** Number of a service in the catalogue, such as 08. It contains no point, so it cannot be mistaken for the number of a section. */
export const serviceCode = (slug: ServiceSlug): string =>
  String(services.findIndex((service) => service.slug === slug) + 1).padStart(2, '0')

/** Name of a service page. */
export const serviceTitle = (slug: ServiceSlug): string =>
  services.find((service) => service.slug === slug)?.title ?? slug

/** Name of an industry page. */
export const industryTitle = (slug: IndustrySlug): string =>
  industries.find((industry) => industry.slug === slug)?.title ?? slug
