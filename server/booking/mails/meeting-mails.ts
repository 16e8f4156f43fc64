import { CHANGE_NOTICE_HOURS, MEETING_MINUTES } from '#shared/contracts/booking/booking-times.ts'
import type { CANCELLED_BY } from '#shared/contracts/booking/bookings.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { CALL_LINK_BY_EMAIL, CALL_LINK_FOR_STAFF } from '#shared/pages/meetings/call-link.ts'
import { writtenIn, writtenInBoth } from '#shared/time/written-time.ts'
import type { BookingRow } from '../booking.tables.ts'
import { toInvitation } from './invitation.ts'
import type { MailTelling } from '../ports.ts'
import type { Letter } from '#shared/text/email-template.ts'

/** Data of the emails besides the meeting itself. */
export interface MeetingMailFacts {
  /** Name or description of the host. */
  readonly host: string
  /** Public origin of the site. */
  readonly origin: string
  /** Time zone of the company. */
  readonly timeZone: string
  /** Signed key in the meeting's URL. Only the meeting's visitor knows it. */
  readonly key: string
  /** Contact email of the site settings. */
  readonly contactEmail: string
}

/** Author of a change. */
type Doer = (typeof CANCELLED_BY)[number]

/** Purpose of reminders in the outbox. A queued reminder is withdrawn when its meeting changes. */
export const VISITOR_REMINDER = 'visitor-reminder'

/** Purpose of all other emails to the visitor in the outbox. A new email replaces an earlier one that could not be sent. */
export const VISITOR_TOLD = 'visitor'

/** Formats a time in the time zones of the visitor and of the company. */
export const timesOf = (
  at: number,
  row: Pick<BookingRow, 'time_zone'>,
  { timeZone }: Pick<MeetingMailFacts, 'timeZone'>,
): Letter['facts'] => {
  const theirs = writtenIn(at, row.time_zone)
  const ours = writtenIn(at, timeZone)
  return theirs === ours
    ? [['Time', theirs]]
    : [
        ['Your time', theirs],
        ['Our time', ours],
      ]
}

const factsOf = (row: BookingRow, facts: MeetingMailFacts): Letter['facts'] => [
  ['Number', row.number],
  ...timesOf(row.starts_at, row, facts),
  ['Length', `${MEETING_MINUTES} minutes`],
  ['With', facts.host],
]

const change = (facts: MeetingMailFacts): Letter['link'] => ({
  text: 'Move or cancel the meeting',
  url: facts.origin + paths.meetingBooked(facts.key),
})

const UNTIL = `You can move or cancel the meeting until ${CHANGE_NOTICE_HOURS} hours before it begins.`

const notYou = `If you didn’t book this, write to ${site.contactEmail} with the number, and we’ll erase the meeting and your address.`

/** Builds an email to an unverified address. It contains no text from the visitor. */
function toVisitor(
  row: BookingRow,
  facts: MeetingMailFacts,
  letter: Letter,
  values: { readonly purpose: string; readonly hasInvitation: boolean },
): MailTelling {
  const isCancelled = row.state === 'cancelled'
  return {
    channel: 'mail',
    purpose: values.purpose,
    subjectId: row.lead_id,
    to: row.email,
    mail: {
      letter,
      isAutomatic: true,
      ...(values.hasInvitation && {
        invitation: {
          method: isCancelled ? 'CANCEL' : 'REQUEST',
          text: toInvitation(row, { ...facts, isMail: true }),
        },
      }),
    },
  }
}

const asTold = { purpose: VISITOR_TOLD, hasInvitation: true } as const

/** Email that tells the visitor about a booked meeting. */
export const bookedMail = (row: BookingRow, facts: MeetingMailFacts): MailTelling =>
  toVisitor(
    row,
    facts,
    {
      subject: `Meeting ${row.number} with ${site.product} is booked`,
      why: `You get this email because someone entered your address to book a meeting at ${facts.origin}.`,
      facts: factsOf(row, facts),
      paragraphs: [
        'Open the attached file to add the meeting to your calendar.',
        CALL_LINK_BY_EMAIL,
        UNTIL,
      ],
      link: change(facts),
      foot: notYou,
    },
    asTold,
  )

/** Email that tells the visitor about a moved meeting. */
export const movedMail = (row: BookingRow, facts: MeetingMailFacts, by: Doer): MailTelling =>
  toVisitor(
    row,
    facts,
    {
      subject: `Meeting ${row.number} with ${site.product} has a new time`,
      why:
        by === 'staff'
          ? 'You get this email because we had to move your meeting.'
          : 'You get this email because you moved your meeting, or someone with its link did.',
      facts: [
        ...factsOf(row, facts),
        ...(row.moved_from === null
          ? []
          : [
              [
                'Previous time',
                writtenInBoth(row.moved_from, row.time_zone, facts.timeZone),
              ] as const,
            ]),
      ],
      ...(row.word !== '' && { quote: row.word }),
      paragraphs: [
        'Open the attached file to update the meeting in your calendar.',
        CALL_LINK_BY_EMAIL,
        UNTIL,
      ],
      link: change(facts),
      foot: notYou,
    },
    asTold,
  )

