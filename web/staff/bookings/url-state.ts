import { BOOKING_VIEWS } from '#shared/contracts/booking/bookings.ts'
import { mondayOf } from '#shared/time/days.ts'
import { paths } from '#shared/paths/paths.ts'
import { pageOf } from '#web/lib/staff/list/list-place.ts'

/** Meetings on a page of the list. */
export const PAGE_SIZE = 15

const TABS = ['week', 'list', 'unconfirmed', 'days-off'] as const
export type Tab = (typeof TABS)[number]
export type View = (typeof BOOKING_VIEWS)[number]

/** Which part of the bookings is shown: what its URL says. */
export interface Place {
  readonly tab: Tab
  /** The Monday of the week that is shown; undefined for the week on which the bookings open. */
  readonly week: string | undefined
  /** Which meetings the list has. */
  readonly view: View
  /** Only meetings from this /24 or /48. */
  readonly network: string | undefined
  /** Of the list, from 1. */
  readonly page: number
}

/** The bookings as they are before anybody asks for something of them. */
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

/** A network such as `203.0.113.0/24`. */
const NETWORK = /^[0-9a-f:.]{3,45}\/\d{2}$/

const networkOf = (text: string | null) => (text !== null && NETWORK.test(text) ? text : undefined)

/** The place that a URL's query names. Whatever makes no sense counts as not said. */
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

/** The query of a URL that names `place`, with its question mark; nothing is said of what goes without saying. */
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

/** How the bookings keep their place in the URL. */
export const bookingsPlace = { path: paths.adminBookings, read: readPlace, write: writePlace }

/** The address of a week. @param week its Monday */
export const weekHref = (week: string): string =>
  bookingsPlace.path + writePlace({ ...start, week })
