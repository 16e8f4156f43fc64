import { MONTHS } from '#shared/time/day-names.ts'

/** Line below the heading of every section on law. `reviewed` is the date of its last review, such as 2026-11-22. */
export function lawNote(reviewed: string): string {
  const [year = '', month = ''] = reviewed.split('-')
  return `General information, not legal advice. Last reviewed ${MONTHS[Number(month) - 1] ?? ''} ${year}.`
}
