/** Hosted scheduling service that replaces the site's own booking page. */
export interface HostedScheduling {
  /** Page on which visitors book 30 minutes. */
  readonly url: string
  /** Script that embeds that page. */
  readonly widgetSource: string
}
