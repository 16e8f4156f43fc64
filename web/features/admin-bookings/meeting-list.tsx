import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Navigate } from 'react-router-dom'
import { BOOKING_VIEWS } from '#shared/contracts/bookings.ts'
import { paths } from '#shared/paths.ts'
import { bookingListQuery } from '#web/lib/staff/booking-queries.ts'
import { lastPage } from '#web/lib/staff/list-place.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useListKeys } from '#web/lib/staff/use-list-keys.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFilter } from '#web/ui/list-filter.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { NothingMatches } from '#web/ui/list-summary.tsx'
import { BookingTable } from './booking-table.tsx'
import { viewWords } from './booking-words.ts'
import { BookingsTabs } from './bookings-head.tsx'
import type { Desk } from './bookings-page.tsx'
import { hintsFor, keyLinesFor } from './key-lines.ts'
import { PAGE_SIZE, writePlace, type Place, type View } from './place.ts'

const filters = BOOKING_VIEWS.filter((view) => view !== 'all').map((view) => ({
  value: view,
  title: viewWords[view],
}))

interface RestProps {
  readonly view: View
  /** Whether there is no meeting in any view. */
  readonly isFirst: boolean
  readonly onReset: () => void
}

function Rest({ view, isFirst, onReset }: RestProps) {
  if (isFirst) {
    const link = { label: 'See the booking page', href: paths.booking() }
    return <EmptyState title="No meetings yet" text="New ones appear here." link={link} />
  }
  const text = `No meetings in “${viewWords[view]}” yet. New ones will appear here.`
  return <NothingMatches text={text} all="meetings" onReset={onReset} />
}

/** The meetings as a list, those that come unless others are asked for. */
export function MeetingList(desk: Desk) {
  const { place, go, tab, now, next, settings, mayWrite, asks, keys, usualKeys } = desk
  const { api } = useStaff()
  const list = useQuery({
    ...bookingListQuery(api, { view: place.view, page: place.page, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  const rows = useRef<HTMLTableSectionElement>(null)
  useListKeys(rows, usualKeys)
  const last = list.data && lastPage(list.data.count, PAGE_SIZE)
  if (!list.isPlaceholderData && last !== undefined && place.page > last) {
    return <Navigate to={paths.adminBookings + writePlace({ ...place, page: last })} replace />
  }
  const to = (change: Partial<Place>) => go({ ...place, tab, page: 1, ...change })
  return (
    <ListFrame
      head={desk.head}
      toolbar={
        <BookingsTabs
          place={place}
          current={tab}
          isWide={desk.isWide}
          list={next}
          settings={settings.data}
          onPlace={go}
        >
          <div className="desk-selects">
            <ListFilter
              label="Meetings"
              value={place.view === 'all' ? undefined : place.view}
              choices={filters}
              onValue={(value) =>
                to({ view: BOOKING_VIEWS.find((view) => view === value) ?? 'all' })
              }
            />
          </div>
        </BookingsTabs>
      }
      answer={list}
      page={place.page}
      pageSize={PAGE_SIZE}
      onPage={(page) => to({ page })}
      empty={
        <Rest
          view={place.view}
          isFirst={list.data?.counts.views.all === 0}
          onReset={() => to({ view: 'all' })}
        />
      }
      hints={hintsFor(tab, mayWrite)}
      keyLines={keyLinesFor(tab, mayWrite)}
      keys={keys}
      dialogs={desk.dialogs}
    >
      {({ results }) => (
        <BookingTable
          bookings={results}
          asks={asks}
          now={now}
          stale={list.isPlaceholderData}
          body={rows}
        />
      )}
    </ListFrame>
  )
}
