/** Whether a page is shown within another one, as its address says. */

/** Names of the parameters; the second is that of the services that offer such pages. */
export const embedNames = { embed: 'embed', hideBanner: 'hide_gdpr_banner' } as const

/** Whether a page stands in a frame of another one, which has bar, foot and whatever floats itself. */
export const isEmbedded = (search: URLSearchParams): boolean => search.get(embedNames.embed) === '1'

/** Whether a page asks nobody about cookies, because the page around it does. */
export const hidesBanner = (search: URLSearchParams): boolean =>
  isEmbedded(search) || search.get(embedNames.hideBanner) === '1'
