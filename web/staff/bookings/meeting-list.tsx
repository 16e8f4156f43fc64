import { useState } from 'react'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { BOOKING_VIEWS } from '#shared/contracts/booking/bookings.ts'
import { NETWORK_DAYS } from '#shared/contracts/booking/booking-times.ts'
import { paths } from '#shared/paths/paths.ts'
import { BulkBar } from '#web/blocks/staff-list/bulk-bar.tsx'
import { StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import { meetingMoment } from '#web/lib/staff/meeting-labels.ts'
import { bookingListQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { useList } from '#web/lib/staff/list/use-list.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { LeftOutList } from '#web/ui/list/left-out-list.tsx'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import { ListSummary, NothingMatches } from '#web/ui/list/list-summary.tsx'
import { bookingColumns } from './booking-columns.tsx'
import { countOf, viewWords } from './booking-labels.ts'
import { BulkCancelDialog } from './bulk-cancel-dialog.tsx'
import { BookingsTabs } from './bookings-head.tsx'
import type { Desk } from './desk.ts'
import { hintsFor, keyLinesFor } from './key-lines.ts'
import { bookingsPlace, type Place, type View } from './url-state.ts'
import { useBulkActs } from './use-bulk-acts.ts'
import { useMeetingKeys } from './use-meeting-keys.ts'

const views = BOOKING_VIEWS.filter((view) => view !== 'all').map((view) => ({
  value: view,
  title: viewWords[view],
}))

interface RestProps {
  readonly view: View
  /** True if there is no meeting in any view. */
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

const meetingsQuery = (api: StaffApi, { view, network, page }: Place) =>
  bookingListQuery(api, {
    view,
    page,
    limit: bookingsPlace.pageSize,
    ...(network !== undefined && { network }),
  })

/** List of meetings. The default view shows upcoming meetings. */
export function MeetingList(desk: Desk) {
  const { tab, now, next, settings, mayWrite, asks, keys, selection } = desk
  const mayManage = useMay('people.manage')
  const list = useList(bookingsPlace, meetingsQuery)
  const { place, go, data, rows } = list
  const chosen = list.newest(selection.rows)
  const acts = useBulkActs()
  const [tell, setTell] = useState<boolean>()
  useMeetingKeys(list.body, rows, selection, desk.usualKeys)
  // Sets the tab of this list explicitly, because narrow screens show this list at the URL of the week tab too.
  const to = (change: Partial<Place>) => {
    selection.clear()
    go({ ...place, tab, page: 1, ...change })
  }
  const networks = data?.networks ?? []
  return (
    <StaffList
      list={{ ...list, keys, go: (at: Place) => go({ ...at, tab }) }}
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
              choices={views}
              onValue={(value) =>
                to({ view: BOOKING_VIEWS.find((view) => view === value) ?? 'all' })
              }
            />
            {(networks.length > 0 || place.network !== undefined) && (
              <ListFilter
                label="Network"
                value={place.network}
                choices={networks.map(({ network, meetings }) => ({
                  value: network,
                  title: `${network} (${meetings})`,
                }))}
                onValue={(network) => to({ network })}
              />
            )}
          </div>
        </BookingsTabs>
      }
      empty={
        <Rest
          view={place.view}
          isFirst={data?.counts.views.all === 0}
          onReset={() => to({ view: 'all', network: undefined })}
        />
      }
      strip={({ count }) => (
        <BulkBar
          label="Selected meetings"
          count={chosen.length}
          acts={mayWrite ? [{ label: 'Cancel without a message', run: () => setTell(false) }] : []}
          more={[
            ...(mayWrite ? [{ label: 'Cancel and tell visitors', run: () => setTell(true) }] : []),
            ...(mayManage
              ? [{ label: 'Export CSV', run: () => acts.exportCsv.mutate(chosen) }]
              : []),
          ]}
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
      )}
      hints={hintsFor(tab, mayWrite)}
      keyLines={keyLinesFor(tab, mayWrite)}
      notice={<LeftOutList leftOut={acts.leftOut} onDismiss={acts.forget} />}
      dialogs={
        <>
          {desk.dialogs}
          <BulkCancelDialog
            count={chosen.length}
            tell={tell}
            mail={data?.mail}
            onNo={() => setTell(undefined)}
            onYes={() => {
              acts.cancel.mutate({ bookings: chosen, tell: tell === true })
              setTell(undefined)
              selection.clear()
            }}
          />
        </>
      }
      table={{
        name: 'Meetings',
        className: `desk-list staff-cards booking-list${networks.length > 0 ? ' booking-flood' : ''}`,
        columns: bookingColumns({ asks, networks, mayWrite }),
        selection,
        nameOf: (booking) => `${booking.name}, ${meetingMoment(booking.starts_at, now)}`,
        attributes: ({ state }) => ({ 'data-state': state }),
      }}
      note={() =>
        networks.length > 0 && (
          <p className="booking-networks-note">Networks are deleted after {NETWORK_DAYS} days.</p>
        )
      }
    />
  )
}
