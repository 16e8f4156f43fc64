/** Characters for the last group of a number. Characters that are easily confused are left out. */
export const NUMBER_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Pattern of a report's number, such as `CV-2026-1184-K7`, or `CV-SAMPLE-04-F6` for a sample. */
const FORM = /\bCV-(?:\d{4}-\d{4,7}|SAMPLE-\d{2})-[2-9A-HJKMNP-TV-Z]{2}\b/

/** Maximum length of a text that {@link readNumber} parses, in characters. */
const LONGEST = 40

/**
 * Parses a number in the ways people type it: in any case, with spaces, dots or long dashes. Undefined if the text is not a number of a
 * report.
 */
export function readNumber(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined
  const parts = typed
    .toUpperCase()
    .split(/[\s.,‐-―−-]+/u)
    .filter(Boolean)
  const number = parts.join('-')
  return FORM.exec(number)?.[0] === number ? number : undefined
}

/** First number of a report in a text, or undefined. */
export const numberIn = (text: string): string | undefined => FORM.exec(text)?.[0]

/**
 * Number of an issued report.
 * @param sequence running number, starting at 1
 */
export const reportNumber = (year: number, sequence: number, suffix: string): string =>
  `CV-${year}-${String(sequence).padStart(4, '0')}-${suffix}`

/**
 * Number of a sample report.
 * @param place position of the service in the catalogue, starting at 1
 */
export const sampleNumber = (place: number, suffix: string): string =>
  `CV-SAMPLE-${String(place).padStart(2, '0')}-${suffix}`
