/** Industry guides as dossiers in a cabinet: the drawers are the sections of the catalogue. */
import {
  furtherIndustries,
  industrySections,
  type CatalogueEntry,
  type CatalogueSection,
  type IndustrySlug,
} from './catalogue/catalogue.ts'

/** Dossier with its section. */
export interface Dossier extends CatalogueEntry<IndustrySlug> {
  readonly section: CatalogueSection<IndustrySlug>
}

/** Drawers: the sections of the menu, then the further industries. */
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
