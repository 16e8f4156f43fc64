import { site } from '#shared/company/site.ts'

/** Error texts about messages that were rejected, with and without JavaScript, and about confirmation pages that are not available. */
export const formProblems = {
  /** Shown if the message is valid, but the server could not store it. */
  away: `Send it again in a moment, or email ${site.contactEmail}. We couldn’t store your message just now.`,
  /** Shown if the honeypot field was filled in, by a program or by mistake. */
  again: 'Please press Send again. This check keeps out spam.',
  tooLong: 'Shorten your message and send it again. It was too long for us to read.',
  unreachable: 'Check your connection and send it again. We couldn’t reach the server.',
  unreadable: 'Open the form again and send it from there. We couldn’t read what was sent.',
  /** Shown for both an unknown number and a wrong email address. So the text does not reveal which numbers exist. */
  noCase: 'Check the reference number and the email address. We found no case that has both.',
  gone: {
    kind: 'Receipt',
    title: 'This receipt can no longer be shown',
    number: 'Expired',
    text: 'We show a receipt for one day, and only at its exact address. If you sent a message, we have it and will answer.',
  },
} as const
