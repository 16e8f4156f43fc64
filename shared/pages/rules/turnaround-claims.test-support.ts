import { rangeText } from '../planning.ts'

/** Pattern of words that promise a result within a day. */
export const DAY = /\b24[- ]hours?\b|\b(?:one|same|next) (?:working )?day\b/iu

/** Patterns of texts that match {@link DAY} without promising a turnaround, each with the reason why it is allowed on public pages. */
export const allowedDays: readonly (readonly [text: RegExp, reason: string])[] = [
  [
    /^24 hours after (?:the last try|it was first sent)$/u,
    'retention period of the privacy policy',
  ],
  [/shows what you sent until 24 hours later/u, 'how long a receipt can be opened'],
  [/until the next day’s first count/u, 'how long a network address stays in memory'],
]

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesOf = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim())

const isReplyPromise = (text: string) =>
  /within 24 hours/iu.test(text) &&
  /\breply|\brepl(?:y|ies)\b|hear from us|Monday to Friday/iu.test(text)
const isQualified = (text: string) => /24[- ]hours?/iu.test(text) && /\bonline\b/iu.test(text)
const isSentence = (text: string) => /[.?…]$/u.test(text)
const isPlanned = (text: string) => !isSentence(text) && text.includes(rangeText('watchlist'))

/**
 * Texts that promise a result within a day without permission. Allowed are the promise to reply, the claim with its condition, and rows of
 * the planning table.
 */
export const barePromises = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap(sentencesOf)
    .filter((text) => DAY.test(text))
    .filter(
      (text) =>
        !isReplyPromise(text) && !isPlanned(text) && !allowedDays.some(([form]) => form.test(text)),
    )
    .filter((text) => !(isQualified(text) && (isSentence(text) || /-hour/u.test(text))))
