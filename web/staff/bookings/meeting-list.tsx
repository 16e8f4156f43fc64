import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { NETWORK_DAYS } from '#shared/contracts/booking/booking-times.ts'
import { paths } from '#shared/paths/paths.ts'
import { bookingListQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { lastPage } from '#web/lib/staff/list/list-place.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { LeftOutList } from '#web/ui/list/left-out-list.tsx'
import { ListSummary, NothingMatches } from '#web/ui/list/list-summary.tsx'
import { BookingTable } from './booking-table.tsx'
import { countOf, viewWords } from './booking-labels.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkCancelDialog } from './bulk-cancel-dialog.tsx'
import { BookingsTabs } from './bookings-head.tsx'
import type { Desk } from './desk.ts'
import { hintsFor, keyLinesFor } from './key-lines.ts'
import { MeetingFilters } from './meeting-filters.tsx'
import { PAGE_SIZE, writePlace, type Place, type View } from './url-state.ts'
import { useBulkActs } from './use-bulk-acts.ts'
import { useMeetingKeys } from './use-meeting-keys.ts'

/** Empty list with a stable identity, for the time before the response. */
const none: readonly Booking[] = []

interface RestProps {
  readonly view: View
  /** True if no view contains a meeting. */
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

/** Meetings as a list. Default view: upcoming. */
export function MeetingList(desk: Desk) {
  const { place, go, tab, now, next, settings, mayWrite, asks, keys, usualKeys } = desk
  const { api } = useStaff()
  const networkFilter = place.network === undefined ? {} : { network: place.network }
  const list = useQuery({
    ...bookingListQuery(api, {
      view: place.view,
      page: place.page,
      limit: PAGE_SIZE,
      ...networkFilter,
    }),
    placeholderData: keepPreviousData,
  })
  const rows = useRef<HTMLTableSectionElement>(null)
  const { selection } = desk
  const acts = useBulkActs()
  const [tell, setTell] = useState<boolean>()
  const shown = list.data?.results ?? none
  // A selected meeting may have changed after its selection.
  const byId = new Map(shown.map((booking) => [booking.id, booking]))
  const chosen = selection.rows.map((booking) => byId.get(booking.id) ?? booking)
  useMeetingKeys(rows, shown, selection, usualKeys)
  const last = list.data && lastPage(list.data.count, PAGE_SIZE)
  if (!list.isPlaceholderData && last !== undefined && place.page > last) {
    return <Navigate to={paths.adminBookings + writePlace({ ...place, page: last })} replace />
  }
  const to = (change: Partial<Place>) => {
    if (change.page === undefined) selection.clear()
    go({ ...place, tab, page: 1, ...change })
  }
  const networks = list.data?.networks ?? []
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
          <MeetingFilters place={place} networks={networks} onChange={to} />
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
          onReset={() => to({ view: 'all', network: undefined })}
        />
      }
      hints={hintsFor(tab, mayWrite)}
      keyLines={keyLinesFor(tab, mayWrite)}
      keys={keys}
      notice={<LeftOutList leftOut={acts.leftOut} onDismiss={acts.forget} />}
      dialogs={
        <>
          {desk.dialogs}
          <BulkCancelDialog
            count={chosen.length}
            tell={tell}
            mail={list.data?.mail}
            onNo={() => setTell(undefined)}
            onYes={() => {
              acts.cancel.mutate({ bookings: chosen, tell: tell === true })
              setTell(undefined)
              selection.clear()
            }}
          />
        </>
      }
    >
      {({ results, count }) => (
        <>
          <BulkBar
            bookings={chosen}
            onCancel={setTell}
            onExport={() => acts.exportCsv.mutate(chosen)}
            onClear={selection.clear}
          >
            <ListSummary
              count={countOf(count)}
              narrowing={place.network === undefined ? '' : `from ${place.network}`}
              order={place.view === 'coming' ? 'next first' : 'latest first'}
              isNarrowed={place.network !== undefined}
              onReset={() => to({ network: undefined })}
            />
          </BulkBar>
          <BookingTable
            bookings={results}
            asks={asks}
            networks={networks}
            selection={selection}
            now={now}
            stale={list.isPlaceholderData}
            body={rows}
          />
          {networks.length > 0 && (
            <p className="booking-networks-note">Networks are deleted after {NETWORK_DAYS} days.</p>
          )}
        </>
      )}
    </ListFrame>
  )
}
