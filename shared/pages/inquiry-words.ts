// Imports only types. So the contact page shows these texts without loading zod, which is loaded when the form is first submitted.
import type { AnswerWay, Volume } from '../contracts/forms/inquiries.ts'

/** Number of checks per year, as shown in the form, receipt, emails and staff area. */
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

/** Number of checks per year as text. An unknown value is returned unchanged. */
export const volumeInWords = (volume: string): string => within(volumeWords, volume)

/** Channel through which the sender prefers to receive the reply, as text. An unknown value is returned unchanged. */
export const answerWayInWords = (way: string): string => within(wayWords, way)
