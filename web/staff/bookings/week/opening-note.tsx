import type { BookingSettings } from '#shared/contracts/booking/booking-settings.ts'
import { weekInWords } from '../booking-labels.ts'
import { thisMonday, type Opening } from './opening-week.ts'
import { weekHref } from '../url-state.ts'

interface OpeningNoteProps {
  readonly opening: Opening
  readonly days: BookingSettings['hours']['days']
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

const reasons = {
  'next-meeting': 'No meetings are left this week. This is the next week that has one.',
  'no-meetings': 'This week is over. You see next week; it has no meetings.',
} as const

/** Note that explains why the page shows a week other than the current one, with a link to the current week. */
export function OpeningNote({ opening: { why }, days, now }: OpeningNoteProps) {
  if (why === 'this-week') return null
  const monday = thisMonday(now)
  return (
    <p className="week-why">
      {reasons[why]}{' '}
      <a className="desk-link" href={weekHref(monday)}>
        Show {weekInWords(monday, days)}
      </a>
    </p>
  )
}
