import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { bookingQuery, nextBookingsQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { leadQuery } from '#web/lib/staff/queries/lead-queries.ts'
import { fullMoment, zoneAt } from '#web/lib/staff/meeting-labels.ts'
import { momentAndUtc, shortMoment, zoneName } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useKeyState, useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { GonePage } from '#web/blocks/staff-list/gone-page.tsx'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { HistoryList } from '#web/ui/list/history-list.tsx'
import { KeyHelp, type KeyLine } from '#web/ui/list/key-help.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { BookingState } from './booking-state.tsx'
import { canChange } from '../booking-labels.ts'
import { useDialogs } from '../use-dialogs.tsx'

/** Update interval in milliseconds: a meeting may begin while its page is open. */
const TICK = 30_000

const keyLines: readonly KeyLine[] = [
  [['M'], 'Move the meeting'],
  [['C'], 'Cancel the meeting'],
  [['Esc'], 'Close the dialog, or return to the bookings'],
  [['?'], 'Show keyboard shortcuts'],
]

const inBoth = (iso: string, zone: string) => `${fullMoment(iso, zone)} in ${zoneAt(iso, zone)}`

function factsOf(booking: Booking): readonly (readonly [label: string, value: ReactNode])[] {
  const { starts_at: at, time_zone: zone, email, about, note, word } = booking
  return [
    ['When', inBoth(at, site.timeZone)],
    ['Visitor’s time', zone !== site.timeZone && inBoth(at, zone)],
    ['State', <BookingState key="state" booking={booking} />],
    [
      'Name',
      <span key="name" dir="auto">
        {booking.name}
      </span>,
    ],
    [
      'Email',
      <a key="email" className="lead-address" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    ['About', subjectName(about)],
    [
      'Note',
      note !== '' && (
        <span className="booking-text" dir="auto">
          {note}
        </span>
      ),
    ],
    [
      'Our message',
      word !== '' && (
        <span className="booking-text" dir="auto">
          {word}
        </span>
      ),
    ],
    [
      'Lead',
      <a key="lead" className="lead-address" href={paths.adminLead(booking.lead)}>
        No. {booking.number}
      </a>,
    ],
  ]
}

function OpenBooking({ booking }: { readonly booking: Booking }) {
  const { api } = useStaff()
  const navigate = useNavigate()
  const now = useNow(TICK)
  const mayWrite = useMay('people.write')
  const next = useQuery(nextBookingsQuery(api))
  const lead = useQuery(leadQuery(api, booking.lead))
  const { asks, dialogs } = useDialogs({ mail: next.data?.mail, now })
  const keys = useKeyState()
  const isOpen = mayWrite && canChange(booking, now)
  useListKeys(useRef(null), {
    ...(isOpen && { m: () => asks.move(booking), c: () => asks.cancel(booking) }),
    '?': () => keys.show(true),
    Escape: () => void navigate(paths.adminBookings),
  })
  return (
    <>
      <DeskHead
        title={booking.name}
        facts={`No. ${booking.number} · booked ${shortMoment(booking.booked_at, now)} ${zoneName()}`}
      >
        {isOpen && (
          <div className="booking-page-acts">
            <button
              type="button"
              className="desk-button lead-erase"
              onClick={() => asks.cancel(booking)}
            >
              Cancel the meeting
            </button>
            <button type="button" className="button" onClick={() => asks.move(booking)}>
              Move <kbd aria-hidden="true">M</kbd>
            </button>
          </div>
        )}
      </DeskHead>
      <div className="lead">
        <div className="lead-main">
          <dl className="lead-facts">
            {factsOf(booking)
              .filter(([, value]) => value !== false)
              .map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </div>
        <aside className="lead-side" aria-label="Meeting history">
          {lead.data !== undefined && (
            <HistoryList
              entries={lead.data.history.map(({ at, by, text }) => ({
                at,
                exact: momentAndUtc(at),
                short: shortMoment(at, now),
                text,
                by: by?.name,
              }))}
            />
          )}
        </aside>
      </div>
      {dialogs}
      <KeyHelp lines={keyLines} state={keys} />
    </>
  )
}

/** Page of one meeting with its details and actions. */
export function BookingPage() {
  const { id = '' } = useParams()
  const { api } = useStaff()
  const booking = useQuery(bookingQuery(api, id))
  return (
    <GonePage
      error={booking.error}
      list={{ label: 'Bookings', href: paths.adminBookings }}
      gone={{
        title: 'Meeting not found',
        text: 'Go back to the bookings. This meeting was erased with its lead, or the link is wrong.',
        link: { label: 'Show all bookings', href: paths.adminBookings },
      }}
    >
      <AnswerState answer={booking} waiting={<PageSkeleton />}>
        {(found) => <OpenBooking key={found.id} booking={found} />}
      </AnswerState>
    </GonePage>
  )
}
