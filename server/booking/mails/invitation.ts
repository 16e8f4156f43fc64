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
  /** Signed key in the meeting's URL. Only the meeting's visitor knows it. */
  readonly key: string
  /** True if this site sends emails. Default: true. */
  readonly hasMail?: boolean
  /** True for an email attachment, which mail programs add to the calendar automatically. False for a file that the visitor downloads. */
  readonly isMail?: boolean
  /** Email address of the organizer. */
  readonly contactEmail: string
}

function methodOf({ state }: BookingRow, isMail: boolean): ICalCalendarMethod {
  if (state === 'cancelled') return ICalCalendarMethod.CANCEL
  return isMail ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
}

/**
 * Formats a meeting as iCalendar (RFC 5545). A calendar program identifies a meeting by its UID and shows the version with the highest
 * SEQUENCE. The invitation contains no text from the visitor, because the email address is not verified.
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
    // The UID does not contain the host name, because the site may move to another host.
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
    organizer: { name: site.product, email: facts.contactEmail },
    // RFC 5546 allows attendees only in invitations sent by email, not in a downloaded file.
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
  // RFC 5545 requires CRLF after the last line too.
  return `${calendar.toString().trimEnd()}\r\n`
}
