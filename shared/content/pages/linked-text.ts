/**
 * Text with links as editors write it: `See [the privacy policy](/privacy-policy).` Pages render it as text parts with links between them.
 */

/** Link in a text. */
interface TextLink {
  readonly label: string
  readonly href: string
}

/** Text parts with links between them. */
type TextParts = readonly (string | TextLink)[]

/** Pattern of the addresses that links in the copy of pages may have: addresses of this site, https, email and phone. */
export const SAFE_HREF = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s()]*$/u

const LINK = /\[(?<label>[^[\]]+)\]\((?<href>[^\s()]+)\)/gu

const isLink = (value: unknown): value is TextLink =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).toSorted().join() === 'href,label'

/** True for text parts that contain at least one link. */
export const isTextParts = (value: unknown): value is TextParts =>
  Array.isArray(value) &&
  value.some(isLink) &&
  value.every((part: unknown) => typeof part === 'string' || isLink(part))

/** Converts text parts to the form in which editors write links. */
export const toLinkedText = (parts: TextParts): string =>
  parts.map((part) => (typeof part === 'string' ? part : `[${part.label}](${part.href})`)).join('')

/** Links in a text, in their order. */
export const linksOf = (text: string): readonly TextLink[] =>
  [...text.matchAll(LINK)].map(({ groups }) => ({
    label: groups?.['label'] ?? '',
    href: groups?.['href'] ?? '',
  }))

/** Parses a text. Returns it unchanged if it contains no link, otherwise its parts. A link whose address is not allowed stays text. */
export function readLinkedText(text: string): string | (string | TextLink)[] {
  const parts: (string | TextLink)[] = []
  let end = 0
  for (const { 0: match, index, groups } of text.matchAll(LINK)) {
    const { label = '', href = '' } = groups ?? {}
    if (!SAFE_HREF.test(href)) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push({ label, href })
    end = index + match.length
  }
  if (end === 0) return text
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
