import { TEXT_LIMITS } from '#shared/contracts/editing.ts'

/** Slug of a title: its words in ASCII, lower case, joined by hyphens. May be empty. */
export const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, TEXT_LIMITS.slug)
    .replaceAll(/^-+|-+$/g, '')
