/** The industry guides as dossiers in a cabinet: drawers are the sections of the catalogue. */
import {
  furtherIndustries,
  industrySections,
  type CatalogueEntry,
  type CatalogueSection,
  type IndustrySlug,
} from './catalogue/catalogue.ts'

/** Where a dossier is filed. */
export interface Dossier extends CatalogueEntry<IndustrySlug> {
  readonly section: CatalogueSection<IndustrySlug>
}

/** The drawers: the sections of the menu, then the further industries. */
export const drawers: readonly CatalogueSection<IndustrySlug>[] = [
  ...industrySections,
  furtherIndustries,
]

/** Every dossier in the order of the cabinet. */
export const dossiers: readonly Dossier[] = drawers.flatMap((section) =>
  section.entries.map((entry) => ({ ...entry, section })),
)

/** The dossier filed under `slug`, or nothing where the catalogue has no such industry. */
export const dossierOf = (slug: string): Dossier | undefined =>
  dossiers.find((dossier) => dossier.slug === slug)
