import type { LinkTarget } from './block-writer.ts'

/** How the import sees an address: a target, or why the link is left out (its text always stays). */
export type ResolvedLink = LinkTarget | { readonly refused: string }

/**
 * The addresses that rich text may carry, and no others: http, https, mailto, tel, pages of this site and anchors.
 * Anything else (`javascript:`, files beside the post) is refused with a reason.
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
