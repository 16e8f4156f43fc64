import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { addDays } from '#shared/time/days.ts'
import { nextBookingsQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { KeyHelp } from '#web/ui/list/key-help.tsx'
import { KeyHints } from '#web/ui/list/list-foot.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { DaysOff, Hours, NextMeetings } from '../booking-side.tsx'
import { BookingsTabs } from '../bookings-head.tsx'
import type { Desk } from '../desk.ts'
import { hintsFor, keyLinesFor } from '../key-lines.ts'
import { thisMonday } from './opening-week.ts'
import { start } from '../url-state.ts'
import { WeekNav, WeekView } from './week-view.tsx'

/** The week view with the next meetings, days off and hours. Narrow screens show only days off and hours. */
export function WeekDesk(desk: Desk) {
  const { place, go, tab, monday, now, next, settings, mayWrite, asks, keys, usualKeys } = desk
  const { api } = useStaff()
  const nextAnswer = useQuery(nextBookingsQuery(api))
  const isWeek = tab === 'week'
  const week = useRef<HTMLDivElement>(null)
  const turn = (days: number) => () => {
    if (monday !== undefined) go({ ...start, week: addDays(monday, days) })
  }
  useListKeys(week, {
    ...usualKeys,
    ...(isWeek && {
      ArrowLeft: turn(-7),
      ArrowRight: turn(7),
      t: () => go({ ...start, week: thisMonday(now) }),
    }),
  })
  return (
    <div className="desk">
      {desk.head}
      <BookingsTabs
        place={place}
        current={tab}
        isWide={desk.isWide}
        list={next}
        settings={settings.data}
        onPlace={go}
      >
        {isWeek && monday !== undefined && (
          <WeekNav monday={monday} settings={settings.data} now={now} />
        )}
      </BookingsTabs>
      <div className={isWeek ? 'bookings' : 'bookings bookings-settings'}>
        {isWeek &&
          (monday === undefined ? (
            <PageSkeleton />
          ) : (
            <WeekView
              monday={monday}
              opening={place.week === undefined ? desk.opening : undefined}
              now={now}
              body={week}
            />
          ))}
        <AnswerState answer={settings} waiting={isWeek ? null : <PageSkeleton />}>
          {(known) => (
            <aside className="booking-side" aria-label="Days off and hours">
              {isWeek && <NextMeetings answer={nextAnswer} asks={asks} now={now} />}
              <DaysOff daysOff={known.days_off} asks={asks} />
              <Hours settings={known} asks={asks} />
            </aside>
          )}
        </AnswerState>
      </div>
      <KeyHints hints={hintsFor(tab, mayWrite)} onKeys={() => keys.show(true)} />
      {desk.dialogs}
      <KeyHelp lines={keyLinesFor(tab, mayWrite)} state={keys} />
    </div>
  )
}
