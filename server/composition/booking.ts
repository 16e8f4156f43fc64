import { bookingRoutes } from '../booking/booking.routes.ts'
import { createBooking, type BookingService } from '../booking/booking.service.ts'
import { createMeetingActs } from '../booking/meeting-acts.ts'
import type { LeadsArea } from './leads.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import type { Acts } from '../http/acts.ts'
import type { Route } from '../http/route.ts'
import type { Lifetime } from './lifetime.ts'
import { site } from '#shared/company/site.ts'

/** Meetings with their notifications. */
export interface BookingArea {
  readonly booking: BookingService
  readonly routes: readonly Route[]
}

/** Composes the booking of meetings. With an external scheduling service the site takes no bookings. */
export function createBookingArea(
  config: Config,
  { database, log }: Pick<Deps, 'database' | 'log'>,
  { leads, links, messages, floods, hasSession, holidays }: LeadsArea,
  acts: Acts,
  lifetime: Lifetime,
): BookingArea {
  const booking = createBooking({
    db: database.kysely,
    leads: { ...leads.meetings, addRequest: leads.addRequest, announce: leads.announce },
    floods,
    links,
    holidays,
    timeZone: site.timeZone,
    messenger: messages,
    mail: { leadsTo: config.mail.leadsTo, origin: config.origin },
    hosted: config.scheduling?.url,
    limits: config.rateLimit,
    now: Date.now,
    acts: createMeetingActs(acts),
    log,
  })
  leads.attachMeetings(booking.data)
  lifetime.add({ name: 'bookings', ...booking.clock })
  return {
    booking,
    routes: bookingRoutes(booking, hasSession),
  }
}
