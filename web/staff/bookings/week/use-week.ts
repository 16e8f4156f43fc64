import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingList } from '#shared/contracts/booking/bookings.ts'
import type { BookingSettings } from '#shared/contracts/booking/booking-settings.ts'
import { bookingListQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { openingWeek, thisMonday, weekSpan, type Opening } from './opening-week.ts'

/** Meetings of a week. Sends no request while `monday` is undefined. */
export function useWeekList(monday: string | undefined) {
  const { api } = useStaff()
  return useQuery({
    ...bookingListQuery(api, weekSpan(monday ?? thisMonday(0))),
    enabled: monday !== undefined,
    placeholderData: keepPreviousData,
  })
}

type Answer<Data> = Pick<UseQueryResult<Data>, 'data' | 'isError'>

/** Default week. It is computed once per calendar week, so that the view does not change without user action. Undefined while loading. */
export function useOpeningWeek(
  next: Answer<BookingList>,
  settings: Answer<BookingSettings>,
  now: number,
): Opening | undefined {
  const [opened, setOpened] = useState<{ readonly in: string; readonly opening: Opening }>()
  const current = thisMonday(now)
  if (opened?.in === current) return opened.opening
  if (next.data !== undefined && settings.data !== undefined) {
    const opening = openingWeek({ settings: settings.data, coming: next.data.results, now })
    setOpened({ in: current, opening })
    return opening
  }
  return next.isError || settings.isError ? { monday: current, why: 'this-week' } : undefined
}
