import { paths } from '#shared/paths/paths.ts'
import type { HostedScheduling } from '#shared/company/scheduling.ts'

/** Booking page in the forms that the dialog needs. */
export interface CalendarPage {
  /** Address for a new tab. */
  readonly address: string
  /** Address for the widget, which creates its own frame. */
  readonly widgetAddress: string
  /** Address for a plain frame. */
  readonly frameAddress: string
  /** Only messages from this origin are accepted. */
  readonly origin: string
  /** Script that provides the widget. */
  readonly widgetSource: string
  /** True if it is a page of this site. */
  readonly isOwn: boolean
}

/** Parts of the page that both views hide: the dialog shows the meeting's details, and the site has asked for consent. */
const HIDDEN = { hide_landing_page_details: '1', hide_gdpr_banner: '1' } as const

/** The page sends messages only if it knows where it is embedded. */
const inFrame = (domain: string) => ({ embed_domain: domain, embed_type: 'Inline' })

function withParameters(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Page for booking a meeting about `service`: that of the configured service, which does not receive the subject, or
 * the site's own.
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
