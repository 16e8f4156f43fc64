import { queryOptions } from '@tanstack/react-query'
import type { BookingSlots } from '#shared/contracts/booking/bookings.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import type { ContentSource } from '#web/lib/content/content-source.ts'

/** Query for all times that are free at the moment. */
export const slotsQuery = ({ source }: { readonly source: ContentSource }) =>
  queryOptions<BookingSlots>({
    queryKey: ['booking-slots'],
    queryFn: async () => {
      const [body, { readSlots }] = await Promise.all([
        source.rest(apiPaths.bookingSlots),
        import('./booking-code.ts'),
      ])
      return readSlots(body)
    },
  })
