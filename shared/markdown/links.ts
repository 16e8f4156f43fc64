import type { LinkTarget } from './block-writer.ts'

/** Result of resolving an address: the target, or the reason why the link is left out. The text of the link is preserved in either case. */
export type ResolvedLink = LinkTarget | { readonly refused: string }

/**
 * Resolves an address that rich text may contain: http, https, mailto, tel, pages of this site and anchors. Rejects any other address
 * (`javascript:`, a file next to the post) with a reason.
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
