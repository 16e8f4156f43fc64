import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import type { BookingSettings } from '#shared/contracts/bookings.ts'
import { addDays, mondayOf } from '#shared/days.ts'
import { identity } from '#shared/identity.ts'
import { inZone } from '#shared/zone-time.ts'
import { bookingListQuery, bookingSettingsQuery } from '#web/lib/staff/booking-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { AnswerState } from '#web/ui/answer-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { spanInWords } from './booking-words.ts'
import { bookingsPlace, start, writePlace } from './place.ts'
import { weekOf } from './week.ts'
import { WeekGrid } from './week-grid.tsx'

/** The Monday of the week that is now, by the company's clocks. @param now milliseconds since 1970 */
export const thisMonday = (now: number) =>
  mondayOf(inZone(new Date(now).toISOString(), identity.timeZone).day)

const DAYS_IN_WEEK = 7

interface WeekNavProps {
  readonly monday: string
  readonly settings: BookingSettings | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The address of another week. */
const weekHref = (week: string | undefined) => bookingsPlace.path + writePlace({ ...start, week })

/** Which week is shown, and the ways to others. */
export function WeekNav({ monday, settings, now }: WeekNavProps) {
  const days = settings?.hours.days.toSorted((a, b) => a - b) ?? [1]
  const first = addDays(monday, (days[0] ?? 1) - 1)
  const last = addDays(monday, (days.at(-1) ?? DAYS_IN_WEEK) - 1)
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
      <output>{settings !== undefined && spanInWords(first, last)}</output>
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
        href={weekHref(undefined)}
        aria-current={monday === thisMonday(now) ? 'date' : undefined}
      >
        Today
      </a>
    </nav>
  )
}

interface WeekViewProps {
  readonly monday: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly body: RefObject<HTMLDivElement | null>
}

/** One week with its meetings, days off and holidays. */
export function WeekView({ monday, now, body }: WeekViewProps) {
  const { api } = useStaff()
  const span = { from: monday, to: addDays(monday, DAYS_IN_WEEK - 1) }
  const list = useQuery({
    ...bookingListQuery(api, span),
    placeholderData: keepPreviousData,
  })
  const settings = useQuery({
    ...bookingSettingsQuery(api, span),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="week-place">
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
