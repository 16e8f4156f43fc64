import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { MEETING_MINUTES } from '#shared/contracts/booking/booking-times.ts'
import { callPlace } from '#shared/pages/meetings/call-place.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import type { BookingRow } from '../booking.tables.ts'
import { MEETING } from '../slots.ts'

/** What an invitation says besides the meeting itself. */
export interface InvitationFacts {
  /** Who takes the meeting, in words. */
  readonly host: string
  /** The site's public origin. */
  readonly origin: string
  /** The part of the meeting's address that only its visitor has. */
  readonly key: string
  /** True if this site sends emails. @default true */
  readonly hasMail?: boolean
  /** Whether it goes to the visitor by mail, whose program then asks nothing and enters it; else it is a file to be taken over. */
  readonly isMail?: boolean
}

function methodOf({ state }: BookingRow, isMail: boolean): ICalCalendarMethod {
  if (state === 'cancelled') return ICalCalendarMethod.CANCEL
  return isMail ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
}

/**
 * A meeting as iCalendar (RFC 5545). A calendar knows it again by its UID, and takes the one with the highest SEQUENCE. Nothing is
 * in it that the visitor has written: nobody has shown that the address is theirs.
 */
export function toInvitation(row: BookingRow, facts: InvitationFacts): string {
  const { hasMail = true } = facts
  const { host, origin, key, isMail = false } = facts
  const url = origin + paths.meetingBooked(key)
  const isCancelled = row.state === 'cancelled'
  const method = methodOf(row, isMail)
  const calendar = new ICalCalendar({
    prodId: { company: site.product, product: 'Meetings', language: 'EN' },
    method,
  })
  calendar.createEvent({
    // Of itself alone: the site may move to another address.
    id: row.id,
    sequence: row.revision - 1,
    stamp: new Date(row.updated_at),
    start: new Date(row.starts_at),
    end: new Date(row.starts_at + MEETING),
    summary: `${MEETING_MINUTES}-minute meeting with ${site.product}`,
    description: [
      `Number: ${row.number}`,
      `With: ${host}`,
      ...(isCancelled ? ['This meeting is cancelled.'] : [`Move or cancel the meeting: ${url}`]),
    ].join('\n'),
    location: callPlace(hasMail),
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.product, email: site.contactEmail },
    // A file that is only to be taken over invites nobody (RFC 5546).
    attendees:
      method === ICalCalendarMethod.PUBLISH
        ? []
        : [
            {
              email: row.email,
              role: ICalAttendeeRole.REQ,
              status: ICalAttendeeStatus.ACCEPTED,
              rsvp: false,
            },
          ],
  })
  // The last line ends like every other.
  return `${calendar.toString().trimEnd()}\r\n`
}
