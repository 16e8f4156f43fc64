import { BOOKING_VIEWS } from '#shared/contracts/booking/bookings.ts'
import { mondayOf } from '#shared/time/days.ts'
import { paths } from '#shared/paths/paths.ts'
import { pageOf } from '#web/lib/staff/list/list-place.ts'

/** Number of meetings on a page of the list. */
export const PAGE_SIZE = 15

const TABS = ['week', 'list', 'unconfirmed', 'days-off'] as const
export type Tab = (typeof TABS)[number]
export type View = (typeof BOOKING_VIEWS)[number]

/** State of the bookings page as stored in its URL. */
export interface Place {
  readonly tab: Tab
  /** Monday of the displayed week. Undefined for the default week. */
  readonly week: string | undefined
  /** View of the list. */
  readonly view: View
  /** Filter by network, a /24 or /48. */
  readonly network: string | undefined
  /** Page of the list, counted from 1. */
  readonly page: number
}

/** Default state of the bookings page. */
export const start: Place = {
  tab: 'week',
  week: undefined,
  view: 'coming',
  network: undefined,
  page: 1,
}

const DAY = /^20\d{2}-\d{2}-\d{2}$/

function weekOf(text: string | null): string | undefined {
  if (text === null || !DAY.test(text) || Number.isNaN(Date.parse(text))) return undefined
  return mondayOf(text)
}

/** Pattern of a network such as `203.0.113.0/24`. */
const NETWORK = /^[0-9a-f:.]{3,45}\/\d{2}$/

const networkOf = (text: string | null) => (text !== null && NETWORK.test(text) ? text : undefined)

/** Parses the query of a URL. Invalid values are ignored. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  return {
    tab: TABS.find((tab) => tab === values.get('show')) ?? start.tab,
    week: weekOf(values.get('week')),
    view: BOOKING_VIEWS.find((view) => view === values.get('view')) ?? start.view,
    network: networkOf(values.get('network')),
    page: pageOf(values),
  }
}

/** URL query of a page state, with its question mark. Default values are omitted. */
export function writePlace({ tab, week, view, network, page }: Place): string {
  const isList = tab === 'list'
  const values = new URLSearchParams({
    ...(tab !== start.tab && { show: tab }),
    ...(tab === 'week' && week !== undefined && { week }),
    ...(isList && view !== start.view && { view }),
    ...(isList && network !== undefined && { network }),
    ...(isList && page > 1 && { page: String(page) }),
  })
  const text = values.toString()
  return text === '' ? '' : `?${text}`
}

/** URL state of the bookings page, with its path. */
export const bookingsPlace = { path: paths.adminBookings, read: readPlace, write: writePlace }

/** Path of a week. @param week Monday of the week */
export const weekHref = (week: string): string =>
  bookingsPlace.path + writePlace({ ...start, week })
