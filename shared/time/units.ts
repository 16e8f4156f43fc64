/** Durations in milliseconds. A day has 24 hours here; calendar days are in `days.ts`. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
