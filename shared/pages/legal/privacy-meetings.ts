import {
  BOOKING_SHOWN_DAYS,
  CONFIRM_MINUTES,
  MEETING_MINUTES,
  MOST_CONFIRMATIONS,
  NETWORK_DAYS,
} from '#shared/contracts/booking/booking-times.ts'
import { site } from '#shared/company/site.ts'
import type { LegalSection } from '../company/shapes.ts'

/** Section of the privacy policy about meetings booked on this site. */
export const meetingsSection: LegalSection = {
  id: 'meetings',
  title: 'When you book a meeting',
  blocks: [
    {
      kind: 'text',
      text: `To book a meeting of ${MEETING_MINUTES} minutes you give us a time, your name, your email address and, if you like, a subject and a note. We also receive the name of your time zone, so that we can tell you the time by your own clock. We store this on our own server before we confirm it, with a number for you to refer to. We use it only to hold the meeting. The lawful basis is steps before a contract at your request. Where our site is connected to an outside service for bookings, that service takes them instead of us.`,
    },
    {
      kind: 'list',
      items: [
        'Who sees it: our staff who work on inquiries see each meeting in their list, with a history of who moved or cancelled it.',
        `Your meeting: a page at an address that only you get. It shows what you entered until ${BOOKING_SHOWN_DAYS} days after the meeting, and you can move or cancel the meeting there. We tell caches and search engines to leave it out.`,
        'Emails to you, where a mail server is connected: you get an invitation with a calendar file, a message about a change and a reminder a day before. They contain number, times and the address of that page, and leave out your name and note. In a day an address gets at most one invitation, one reminder and three messages about changes on the meeting’s page. We keep a hash of the address for that. When we move or cancel a meeting ourselves, we tell you. Only false bookings, which we cancel many at a time, are cancelled without a message.',
        `While very many meetings are being booked, we email you a link and book your meeting once you confirm it. An address gets at most ${MOST_CONFIRMATIONS} such links a day. Without a mail server we store your booking as a request for a time, which is an inquiry.`,
        'We keep spam out in the same way as from the forms above, and one address can have three meetings ahead at most.',
      ],
    },
    {
      kind: 'table',
      label: 'How long we keep meetings',
      columns: ['What', 'Kept for', 'Why'],
      rows: [
        [
          'Meetings that were held or cancelled, and the inquiry that each has made',
          `${site.retention.inquiries} months after the last thing that happened to them, longer only if you become a client`,
          'So that a conversation can be taken up again',
        ],
        [
          'A key of each booking, or a hash of what it says',
          '24 hours after it was first sent',
          'So that a booking that is sent twice is stored once',
        ],
        [
          'A meeting that you have not confirmed, with the first part of your network address (IPv4 /24, IPv6 /48)',
          `${CONFIRM_MINUTES} minutes`,
          'So that the link in our email can book it',
        ],
        [
          'The first part of the network address of meetings booked while very many were booked',
          `${NETWORK_DAYS} days`,
          'So that our staff can recognise and cancel false bookings',
        ],
      ],
    },
    {
      kind: 'text',
      text: 'If you ask us to delete your data, we first cancel a meeting that is still to come. We delete your address with it, so we can’t email you about that.',
    },
  ],
}