/** Email that tells the visitor about a cancelled meeting. */
export const cancelledMail = (row: BookingRow, facts: MeetingMailFacts, by: Doer): MailTelling =>
  toVisitor(
    row,
    facts,
    {
      subject: `Meeting ${row.number} with ${site.product} is cancelled`,
      why:
        by === 'staff'
          ? 'You get this email because we had to cancel your meeting.'
          : 'You get this email because you cancelled your meeting, or someone with its link did.',
      facts: factsOf(row, facts),
      ...(row.word !== '' && { quote: row.word }),
      paragraphs: ['Open the attached file to remove the meeting from your calendar.'],
      link: { text: 'Choose another time', url: facts.origin + paths.booking() },
      foot: notYou,
    },
    asTold,
  )

/** Email that reminds the visitor of a meeting. */
export const reminderMail = (row: BookingRow, facts: MeetingMailFacts): MailTelling =>
  toVisitor(
    row,
    facts,
    {
      subject: `Reminder: meeting ${row.number} with ${site.product}`,
      // The email may wait in the queue, so its text does not mention the remaining time.
      why: 'You get this email to remind you of your meeting with us.',
      facts: factsOf(row, facts),
      paragraphs: [CALL_LINK_BY_EMAIL, UNTIL],
      link: change(facts),
      foot: notYou,
    },
    { purpose: VISITOR_REMINDER, hasInvitation: false },
  )

/** Texts of the emails to staff, by event. */
const news = {
  booked: { subject: 'New meeting', why: 'A visitor has booked a meeting at' },
  moved: { subject: 'Meeting moved', why: 'A meeting has a new time at' },
  cancelled: { subject: 'Meeting cancelled', why: 'A meeting was cancelled at' },
} as const

/**
 * Email to staff about a booked, moved or cancelled meeting, with all text of its visitor.
 * @param told event, author of the event, and email address of staff
 */
export function staffMail(
  row: BookingRow,
  facts: MeetingMailFacts,
  told: { readonly what: keyof typeof news; readonly by: Doer; readonly to: string },
): MailTelling {
  const { subject, why } = news[told.what]
  const time = writtenIn(row.starts_at, facts.timeZone)
  const rows: Letter['facts'] = [
    ['Number', row.number],
    ['Time', time],
    ['Their time', writtenIn(row.starts_at, row.time_zone)],
    ...(told.what === 'moved' && row.moved_from !== null
      ? [['Previous time', writtenInBoth(row.moved_from, facts.timeZone, row.time_zone)] as const]
      : []),
    ...(told.what === 'booked'
      ? []
      : [['Changed by', told.by === 'staff' ? 'Staff' : 'The visitor'] as const]),
    ['Name', row.name],
    ['Email', row.email],
    ['About', subjectName(row.about)],
  ]
  return {
    channel: 'mail',
    purpose: 'staff',
    subjectId: row.lead_id,
    to: told.to,
    mail: {
      letter: {
        subject: `${subject} ${row.number}: ${time}`,
        why: `${why} ${site.product}. You get this email because inquiries are sent to this address.`,
        facts: rows,
        ...(row.note !== '' && { quote: row.note }),
        paragraphs: [
          `Reply to this email to write to the visitor: your reply goes to ${row.email}.`,
          ...(told.what === 'cancelled' ? [] : [CALL_LINK_FOR_STAFF]),
        ],
        link: {
          text: 'Open it in the staff area',
          url: facts.origin + paths.adminBooking(row.id),
        },
      },
      replyTo: row.email,
      isAutomatic: false,
    },
  }
}

/** Email to staff that a future meeting was cancelled because its visitor's data were erased. It contains no data of the visitor. */
export const erasedMail = (
  row: BookingRow,
  { timeZone, origin }: Pick<MeetingMailFacts, 'timeZone' | 'origin'>,
  to: string,
): MailTelling => {
  const time = writtenIn(row.starts_at, timeZone)
  return {
    channel: 'mail',
    purpose: 'staff',
    // Erasing a lead deletes all emails with the id of that lead. This email has null as its id, so that it is still sent.
    subjectId: null,
    to,
    mail: {
      letter: {
        subject: `Meeting ${row.number} cancelled: ${time}`,
        why: `The data of its visitor was erased, so this meeting of ${site.product} was cancelled. You get this email because inquiries are sent to this address.`,
        facts: [
          ['Number', row.number],
          ['Time', time],
        ],
        paragraphs: [
          'The time is free again. The visitor was not told, because their address is erased too.',
        ],
        link: { text: 'See all meetings', url: origin + paths.adminBookings },
      },
      isAutomatic: false,
    },
  }
}
