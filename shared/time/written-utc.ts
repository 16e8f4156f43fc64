const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const times = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** A day such as `2026-12-24` as text: `24 December 2026`. */
export const writtenUtcDay = (day: string): string => days.format(Date.parse(`${day}T00:00:00Z`))

/** A time as text: `27 November 2026, 16:04 UTC`. */
export const writtenUtc = (time: number): string =>
  `${days.format(time)}, ${times.format(time)} UTC`
