import type { CatalogueEntry } from '#shared/pages/catalogue/catalogue.ts'

/** Options of a field that selects pages of the service catalogue. */
export const choices = (entries: readonly CatalogueEntry[]) =>
  entries.map(({ slug, title }) => ({ value: slug, title }))

/** Returns the name of a page of the service catalogue, or undefined if there is no such page. */
export const titleOf = (entries: readonly CatalogueEntry[], slug: unknown): string | undefined =>
  entries.find((entry) => entry.slug === slug)?.title
