/** The industry pages as dossiers in a cabinet: drawers are the sections of the catalogue, both counted from 1. */
import {
  furtherIndustries,
  industrySections,
  type CatalogueEntry,
  type CatalogueSection,
  type IndustrySlug,
} from './catalogue.ts'

/** Where a dossier is filed. */
export interface Dossier extends CatalogueEntry<IndustrySlug> {
  /** Number of the drawer and place in it, such as "1.2". */
  readonly number: string
  readonly section: CatalogueSection<IndustrySlug>
}

/** The drawers: the sections of the menu, then the further industries. */
export const drawers: readonly CatalogueSection<IndustrySlug>[] = [
  ...industrySections,
  furtherIndustries,
]

/** Every dossier in the order of the cabinet. */
export const dossiers: readonly Dossier[] = drawers.flatMap((section, drawer) =>
  section.entries.map((entry, place) => ({
    ...entry,
    number: `${drawer + 1}.${place + 1}`,
    section,
  })),
)

/** The dossier filed under `slug`, or nothing where the catalogue has no such industry. */
export const dossierOf = (slug: string): Dossier | undefined =>
  dossiers.find((dossier) => dossier.slug === slug)
