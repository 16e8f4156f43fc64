// Types alone: the contact page shows these words at once, and the library of contracts comes only with the first sending.
import type { AnswerWay, Volume } from '../contracts/forms/inquiries.ts'

/** How many checks a year somebody expects, as form, receipt, mails and staff area say it. */
export const volumeWords: Readonly<Record<Volume, string>> = {
  'under-50': 'Fewer than 50',
  '50-500': '50 to 500',
  '500-5000': '500 to 5,000',
  'over-5000': 'More than 5,000',
  'not-sure': 'Not sure yet',
}

const wayWords: Readonly<Record<AnswerWay, string>> = {
  email: 'Email',
  phone: 'Phone',
  meeting: 'Meeting',
}

const within = (words: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value

/** How many checks a year, in words; what is no range stays as it is. */
export const volumeInWords = (volume: string): string => within(volumeWords, volume)

/** How somebody wants to be answered, in words; what is no way stays as it is. */
export const answerWayInWords = (way: string): string => within(wayWords, way)
