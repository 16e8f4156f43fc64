/** Industry guides as dossiers in a cabinet. Each drawer is a section of the catalogue. */
import {
  furtherIndustries,
  industrySections,
  type CatalogueEntry,
  type CatalogueSection,
  type IndustrySlug,
} from './catalogue/catalogue.ts'

/** Dossier with the section that contains it. */
export interface Dossier extends CatalogueEntry<IndustrySlug> {
  readonly section: CatalogueSection<IndustrySlug>
}

/** Drawers: the sections of the menu, then a drawer with the industries outside the menu. */
export const drawers: readonly CatalogueSection<IndustrySlug>[] = [
  ...industrySections,
  furtherIndustries,
]

/** All dossiers in the order of the cabinet. */
export const dossiers: readonly Dossier[] = drawers.flatMap((section) =>
  section.entries.map((entry) => ({ ...entry, section })),
)

/** Dossier with this slug, or undefined if the catalogue has no such industry. */
export const dossierOf = (slug: string): Dossier | undefined =>
  dossiers.find((dossier) => dossier.slug === slug)
