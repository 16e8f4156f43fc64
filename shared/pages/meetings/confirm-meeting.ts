import { CONFIRM_MINUTES } from '#shared/contracts/booking/booking-times.ts'
import { site } from '#shared/company/site.ts'

/** Texts for meetings that are confirmed by email, or sent as a request for a time, during a flood of bookings. */
export const confirmWords = {
  heading: 'Confirm your meeting',
  ask: 'Press the button to book this time. We’ll then email you the invitation.',
  send: 'Confirm the meeting',
  another: 'Choose another time',
  /** Sentence above the list of free times, shown if the chosen time has been taken. */
  taken: 'Choose another time. Someone else has booked this one since you asked for it.',
  noneFree: `Write to ${site.contactEmail} and we’ll find a time. This one isn’t free any more, and no other is at the moment.`,
  calendar: 'See all free times',
  lapsed: {
    kind: 'Meeting',
    title: 'This link has expired',
    number: 'Not booked',
    text: `Choose a time again, and we’ll send you a new link. Links work for ${CONFIRM_MINUTES} minutes.`,
    link: 'Book a meeting',
  },
} as const

/** Texts of the page for an unconfirmed meeting. */
export const unconfirmedWords = {
  heading: 'Check your email',
  kind: 'Not confirmed yet',
  stamp: 'Open',
  sent: 'Link sent to',
  by: 'Confirm by',
  yourTime: 'Your time',
  text: 'Open the link in the email and confirm the meeting. The time stays free for others until then, and the first to confirm gets it.',
  missing: `No email? Look in your spam folder, or write to ${site.contactEmail}.`,
  confirmed: 'This meeting is confirmed',
  confirmedKind: 'Confirmed',
  confirmedText:
    'We’ve sent the invitation to your email address, with a link to move or cancel the meeting.',
  again: 'Choose another time',
} as const

/** Texts of a request for a time. */
export const requestedWords = {
  heading: 'We received your request',
  kind: 'Request for this time',
  stamp: 'Received',
  yourTime: 'Your time',
  reply: 'Reply by',
  to: 'Reply to',
  text: 'The time is not booked yet. We’ll email you to confirm it or suggest another.',
  receipt: 'Open the receipt',
} as const

/**
 * Error text for a form that was opened while meetings were booked at once, and submitted while the site accepts only requests for a time.
 */
export const asksForRequest =
  'Check the form and send it again. Many meetings are being booked right now, so it sends a request for this time'
