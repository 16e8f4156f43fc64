const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const isMoment = (date: Date) => !Number.isNaN(date.getTime())

/** A moment to the minute in UTC, `2026-03-03 08:00`; a dash where there is none. */
export function exactMoment(iso: string | null): string {
  const date = new Date(iso ?? Number.NaN)
  return isMoment(date) ? date.toISOString().slice(0, 16).replace('T', ' ') : '–'
}

/** The day of an ISO date in UTC: `3 Mar 2026`. Empty when it is none. */
export function shortDay(iso: string): string {
  const date = new Date(iso)
  if (!isMoment(date)) return ''
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}

const dayOf = (time: number) => Math.floor(time / DAY)

/** How long ago a moment was, the more exact the nearer; days begin at midnight UTC. `now` in milliseconds since 1970. */
export function nearMoment(iso: string, now: number): string {
  const date = new Date(iso)
  if (!isMoment(date)) return '–'
  const ago = now - date.getTime()
  const days = dayOf(now) - dayOf(date.getTime())
  if (ago < MINUTE && ago > -MINUTE) return 'Just now'
  if (ago > 0 && ago < 60 * MINUTE) return `${Math.floor(ago / MINUTE)} min ago`
  if (days === 0) return `Today ${date.toISOString().slice(11, 16)}`
  if (days === 1) return 'Yesterday'
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`
  const isThisYear = date.getUTCFullYear() === new Date(now).getUTCFullYear()
  return isThisYear ? day : `${day} ${date.getUTCFullYear()}`
}

/** A moment to the minute in UTC as a list has room for it, `3 Mar 08:00`, with the year where it is another. */
export function shortMoment(iso: string, now: number): string {
  const date = new Date(iso)
  if (!isMoment(date)) return '–'
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`
  const year = date.getUTCFullYear()
  const withYear = year === new Date(now).getUTCFullYear() ? day : `${day} ${year}`
  return `${withYear} ${date.toISOString().slice(11, 16)}`
}

/** How long ago something was brought, in seconds up to a minute. */
export function age(time: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - time) / 1000))
  return seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`
}
