import { HOUR, MINUTE } from '#shared/time/units.ts'
import type { LeadSummary } from '#shared/contracts/leads.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone, offsetIn } from '#shared/time/zone-time.ts'

/** Working hours within which staff promise to answer an inquiry. A working day counts as 24 hours. */
export const PROMISED_HOURS = 24

const PROMISED = PROMISED_HOURS * HOUR
/** Remaining time in milliseconds below which a deadline is shown as urgent. */
const LAST = 2 * HOUR

/** State of a response deadline. */
export type ResponseDeadline =
  | { readonly state: 'none' | 'unanswered' }
  | {
      readonly state: 'running' | 'last' | 'late' | 'answered' | 'answered-late'
      /** Elapsed fraction of the working time, 0 to 1. */
      readonly part: number
      readonly words: string
    }

const isoOf = (time: number) => new Date(time).toISOString()

type Times = Pick<LeadSummary, 'status' | 'received_at' | 'due_at' | 'answered_at'>

/** Start of the working day on which a deadline ends, in the company's zone. Milliseconds since 1970. */
function lastDayBegins(due: number): number {
  // A deadline at midnight belongs to the previous day.
  const { day } = inZone(isoOf(due - 1), identity.timeZone)
  const guess = Date.parse(`${day}T00:00:00Z`)
  return guess - offsetIn(isoOf(guess), identity.timeZone) * MINUTE
}

/**
 * Returns the two periods of working time before a deadline: the rest of the day on which the inquiry arrived, and the day on which the
 * deadline ends. Only weekends and holidays are between these days, and they do not count, so no calendar is needed.
 */
function stretchesOf(received: number, due: number) {
  const begins = Math.max(received, lastDayBegins(due))
  const onLastDay = Math.min(PROMISED, due - begins)
  return { begins, onFirstDay: PROMISED - onLastDay }
}

/** Milliseconds of working time between the arrival of an inquiry and `at`, which is not later than `due`. */
function workedUntil(at: number, received: number, due: number): number {
  const { begins, onFirstDay } = stretchesOf(received, due)
  if (at >= begins) return Math.max(0, PROMISED - (due - at))
  return Math.max(0, Math.min(at - received, onFirstDay))
}

/** Times that divide the period of a deadline into equal sections, including start and end. Milliseconds since 1970. */
export function marksOf(received: number, due: number, parts: number): readonly number[] {
  const { begins, onFirstDay } = stretchesOf(received, due)
  return Array.from({ length: parts + 1 }, (_, index) => {
    const worked = (PROMISED * index) / parts
    return worked < onFirstDay ? received + worked : begins + (worked - onFirstDay)
  })
}

/** Formats a duration as minutes, as hours and minutes, or as days if it is 48 hours or longer. */
export function lengthInWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE))
  const hours = Math.floor(minutes / 60)
  if (minutes === 0) return 'less than a minute'
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  const rest = String(minutes % 60).padStart(2, '0')
  return hours === 0 ? `${minutes} min` : `${hours} h ${rest} min`
}

function answered(received: number, due: number, at: number): ResponseDeadline {
  if (at > due) {
    const words = `Answered ${lengthInWords(at - due)} late`
    return { state: 'answered-late', part: 1, words }
  }
  const worked = workedUntil(at, received, due)
  // True if the lead was answered before its working time began, and at least a minute after its arrival.
  const isBefore = worked === 0 && at - received >= MINUTE
  return {
    state: 'answered',
    part: worked / PROMISED,
    words: isBefore
      ? `Answered before its ${PROMISED_HOURS} hours began`
      : `Answered in ${lengthInWords(worked)}`,
  }
}

/** State of the 24-hour response deadline of a lead. @param now milliseconds since 1970 */
export function responseDeadlineOf(lead: Times, now: number): ResponseDeadline {
  const { status, received_at: receivedAt, due_at: dueAt, answered_at: answeredAt } = lead
  if (dueAt === null) return { state: 'none' }
  const [received, due] = [Date.parse(receivedAt), Date.parse(dueAt)]
  if (answeredAt !== null) return answered(received, due, Date.parse(answeredAt))
  if (status === 'closed' || status === 'answered') return { state: 'unanswered' }
  if (now >= due) return { state: 'late', part: 1, words: `${lengthInWords(now - due)} late` }
  const worked = workedUntil(now, received, due)
  const left = PROMISED - worked
  return {
    state: left <= LAST ? 'last' : 'running',
    part: worked / PROMISED,
    words: `${lengthInWords(left)} left`,
  }
}
