import { BOOKING_VIEWS } from '#shared/contracts/booking/bookings.ts'
import { mondayOf } from '#shared/time/days.ts'
import { paths } from '#shared/paths/paths.ts'
import { choiceParam, listPlaces, type PlaceOf } from '#web/lib/staff/list/list-places.ts'

const TABS = ['week', 'list', 'unconfirmed', 'days-off'] as const
export type Tab = (typeof TABS)[number]
export type View = (typeof BOOKING_VIEWS)[number]

const DAY = /^20\d{2}-\d{2}-\d{2}$/

function weekOf(text: string): string | undefined {
  if (!DAY.test(text) || Number.isNaN(Date.parse(text))) return undefined
  return mondayOf(text)
}

/** Pattern of a network such as `203.0.113.0/24`. */
const NETWORK = /^[0-9a-f:.]{3,45}\/\d{2}$/

const networkOf = (text: string) => (NETWORK.test(text) ? text : undefined)

const places = listPlaces({
  path: paths.adminBookings,
  pageSize: 15,
  params: {
    tab: { ...choiceParam(TABS, 'week'), name: 'show' },
    // Monday of the displayed week. Undefined for the default week.
    week: { usual: undefined, read: weekOf, write: (week: string | undefined) => week ?? '' },
    view: choiceParam(BOOKING_VIEWS, 'coming'),
    // Network in CIDR notation with the prefix length 24 (IPv4) or 48 (IPv6).
    network: {
      usual: undefined,
      read: networkOf,
      write: (network: string | undefined) => network ?? '',
    },
  },
})

/** State of the bookings page as stored in its URL. `view`, `network` and `page` apply to the list of meetings. */
export type Place = PlaceOf<typeof places>

/** Default state of the bookings page. */
export const { start } = places

/** URLs of the bookings page. A URL has only the parameters of its tab. */
export const bookingsPlace = {
  ...places,
  write: (place: Place) => {
    const { tab, week } = place
    if (tab === 'list') return places.write({ ...place, week: undefined })
    return places.write({ ...start, tab, week: tab === 'week' ? week : undefined })
  },
}

/** Path of a week. @param week Monday of the week */
export const weekHref = (week: string): string =>
  bookingsPlace.path + bookingsPlace.write({ ...start, week })
