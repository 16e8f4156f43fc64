/** Texts that several forms for visitors share. */
export const formTexts = {
  waiting:
    'You’re offline. We’ll send this when your connection returns. Please keep this page open.',
  change: 'Change it first',
  /** Shown instead of a deadline if the message counts as suspected spam. */
  held: 'We have your message. Someone checks it by hand before it reaches the team.',
  /** Label of the honeypot field. */
  honeypot: 'Leave this field empty',
} as const

/** Heading of the list of errors above a form. */
export const wrongRows = (count: number, unsent = 'Your message was not sent.'): string =>
  `Check ${count === 1 ? 'one field' : `${count} fields`}. ${unsent}`
