import { paths } from '#shared/paths/paths.ts'
import { MONTHS } from '#shared/time/day-names.ts'

/** Last review of a section of a legal page. */
interface Review {
  /** Date of the review, such as `2026-11-30`. */
  readonly reviewed: string
  /** True if the section states law. Its review had no access to the official texts of the law. */
  readonly isOnLaw?: true
}

const DAY = '2026-11-29'
const own: Review = { reviewed: DAY }
const law: Review = { reviewed: DAY, isOnLaw: true }

/** Last review of each section of the legal pages, by path and fragment. */
const reviews: Readonly<Record<string, Readonly<Record<string, Review>>>> = {
  [paths.usNotice]: {
    practices: law,
    rights: law,
    file: law,
    dispute: law,
    place: own,
    california: law,
    contact: own,
  },
  [paths.privacyPolicy]: {
    scope: own,
    reading: own,
    consent: own,
    browser: own,
    letters: own,
    cases: own,
    meetings: own,
    assistant: own,
    services: own,
    reports: law,
    staff: own,
    rights: law,
    changes: own,
  },
  [paths.cookies]: {
    'in-short': own,
    visitors: own,
    categories: own,
    staff: own,
    grounds: law,
    control: own,
  },
  [paths.accessibility]: {
    aim: own,
    built: own,
    tested: own,
    'not-tested': own,
    limits: own,
    report: own,
  },
}

/** Fragments of the sections with a review, by path of the page. */
export const reviewedSections: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(reviews).map(([path, sections]) => [path, Object.keys(sections)]),
)

/** Last review of a section. Undefined if the section was never reviewed. */
export const reviewOf = (path: string, section: string): Review | undefined =>
  reviews[path]?.[section]

/** Line below a section with the date of its last review. */
export function reviewNote({ reviewed, isOnLaw }: Review): string {
  const [year = '', month = '', day = ''] = reviewed.split('-')
  const date = `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`
  return isOnLaw === true
    ? `Section reviewed ${date}. Laws change, and this review did not include the official texts.`
    : `Section reviewed ${date}.`
}
