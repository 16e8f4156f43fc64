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

/** Data of an invitation besides the meeting itself. */
export interface InvitationFacts {
  /** Name or description of the host. */
  readonly host: string
  /** Public origin of the site. */
  readonly origin: string
  /** Signed key in the meeting's URL. Only its visitor has it. */
  readonly key: string
  /** True if this site sends emails. Default: true. */
  readonly hasMail?: boolean
  /** True for an email attachment, which a mail program adds to the calendar itself. False for a downloaded file. */
  readonly isMail?: boolean
}

function methodOf({ state }: BookingRow, isMail: boolean): ICalCalendarMethod {
  if (state === 'cancelled') return ICalCalendarMethod.CANCEL
  return isMail ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
}

/**
 * Formats a meeting as iCalendar (RFC 5545). A calendar identifies it by its UID and uses the highest SEQUENCE. It
 * contains no text of the visitor, because the address is not verified.
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
    // Does not contain the host name, because the site may move to another one.
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
    // A downloaded file has no attendees (RFC 5546).
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
  // The last line also ends with CRLF.
  return `${calendar.toString().trimEnd()}\r\n`
}
