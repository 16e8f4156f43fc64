import { useQuery } from '@tanstack/react-query'
import type { UnconfirmedForStaff } from '#shared/contracts/booking/booking-bulk.ts'
import { CONFIRM_MINUTES } from '#shared/contracts/booking/booking-times.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { unconfirmedQuery } from '#web/lib/staff/queries/flood-queries.ts'
import { meetingMoment } from '#web/lib/staff/meeting-labels.ts'
import { momentAndUtc, nearMoment } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { DataTable, type Column } from '#web/blocks/staff-list/data-table.tsx'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { KeyHelp } from '#web/ui/list/key-help.tsx'
import { useRef } from 'react'
import { BookingsTabs } from './bookings-head.tsx'
import type { Desk } from './desk.ts'
import { keyLinesFor } from './key-lines.ts'

/** Number of placeholder rows while the list is loading. */
const WAITING = 5

const columns: readonly Column<UnconfirmedForStaff>[] = [
  {
    head: 'When',
    className: 'booking-when',
    cell: ({ starts_at: at }, now) => (
      <time dateTime={at} title={momentAndUtc(at)}>
        {meetingMoment(at, now)}
      </time>
    ),
  },
  {
    head: 'Who',
    className: 'desk-title',
    isName: true,
    cell: ({ name, email }) => (
      <>
        <span dir="auto">{name}</span>
        <span className="desk-note">{email}</span>
      </>
    ),
  },
  { head: 'Subject', className: 'booking-about', cell: ({ about }) => subjectName(about) },
  { head: 'Network', className: 'booking-network', cell: ({ network }) => network },
  {
    head: 'Expires',
    className: 'desk-time booking-lapses',
    cell: (meeting, now) => nearMoment(meeting.lapses_at, now),
  },
]

/**
 * Meetings that wait for a confirmation by email. Their times can still be booked by other visitors, and staff cannot confirm them for the
 * visitor.
 */
export function UnconfirmedList(desk: Desk) {
  const { place, go, tab, next, settings, keys, usualKeys } = desk
  const { api } = useStaff()
  const list = useQuery(unconfirmedQuery(api))
  const body = useRef<HTMLTableSectionElement>(null)
  useListKeys(body, usualKeys)
  return (
    <div className="desk">
      {desk.head}
      <BookingsTabs
        place={place}
        current={tab}
        isWide={desk.isWide}
        list={next}
        settings={settings.data}
        onPlace={go}
      />
      <AnswerState
        answer={list}
        waiting={
          <DataTable
            name="Unconfirmed meetings"
            className="desk-list staff-cards booking-list"
            columns={columns}
            rows={[]}
            waiting={WAITING}
          />
        }
      >
        {(meetings) =>
          meetings.length === 0 ? (
            <EmptyState
              title="No unconfirmed meetings"
              text={`When many bookings arrive at once, new ones wait here until visitors confirm by email, up to ${CONFIRM_MINUTES} minutes.`}
            />
          ) : (
            <DataTable
              name="Unconfirmed meetings"
              className="desk-list staff-cards booking-list"
              columns={columns}
              rows={meetings}
              body={body}
            />
          )
        }
      </AnswerState>
      {desk.dialogs}
      <KeyHelp lines={keyLinesFor(tab, false)} state={keys} />
    </div>
  )
}
