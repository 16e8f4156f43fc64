import { site } from '#shared/company/site.ts'

/** Errors of refused messages, with and without JavaScript, and of unavailable receipts. */
export const formProblems = {
  /** The message is valid but could not be stored. */
  away: `Send it again in a moment, or email ${site.contactEmail}. We couldn’t store your message just now.`,
  /** The honeypot field was filled, by a program or by mistake. */
  again: 'Please press Send again. This check keeps out spam.',
  tooLong: 'Shorten your message and send it again. It was too long for us to read.',
  unreachable: 'Check your connection and send it again. We couldn’t reach the server.',
  unreadable: 'Open the form again and send it from there. We couldn’t read what was sent.',
  /** The same for a wrong pair and an unknown number. */
  noCase: 'Check the reference number and the email address. We found no case that has both.',
  gone: {
    kind: 'Receipt',
    title: 'This receipt can no longer be shown',
    number: 'Expired',
    text: 'We show a receipt for one day, and only at its exact address. If you sent a message, we have it and will answer.',
  },
} as const
