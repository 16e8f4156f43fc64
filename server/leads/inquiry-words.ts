import type { ANSWER_WAYS, VOLUMES } from '#shared/contracts/inquiries.ts'
import { serviceSections, solutionEntries } from '#shared/pages/catalogue.ts'

const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ...solutionEntries.map(({ slug, title }) => [`line:${slug}`, `${title} (line of work)`] as const),
  ...serviceSections.flatMap(({ entries }) =>
    entries.map(({ slug, title }) => [slug, title] as const),
  ),
  ['other', 'Something else'],
])

const VOLUME_WORDS: Readonly<Record<(typeof VOLUMES)[number], string>> = {
  'under-50': 'Under 50',
  '50-500': '50 to 500',
  '500-5000': '500 to 5,000',
  'over-5000': 'Over 5,000',
  'not-sure': 'Not sure yet',
}

const WAYS: Readonly<Record<(typeof ANSWER_WAYS)[number], string>> = {
  email: 'Email',
  phone: 'Phone',
  meeting: 'Meeting',
}

const within = (words: Readonly<Record<string, string>>, value: string) => words[value] ?? value

/** What an inquiry is about, or the type of a partnership, in words. */
export const aboutInWords = (about: string): string => SUBJECTS.get(about) ?? about

/** How many checks a year, in words. */
export const volumeInWords = (volume: string): string => within(VOLUME_WORDS, volume)

/** How somebody wants to be answered, in words. */
export const answerWayInWords = (way: string): string => within(WAYS, way)
