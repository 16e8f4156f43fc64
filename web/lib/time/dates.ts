import { MONTHS } from '#shared/time/day-names.ts'

/** An ISO date as a reader sees it, in UTC so that server and browser agree: `3 March 2026`. Empty when it is no date. */
export function longDate(iso: string | null): string {
  const date = new Date(iso ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}
