import type { LinkTarget } from './block-writer.ts'

/** Result of resolving an address: a target, or the reason why the link is omitted (its text is always preserved). */
export type ResolvedLink = LinkTarget | { readonly refused: string }

/**
 * Resolves the only addresses that rich text may contain: http, https, mailto, tel, pages of this site and anchors. Any other address
 * (`javascript:`, a file next to the post) is refused with a reason.
 */
export function resolvePlainLink(href: string): ResolvedLink {
  const address = href.trim()
  if (address === '') return { refused: 'a link without an address' }
  if (address.startsWith('//')) return { href: `https:${address}` }
  if (address.startsWith('#')) return { href: address }
  if (/^\/[^\\]*$/.test(address)) return { href: address }
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return { refused: `a link to ${address}, which leads nowhere from here` }
  }
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address) || !URL.canParse(address)) {
    return {
      refused: `a link to ${address.slice(0, 80)}, which is no web, mail or telephone address`,
    }
  }
  return { href: address }
}
