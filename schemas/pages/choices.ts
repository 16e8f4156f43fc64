import type { CatalogueEntry } from '#shared/pages/catalogue/catalogue.ts'

/** Options of a field that selects pages of the catalogue. */
export const choices = (entries: readonly CatalogueEntry[]) =>
  entries.map(({ slug, title }) => ({ value: slug, title }))

/** Name of a page of the catalogue; undefined if the page does not exist. */
export const titleOf = (entries: readonly CatalogueEntry[], slug: unknown): string | undefined =>
  entries.find((entry) => entry.slug === slug)?.title
