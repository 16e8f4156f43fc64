/** What the forms of visitors say about themselves. */
export const formTexts = {
  waiting:
    'You’re offline. We’ll send this when your connection returns. Please keep this page open.',
  change: 'Change it first',
  /** In the place of a deadline, where a form is suspected spam. */
  held: 'We have your message. Someone checks it by hand before it reaches the team.',
  /** The label of a field that only programs find. */
  honeypot: 'Leave this field empty',
} as const

/** The head of the list of what has to be changed. */
export const wrongRows = (count: number, unsent = 'Your message was not sent.'): string =>
  `Check ${count === 1 ? 'one field' : `${count} fields`}. ${unsent}`
