import { BOOKING_VIEWS } from '#shared/contracts/bookings.ts'
import { mondayOf } from '#shared/days.ts'
import { paths } from '#shared/paths.ts'
import { pageOf } from '#web/lib/staff/list-place.ts'

/** Meetings on a page of the list. */
export const PAGE_SIZE = 15

const TABS = ['week', 'list', 'days-off'] as const
export type Tab = (typeof TABS)[number]
export type View = (typeof BOOKING_VIEWS)[number]

/** Which part of the bookings is shown: what its URL says. */
export interface Place {
  readonly tab: Tab
  /** The Monday of the week that is shown; undefined for this week. */
  readonly week: string | undefined
  /** Which meetings the list has. */
  readonly view: View
  /** Of the list, from 1. */
  readonly page: number
}

/** The bookings as they are before anybody asks for something of them. */
export const start: Place = { tab: 'week', week: undefined, view: 'coming', page: 1 }

const DAY = /^20\d{2}-\d{2}-\d{2}$/

function weekOf(text: string | null): string | undefined {
  if (text === null || !DAY.test(text) || Number.isNaN(Date.parse(text))) return undefined
  return mondayOf(text)
}

/** The place that a URL's query names. Whatever makes no sense counts as not said. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  return {
    tab: TABS.find((tab) => tab === values.get('show')) ?? start.tab,
    week: weekOf(values.get('week')),
    view: BOOKING_VIEWS.find((view) => view === values.get('view')) ?? start.view,
    page: pageOf(values),
  }
}

/** The query of a URL that names `place`, with its question mark; nothing is said of what goes without saying. */
export function writePlace({ tab, week, view, page }: Place): string {
  const isList = tab === 'list'
  const values = new URLSearchParams({
    ...(tab !== start.tab && { show: tab }),
    ...(tab === 'week' && week !== undefined && { week }),
    ...(isList && view !== start.view && { view }),
    ...(isList && page > 1 && { page: String(page) }),
  })
  const text = values.toString()
  return text === '' ? '' : `?${text}`
}

/** How the bookings keep their place in the URL. */
export const bookingsPlace = { path: paths.adminBookings, read: readPlace, write: writePlace }
