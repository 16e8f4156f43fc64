/** Anchor of a heading: lower-case letters and digits of any script, without accents, and hyphens between words. */
export function toAnchor(heading: string): string {
  const anchor = heading
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return anchor === '' ? 'section' : anchor
}
