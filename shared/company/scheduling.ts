/** The service that meetings are booked with where they are not booked on the site's own page. */
export interface HostedScheduling {
  /** The page on which visitors book 30 minutes. */
  readonly url: string
  /** The script that puts that page into another one. */
  readonly widgetSource: string
}
