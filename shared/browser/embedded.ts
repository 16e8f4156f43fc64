/** Query parameters of embedded pages. */

/** Names of the parameters. `hide_gdpr_banner` is the name that embedding services such as Calendly use. */
export const embedNames = { embed: 'embed', hideBanner: 'hide_gdpr_banner' } as const

/**
 * True if the page is embedded in a frame. The embedding page has a navigation bar, a footer and floating elements, so this page shows
 * none.
 */
export const isEmbedded = (search: URLSearchParams): boolean => search.get(embedNames.embed) === '1'

/** True if a page does not ask for consent, because the embedding page does. */
export const hidesBanner = (search: URLSearchParams): boolean =>
  isEmbedded(search) || search.get(embedNames.hideBanner) === '1'
