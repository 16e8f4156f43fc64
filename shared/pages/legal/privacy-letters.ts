import { SUSPECTED_DAYS } from '#shared/contracts/forms/spam-check-fields.ts'
import { site } from '#shared/company/site.ts'
import type { LegalSection } from '../company/shapes.ts'

const { retention } = site

/** Section of the privacy policy about messages sent with the forms. */
export const lettersSection: LegalSection = {
  id: 'letters',
  title: 'When you write to us',
  blocks: [
    {
      kind: 'text',
      text: 'The contact form sends us your name, work email, company, phone if you give one, subject, countries, number of checks a year, message and preferred answer. The partner form sends us company, type, email and goals. We store both on our own server before we confirm them, with the time and a number for you to refer to. We use them only to answer you. The lawful basis is steps before a contract at your request, or our legitimate interest in replying.',
    },
    {
      kind: 'list',
      items: [
        'Who sees it: our staff who work on inquiries can read your message and add notes, and a history shows who changed what.',
        'Your receipt: a page at an address that only you get. It shows what you sent until 24 hours later, and we tell caches and search engines to leave it out.',
        'A receipt by email, where a mail server is connected: you get number, time and the moment by which we answer. We send at most one a day to an address and keep a hash of the address for that.',
        'Turnaround planner: it passes the checks and places that you ticked to the contact form, or to the note of a meeting, in the address of the page. You can change or delete them there, and we store them only with a message or meeting that you send. What you type into a sample report stays in your browser.',
        'While you are offline, a message that you have sent waits in your own browser tab until it can go, and you can take it back until then.',
      ],
    },
    {
      kind: 'table',
      label: 'How we keep spam out of the forms',
      columns: ['What', 'Why', 'Kept for'],
      rows: [
        [
          'A field that people can’t see',
          'Programs fill it in. We ask to send such a message again. If the field is filled again, we store the message as suspected spam, and a person checks it',
          `${SUSPECTED_DAYS} days, or with the message if it isn’t spam. We never store what the field held`,
        ],
        [
          'The time from opening the form to sending it',
          'Programs are faster than people',
          'In memory, for an hour at most',
        ],
        [
          'Hashes of your network and email address that only our server can make, and the first part of the network address (IPv4 /24, IPv6 /48)',
          'To limit how many messages and bookings come from one place, and to see where very many come from',
          '1 hour',
        ],
        [
          'A key of each message, or a hash of its text',
          'So that a message that is sent twice is stored once',
          '24 hours after it was first sent',
        ],
      ],
    },
    {
      kind: 'table',
      label: 'How long we keep messages',
      columns: ['Message', 'Kept for', 'Why'],
      rows: [
        [
          'Inquiries and proposals of partners, with our notes on them',
          `${retention.inquiries} months after the last message, longer only if you become a client`,
          'So that a conversation can be taken up again',
        ],
        [
          'Applications for a position, which you send by email',
          `${retention.applications} months after the decision`,
          'To answer questions about the decision',
        ],
        [
          'The address of each email that we send you about a message or a meeting',
          'As long as the message or the meeting',
          'So that our staff see whether it arrived',
        ],
        ['Requests about your own data by email', '3 years after our reply', 'Proof'],
      ],
    },
    {
      kind: 'text',
      text: 'Please leave identity documents and names of people to be checked out of a first message, because ordinary email is not secure.',
    },
  ],
}
