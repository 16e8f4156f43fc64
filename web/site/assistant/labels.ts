import { counted } from '#shared/text/count.ts'
import { site } from '#shared/company/site.ts'

const { assistant } = site

/** Labels of the assistant's window and its buttons. */
export const windowWords = {
  name: `Chat with ${assistant}`,
  source: 'Answers from this site',
  minimise: 'Minimise',
  maximise: 'Maximise',
  restore: 'Restore size',
  open: 'Open',
  close: 'Close',
  writing: `${assistant} is writing`,
  /** Subtitle of the minimised window. */
  unseen: (count: number) => {
    if (count === 0) return windowWords.source
    return counted(count, 'new answer')
  },
} as const

/** Labels in the log of the conversation. */
export const logWords = {
  log: 'Conversation',
  visitor: 'You:',
  assistant: `${assistant}:`,
  replies: 'Suggested replies',
  source: 'source',
  table: 'Table',
  /** Header of the first column of a table, which contains the names of the rows. */
  item: 'Item',
  kept: 'Stored in this tab only.',
  clear: 'Clear the conversation',
  cleared: 'The conversation is cleared.',
  undo: 'Undo',
  unhelpful: 'Not helpful',
  thanks: 'Thanks. We’ll check this answer.',
  unsent: 'Try again in a moment. We couldn’t save your feedback.',
  handOver: 'Send this to the contact form',
  handOverMeaning:
    'We copy this conversation into the message field. You can edit it before you send it.',
} as const

/** Labels of the input for questions and of the elements around it. */
export const composerWords = {
  label: `Question to ${assistant}`,
  placeholder: 'Write a question',
  send: 'Send',
  left: (count: number) => counted(count, 'character left', 'characters left'),
  offline: 'You’re offline. Your question stays here until you’re connected again.',
  google: 'Send this one again if you agree. Your questions go to Google.',
  note: `${assistant} is automated. Please check the page it names.`,
  googleNote: `${assistant} is automated. Your questions go to Google.`,
  policy: 'Privacy policy',
} as const
