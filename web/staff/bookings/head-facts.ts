import type { BookingList } from '#shared/contracts/booking/bookings.ts'
import { identity } from '#shared/company/identity.ts'
import { zoneAt } from '#web/lib/staff/meeting-labels.ts'

interface FactsInput {
  /** Upcoming meetings. Undefined while loading. */
  readonly list: BookingList | undefined
  /** The displayed week. Undefined in other views. */
  readonly week:
    | {
        /** Monday of the week. Undefined while loading. */
        readonly monday: string | undefined
        readonly list: {
          readonly data: BookingList | undefined
          readonly isPlaceholderData: boolean
        }
      }
    | undefined
  /** Number of meetings booked in the last hour. Set during a flood only. */
  readonly lastHour: number | undefined
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** Placeholder for an unknown number. */
const DASH = '–'

function countInWords({ list, week, lastHour }: FactsInput): string {
  if (lastHour !== undefined) return `${lastHour} in the last hour`
  if (week === undefined) return `${list?.counts.views.coming ?? DASH} ahead`
  const known = week.list.isPlaceholderData ? undefined : week.list.data
  const count = known?.results.filter(({ state }) => state === 'booked').length
  return `${count ?? DASH} in the week shown`
}

/** Figures in the heading of the bookings: number of meetings in the view, and the time zone with its offset in the displayed week. */
export function headFacts(input: FactsInput): string {
  const { week, now } = input
  const moment =
    week?.monday === undefined ? new Date(now).toISOString() : `${week.monday}T12:00:00Z`
  return `${countInWords(input)} · times in ${zoneAt(moment, identity.timeZone)}`
}
