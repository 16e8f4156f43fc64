import { DAY } from '#shared/time/units.ts'

/** Day of a timestamp, in UTC. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** First day of a period of `days` days that ends today. */
export const firstDayOf = (now: number, days: number) => dayOf(now - (days - 1) * DAY)
