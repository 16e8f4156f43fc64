import { BOOKING_SHOWN_DAYS, MEETING_MINUTES } from '../../contracts/booking-times.ts'
import { site } from '../../site.ts'
import type { LegalSection } from './shapes.ts'

/** What the privacy policy says of meetings that are booked on this site. */
export const meetingsSection: LegalSection = {
  id: 'meetings',
  title: 'When you book a meeting',
  blocks: [
    {
      kind: 'text',
      text: `To book a meeting of ${MEETING_MINUTES} minutes you give us a time, your name and your email address, and, if you like, what it is about and a note. With it comes the name of your time zone, so that we can tell you the time by your own clock. We store this on this site’s own server before we confirm it, with a number for you to refer to. We use it to hold the meeting and for nothing else. The lawful basis is steps before a contract at your request. Where our site is connected to an outside service for bookings, that service takes them instead, and nothing of this section happens here.`,
    },
    {
      kind: 'list',
      items: [
        'Who sees it: our staff who work on inquiries. Each meeting is also an inquiry in their list, with a history of who moved it or called it off.',
        `Your meeting: a page at an address that only you get. It shows what you entered until ${BOOKING_SHOWN_DAYS} days after the meeting, and you can move the meeting or call it off there. No cache or search engine keeps it.`,
        'Emails to you, where a mail server is connected: an invitation with a file for your calendar, a word whenever the meeting is moved or called off, and a reminder a day before. They hold number, times and the address of that page, not your name and not your note. Of invitations and of reminders we send at most one a day to an address, and keep a hash of the address for that.',
        'What keeps programs out of the forms works here too, as told above. Besides, one address can have three meetings ahead at most.',
      ],
    },
    {
      kind: 'table',
      label: 'How long we keep meetings',
      columns: ['What', 'Kept for', 'Why'],
      rows: [
        [
          'Meetings that were held or called off, and the inquiry that each has made',
          `${site.retention.inquiries} months after the last thing that happened to them, longer only if you become a client`,
          'So that a conversation can be taken up again',
        ],
        [
          'A key of each booking, or a hash of what it says',
          '24 hours after it was first sent',
          'So that a booking that is sent twice is stored once',
        ],
      ],
    },
    {
      kind: 'text',
      text: 'If you ask us to delete your data, a meeting that is still to come is called off first. As your address goes too, no email tells you so.',
    },
  ],
}
