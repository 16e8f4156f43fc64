/** Query parameters of embedded pages. */

/** Names of the query parameters. `hide_gdpr_banner` is also used by services that embed pages, such as Calendly. */
export const embedNames = { embed: 'embed', hideBanner: 'hide_gdpr_banner' } as const

/**
 * True if the page is embedded in a frame. The embedding page has its own navigation and footer, so the embedded page shows neither these
 * nor floating elements.
 */
export const isEmbedded = (search: URLSearchParams): boolean => search.get(embedNames.embed) === '1'

/** True if an embedded page must not ask for consent, because the embedding page asks. */
export const hidesBanner = (search: URLSearchParams): boolean =>
  isEmbedded(search) || search.get(embedNames.hideBanner) === '1'
