import type { RefObject } from 'react'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { focusedRow, useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'

/** Keys of the list of meetings: X selects the focused row, Shift+X selects all rows up to the focused row, Escape clears the selection. */
export function useMeetingKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  shown: readonly Booking[],
  selection: Selection<Booking>,
  usualKeys: Readonly<Record<string, () => void>>,
): void {
  const here = () => shown.findIndex(({ id }) => id === focusedRow())
  useListKeys(body, {
    ...usualKeys,
    x: () => shown.slice(here(), here() + 1).forEach(selection.toggle),
    'Shift+x': () => {
      const last = shown.findLastIndex(({ id }, at) => at < here() && selection.has(id))
      const upTo = shown.slice(Math.max(0, last), here() + 1)
      selection.toggleAll(upTo.filter(({ id }) => !selection.has(id)))
    },
    Escape: selection.rows.length > 0 ? selection.clear : (usualKeys['Escape'] ?? selection.clear),
  })
}
