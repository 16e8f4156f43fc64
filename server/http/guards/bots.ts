/**
 * Words in the User-Agent of crawlers, link previews, monitors and HTTP libraries. Programs that imitate a browser are not recognised; they
 * have no consent, so they send no page views or measurements.
 */
const BOT =
  /(?<!cu)bots?\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|pagespeed|monitor|uptime|^(?:curl|wget|python|java|go-http|okhttp|libwww|node-fetch|axios)/i

/** True if the User-Agent of a request names a crawler, monitor or other program that is not a person's browser. */
export const isBot = ({ headers }: Pick<Request, 'headers'>): boolean =>
  BOT.test(headers.get('user-agent') ?? '')
