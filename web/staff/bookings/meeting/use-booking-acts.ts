import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bookingAnswer, type Booking } from '#shared/contracts/booking/bookings.ts'
import {
  bookingSettingsAnswer,
  type BookingHours,
  type BookingSettings,
  type DayOff,
} from '#shared/contracts/booking/booking-settings.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { bookingKey } from '#web/lib/staff/queries/booking-queries.ts'
import { meetingMoment } from '#web/lib/staff/meeting-labels.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { dayOffInWords } from '../booking-labels.ts'

interface Change {
  /** The meeting with the revision that the user has seen. The server rejects a change of an older revision. */
  readonly booking: Booking
  /** Message to the visitor. */
  readonly word: string
}

type Days = Omit<DayOff, 'id'>

const isSame = (off: DayOff, days: Days) =>
  off.from === days.from && off.to === days.to && off.note === days.note

/** Mutations for meetings, days off and hours. Callers show the errors. */
export function useBookingActs() {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: staffKeys.bookings }),
      // Leads are refetched, because a lead shows the state of its meeting.
      queryClient.invalidateQueries({ queryKey: staffKeys.leads }),
    ])
  }
  const changed = (booking: Booking) =>
    queryClient.setQueryData(bookingKey(booking.id), () => booking)
  // The user waits for the result, so the mutation fails at once when offline instead of being queued.
  const now = { networkMode: 'always', onSettled: refresh } as const

  const move = useMutation({
    ...now,
    mutationFn: async ({ booking, word, to }: Change & { readonly to: string }) =>
      api.call(staffApiPaths.bookingMove(booking.id), bookingAnswer, {
        method: 'POST',
        body: { starts_at: to, word },
        revision: String(booking.revision),
      }),
    onSuccess: ({ data }) => {
      changed(data)
      toastSuccess(`Meeting moved to ${meetingMoment(data.starts_at, Date.now())}`)
    },
  })
  const cancel = useMutation({
    ...now,
    mutationFn: async ({ booking, word }: Change) =>
      api.call(staffApiPaths.bookingCancel(booking.id), bookingAnswer, {
        method: 'POST',
        body: { word },
        revision: String(booking.revision),
      }),
    onSuccess: ({ data }) => {
      changed(data)
      toastSuccess(`The meeting on ${meetingMoment(data.starts_at, Date.now())} is cancelled`)
    },
  })

  const add = async ({ from, to, note }: Days, key: string) =>
    api.call(staffApiPaths.bookingDaysOff, bookingSettingsAnswer, {
      method: 'POST',
      body: { from, to, note },
      idempotencyKey: key,
    })
  const remove = async (id: string) =>
    api.call(staffApiPaths.bookingDayOff(id), bookingSettingsAnswer, { method: 'DELETE' })
  const undoFailed = (error: unknown) => void toastError(error, toastTexts.updateFailed)
  const bringBack = useMutation({
    ...now,
    mutationFn: async (off: DayOff) => add(off, crypto.randomUUID()),
    onError: undoFailed,
  })
  const takeBack = useMutation({
    ...now,
    mutationFn: async (id: string) => remove(id),
    onError: undoFailed,
  })
  const addDayOff = useMutation({
    ...now,
    mutationFn: async ({ days, key }: { readonly days: Days; readonly key: string }) =>
      add(days, key),
    onSuccess: ({ data }, { days }) => {
      const made = data.days_off.findLast((off) => isSame(off, days))
      toastSuccess(`Closed for bookings: ${dayOffInWords(days)}`, {
        ...(made !== undefined && {
          action: { label: 'Undo', run: () => takeBack.mutate(made.id) },
        }),
      })
    },
  })
  const removeDayOff = useMutation({
    ...now,
    mutationFn: async ({ id }: DayOff) => remove(id),
    onSuccess: (_answer, off) =>
      toastSuccess(`${dayOffInWords(off)} can be booked again`, {
        action: { label: 'Undo', run: () => bringBack.mutate(off) },
      }),
    onError: (error) => void toastError(error, toastTexts.deleteFailed),
  })

  const setHours = async (hours: BookingHours, revision: number) =>
    api.call(staffApiPaths.bookingSettings(), bookingSettingsAnswer, {
      method: 'PUT',
      body: hours,
      revision: String(revision),
    })
  const putBack = useMutation({
    ...now,
    mutationFn: async ({ hours, revision }: Pick<BookingSettings, 'hours' | 'revision'>) =>
      setHours(hours, revision),
    onError: undoFailed,
  })
  const changeHours = useMutation({
    ...now,
    mutationFn: async ({ to, was }: { readonly to: BookingHours; readonly was: BookingSettings }) =>
      setHours(to, was.revision),
    onSuccess: ({ data }, { was }) =>
      toastSuccess('Hours changed. Booked meetings are not affected', {
        action: {
          label: 'Undo',
          run: () => putBack.mutate({ hours: was.hours, revision: data.revision }),
        },
      }),
  })
  return { move, cancel, addDayOff, removeDayOff, changeHours }
}

/** Actions on meetings, days off and hours. */
export type BookingActs = ReturnType<typeof useBookingActs>
