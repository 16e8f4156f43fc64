/** Converts a name to a slug: lower-case ASCII letters, digits and hyphens, at most 96 characters. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 96)
    .replace(/-+$/, '')
}

/** Returns the slug if it is free, otherwise the slug with the lowest free number from 2. */
export function freeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  let candidate = slug
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${slug}-${number}`
  return candidate
}
