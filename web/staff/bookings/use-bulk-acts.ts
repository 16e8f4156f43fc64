import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BULK_UNDO_SECONDS,
  bulkCancelAnswer,
  bulkRestoreAnswer,
} from '#shared/contracts/booking/booking-bulk.ts'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { download } from '#web/lib/sending/download.ts'
import { refusedCall } from '#web/lib/staff/queries/api-error.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { meetingMoment } from '#web/lib/staff/meeting-labels.ts'
import { readJson } from '#web/lib/staff/queries/send.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { countOf } from './booking-labels.ts'

/** A meeting that a bulk action did not change, and the reason. */
interface LeftOut {
  readonly row: { readonly id: string; readonly title: string }
  readonly reason: string
}

interface Cancel {
  readonly bookings: readonly Booking[]
  /** True if visitors and staff are notified by the usual emails. */
  readonly tell: boolean
}

/** Meetings that a bulk action did not change, with the visitors' names. */
const leftOutOf = (
  left: readonly { readonly id: string; readonly reason: string }[],
  bookings: readonly Booking[],
): LeftOut[] =>
  left.map(({ id, reason }) => {
    const booking = bookings.find((each) => each.id === id)
    const title =
      booking === undefined
        ? id
        : `${booking.name}, ${meetingMoment(booking.starts_at, Date.now())}:`
    return { row: { id, title }, reason }
  })

/** Bulk actions on meetings. */
export function useBulkActs() {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: staffKeys.bookings }),
      queryClient.invalidateQueries({ queryKey: staffKeys.leads }),
    ])
  }
  const now = { networkMode: 'always', onSettled: refresh } as const

  const restore = useMutation({
    ...now,
    mutationFn: async ({ batch }: { batch: string; bookings: readonly Booking[] }) =>
      (
        await api.call(staffApiPaths.bookingsBulkRestore, bulkRestoreAnswer, {
          method: 'POST',
          body: { batch },
        })
      ).data,
    onSuccess: ({ restored, left }, { bookings }) => {
      setLeftOut(leftOutOf(left, bookings))
      toastSuccess(`${countOf(restored.length)} restored`)
    },
    onError: (error) => void toastError(error, toastTexts.updateFailed),
  })
  const cancel = useMutation({
    ...now,
    mutationFn: async ({ bookings, tell }: Cancel) =>
      (
        await api.call(staffApiPaths.bookingsBulkCancel, bulkCancelAnswer, {
          method: 'POST',
          body: { ids: bookings.map(({ id }) => id), tell },
        })
      ).data,
    onSuccess: ({ cancelled, left, batch }, { bookings, tell }) => {
      setLeftOut(leftOutOf(left, bookings))
      const how = tell ? 'Visitors get an email' : 'Visitors were not told'
      toastSuccess(`${countOf(cancelled.length)} cancelled. ${how}`, {
        stays: BULK_UNDO_SECONDS * 1000,
        ...(batch !== null && {
          action: { label: 'Undo', run: () => restore.mutate({ batch, bookings }) },
        }),
      })
    },
    onError: (error) => void toastError(error, toastTexts.updateFailed),
  })
  const exportCsv = useMutation({
    networkMode: 'always',
    mutationFn: async (bookings: readonly Booking[]) => {
      const ids = bookings.map(({ id }) => id).join(',')
      const path = staffApiPaths.bookingsCsv({ view: 'all', ids })
      const { status, headers, text } = await api.exchange(path, {})
      if (status !== 200) {
        throw refusedCall(status, readJson(text), headers.get('X-Request-Id') ?? undefined)
      }
      const name = `meetings-${new Date().toISOString().slice(0, 10)}.csv`
      download(name, 'text/csv', text)
      return name
    },
    onSuccess: (name) => toastSuccess(`Meetings exported to ${name}`),
    onError: (error) => void toastError(error, 'Export failed'),
  })
  return { cancel, exportCsv, leftOut, forget: () => setLeftOut([]) }
}
