import { MONTHS } from '#shared/time/day-names.ts'

/** Formats an ISO date in UTC, so that server and browser agree: `3 March 2026`. Empty if `iso` is not a date. */
export function longDate(iso: string | null): string {
  const date = new Date(iso ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}
