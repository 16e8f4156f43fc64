import { paths } from '#shared/paths/paths.ts'
import type { HostedScheduling } from '#shared/company/scheduling.ts'

/** Addresses of the booking page, in the forms that the dialog needs. */
export interface CalendarPage {
  /** Address that opens the page in a new tab. */
  readonly address: string
  /** Address for the widget script, which creates the frame. */
  readonly widgetAddress: string
  /** Address for a plain frame. */
  readonly frameAddress: string
  /** Origin of the page. Messages from other origins are ignored. */
  readonly origin: string
  /** Address of the script that provides the widget. */
  readonly widgetSource: string
  /** True if the booking page belongs to this site. */
  readonly isOwn: boolean
}

/**
 * URL parameters that hide parts of the embedded page: the details of the meeting, because the dialog shows them, and the consent banner,
 * because this site itself asks for consent.
 */
const HIDDEN = { hide_landing_page_details: '1', hide_gdpr_banner: '1' } as const

/** URL parameters that name the embedding site. Without them the embedded page sends no messages. */
const inFrame = (domain: string) => ({ embed_domain: domain, embed_type: 'Inline' })

function withParameters(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Booking page for a meeting about `service`: the page of the hosted service if one is configured, otherwise the site's own page. A hosted
 * service does not receive the subject.
 * @param site address of the current page
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
