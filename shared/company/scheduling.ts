/** Hosted scheduling service. If one is configured, it replaces the site's own booking page. */
export interface HostedScheduling {
  /** Address of the page on which visitors book a meeting of 30 minutes. */
  readonly url: string
  /** Script that embeds that page. */
  readonly widgetSource: string
}
