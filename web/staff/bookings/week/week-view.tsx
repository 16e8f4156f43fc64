import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import type { BookingSettings } from '#shared/contracts/booking/booking-settings.ts'
import { addDays } from '#shared/time/days.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { bookingSettingsQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { shortDayName } from '#web/lib/staff/meeting-labels.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { spanInWords, workingSpan } from '../booking-labels.ts'
import { OpeningNote } from './opening-note.tsx'
import { thisMonday, weekSpan, type Opening } from './opening-week.ts'
import { weekHref } from '../url-state.ts'
import { useWeekList } from './use-week.ts'
import { weekOf } from './week.ts'
import { WeekGrid } from './week-grid.tsx'

const DAYS_IN_WEEK = 7

interface WeekNavProps {
  readonly monday: string
  readonly settings: BookingSettings | undefined
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** Navigation between weeks. */
export function WeekNav({ monday, settings, now }: WeekNavProps) {
  const today = inZone(new Date(now).toISOString(), identity.timeZone).day
  return (
    <nav className="week-nav" aria-label="Weeks">
      <a
        className="desk-button"
        href={weekHref(addDays(monday, -DAYS_IN_WEEK))}
        aria-label="Previous week"
        data-tip=""
      >
        <ChevronLeft size={16} strokeWidth={1.6} aria-hidden="true" />
      </a>
      <output>
        {settings !== undefined && spanInWords(...workingSpan(monday, settings.hours.days))}
      </output>
      <a
        className="desk-button"
        href={weekHref(addDays(monday, DAYS_IN_WEEK))}
        aria-label="Next week"
        data-tip=""
      >
        <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" />
      </a>
      <a
        className="desk-button"
        href={weekHref(thisMonday(now))}
        aria-current={monday === thisMonday(now) ? 'date' : undefined}
      >
        Today, {shortDayName(today)}
      </a>
    </nav>
  )
}

interface WeekViewProps {
  readonly monday: string
  /** Reason why the page shows this week. Undefined if the user has chosen the week. */
  readonly opening: Opening | undefined
  /** Current time in milliseconds since 1970. */
  readonly now: number
  readonly body: RefObject<HTMLDivElement | null>
}

/** One week with its meetings, days off and holidays. */
export function WeekView({ monday, opening, now, body }: WeekViewProps) {
  const { api } = useStaff()
  const list = useWeekList(monday)
  const settings = useQuery({
    ...bookingSettingsQuery(api, weekSpan(monday)),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="week-place">
      {opening !== undefined && settings.data !== undefined && (
        <OpeningNote opening={opening} days={settings.data.hours.days} now={now} />
      )}
      <AnswerState answer={list} waiting={<PageSkeleton />}>
        {({ results, counts }) => (
          <>
            {counts.views.all === 0 && (
              <p className="week-empty">No meetings yet. New ones appear here.</p>
            )}
            {settings.data === undefined ? (
              <PageSkeleton />
            ) : (
              <WeekGrid
                week={weekOf({ monday, settings: settings.data, bookings: results, now })}
                body={body}
                stale={list.isPlaceholderData}
              />
            )}
          </>
        )}
      </AnswerState>
    </div>
  )
}
