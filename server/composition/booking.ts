import { bookingRoutes } from '../booking/booking.routes.ts'
import { createBooking, type BookingService } from '../booking/booking.service.ts'
import { createMeetingActs } from '../booking/meeting-acts.ts'
import type { LeadsArea } from './leads.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import type { Acts } from '../http/acts.ts'
import type { Route } from '../http/route.ts'
import type { Lifetime } from './lifetime.ts'
import { conversionPage } from '../visits/conversion-page.ts'
import type { CountConversion } from '../visits/measurement-counters.ts'
import { site } from '#shared/company/site.ts'
import { paths } from '#shared/paths/paths.ts'

/** Meetings with their notifications. */
export interface BookingArea {
  readonly booking: BookingService
  readonly routes: readonly Route[]
}

/** Composes the booking of meetings. With an external scheduling service the site takes no bookings. */
export function createBookingArea(
  config: Config,
  { database, log }: Pick<Deps, 'database' | 'log'>,
  { leads, links, counts, messages, floods, hasSession, holidays }: LeadsArea,
  acts: Acts,
  {
    lifetime,
    count,
    contactEmail,
  }: {
    readonly lifetime: Lifetime
    readonly count: CountConversion
    readonly contactEmail: () => string
  },
): BookingArea {
  const booking = createBooking({
    db: database.kysely,
    leads: { ...leads.meetings, addRequest: leads.addRequest, announce: leads.announce },
    floods,
    links,
    holidays,
    timeZone: site.timeZone,
    messenger: messages,
    mail: { leadsTo: config.mail.leadsTo, origin: config.origin, contactEmail },
    hosted: config.scheduling?.url,
    limits: config.rateLimit,
    counts,
    now: Date.now,
    acts: createMeetingActs(acts),
    converted: (about) => count('meeting', conversionPage(about, paths.booking())),
    log,
  })
  leads.attachMeetings(booking.data)
  lifetime.add({ name: 'bookings', ...booking.clock })
  return {
    booking,
    routes: bookingRoutes(booking, hasSession),
  }
}
