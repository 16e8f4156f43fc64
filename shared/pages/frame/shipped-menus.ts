/** Shipped links of the menus: the first pages of each section of the catalogue. */
import { FRAME_COUNTS } from '#shared/content/pages/frame/frame-limits.ts'
import { paths } from '#shared/paths/paths.ts'
import { type CatalogueSection, industrySections, serviceSections } from '../catalogue/catalogue.ts'

/** Sections of a menu, each with its first pages. */
export const firstPages = <Page extends string, Section extends string>(
  sections: readonly (CatalogueSection<Page> & { readonly slug: Section })[],
  pathOf: (slug: Page) => string,
) =>
  sections.map(({ slug, title, entries }) => ({
    section: slug,
    title,
    items: entries
      .slice(0, FRAME_COUNTS.items)
      .map((entry) => ({ label: entry.title, path: pathOf(entry.slug) })),
  }))

/** Shipped menu of the services. */
export const shippedOffer = {
  sections: firstPages(serviceSections, paths.service),
  all: 'All services',
}

/** Shipped menu of the industries. */
export const shippedIndustries = {
  sections: firstPages(industrySections, paths.industry),
  all: 'All industries',
}
