import { MONTHS } from '#shared/time/day-names.ts'

const monthOf = (date: string) => {
  const [year = '', month = ''] = date.split('-')
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`
}

/** Note beside a point of law. `reviewed` is the date of its last review, such as 2026-11-22. */
export const reviewNote = (reviewed: string): string => `Reviewed ${monthOf(reviewed)}`

/** Statement of every section on law. */
export const lawDisclaimer = 'General information, not legal advice.'

/** Line below the heading of a section on law whose points have no notes. `reviewed` is the date of its last review, such as 2026-11-22. */
export const lawNote = (reviewed: string): string =>
  `${lawDisclaimer} Last reviewed ${monthOf(reviewed)}.`
