import type { BookingList } from '#shared/contracts/booking/bookings.ts'
import { identity } from '#shared/company/identity.ts'
import { zoneAt } from '#web/lib/staff/meeting-labels.ts'

interface FactsInput {
  /** Upcoming meetings. Undefined while loading. */
  readonly list: BookingList | undefined
  /** Only in the week view. */
  readonly week:
    | {
        /** Undefined while loading. */
        readonly monday: string | undefined
        readonly list: {
          readonly data: BookingList | undefined
          readonly isPlaceholderData: boolean
        }
      }
    | undefined
  /** Number of meetings in the last hour during a flood. */
  readonly lastHour: number | undefined
  /** Milliseconds since 1970. */
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

/** Figures in the heading of the bookings: meetings of the view, and the zone of the times with its offset in that week. */
export function headFacts(input: FactsInput): string {
  const { week, now } = input
  const moment =
    week?.monday === undefined ? new Date(now).toISOString() : `${week.monday}T12:00:00Z`
  return `${countInWords(input)} · times in ${zoneAt(moment, identity.timeZone)}`
}
