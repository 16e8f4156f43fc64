import { paths } from '#shared/paths/paths.ts'
import type { HostedScheduling } from '#shared/company/scheduling.ts'

/** The page where a meeting is booked, as the dialog shows it. */
export interface CalendarPage {
  /** For a tab of its own. */
  readonly address: string
  /** For the widget, which makes the frame. */
  readonly widgetAddress: string
  /** For a plain frame. */
  readonly frameAddress: string
  /** Messages of the page are believed from here alone. */
  readonly origin: string
  /** The script that offers the widget. */
  readonly widgetSource: string
  /** Whether it is a page of this site. */
  readonly isOwn: boolean
}

/** What both views hide of the page: the dialog says what the meeting is, and the site has asked for consent. */
const HIDDEN = { hide_landing_page_details: '1', hide_gdpr_banner: '1' } as const

/** A page sends no messages to the page around it unless it is told where it is shown. */
const inFrame = (domain: string) => ({ embed_domain: domain, embed_type: 'Inline' })

function withParameters(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

/**
 * The page where a meeting about `service` is booked: that of a service where the site uses one, which is told nothing of what
 * the meeting is about, else the site's own.
 * @param site the address of the page that is open
 */
export function calendarPage(
  hosted: HostedScheduling | undefined,
  service: string | undefined,
  site: URL,
): CalendarPage {
  const address = new URL(hosted?.url ?? paths.booking(service), site)
  const widgetAddress = withParameters(address.href, HIDDEN)
  return {
    address: address.href,
    widgetAddress,
    frameAddress: withParameters(widgetAddress, {
      ...inFrame(site.hostname),
      ...(hosted === undefined && { embed: '1' }),
    }),
    origin: address.origin,
    widgetSource: new URL(hosted?.widgetSource ?? paths.bookingWidget, site).href,
    isOwn: hosted === undefined,
  }
}
