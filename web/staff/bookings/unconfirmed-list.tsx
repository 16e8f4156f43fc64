import { useQuery } from '@tanstack/react-query'
import { CONFIRM_MINUTES } from '#shared/contracts/booking/booking-times.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { unconfirmedQuery } from '#web/lib/staff/queries/flood-queries.ts'
import { meetingMoment } from '#web/lib/staff/meeting-labels.ts'
import { nearMoment } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { KeyHelp } from '#web/ui/list/key-help.tsx'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { useRef } from 'react'
import { BookingsTabs } from './bookings-head.tsx'
import type { Desk } from './desk.ts'
import { keyLinesFor } from './key-lines.ts'

/** Number of skeleton rows while the list is loading. */
const WAITING = 5

/** Meetings that wait for a confirmation by email. They do not block their time, and only the visitor can confirm them. */
export function UnconfirmedList(desk: Desk) {
  const { place, go, tab, now, next, settings, keys, usualKeys } = desk
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
      <AnswerState answer={list} waiting={<ListWaiting rows={WAITING} />}>
        {(meetings) =>
          meetings.length === 0 ? (
            <EmptyState
              title="No unconfirmed meetings"
              text={`When many bookings arrive at once, new ones wait here until visitors confirm by email, up to ${CONFIRM_MINUTES} minutes.`}
            />
          ) : (
            <ListTable
              name="Unconfirmed meetings"
              className="booking-list"
              stale={false}
              body={body}
              heads={
                <>
                  <th scope="col" className="booking-when">
                    When
                  </th>
                  <th scope="col" className="desk-title">
                    Who
                  </th>
                  <th scope="col" className="booking-about">
                    Subject
                  </th>
                  <th scope="col" className="booking-network">
                    Network
                  </th>
                  <th scope="col" className="desk-time booking-lapses">
                    Expires
                  </th>
                </>
              }
            >
              {meetings.map((meeting) => (
                <tr key={meeting.id}>
                  <td className="booking-when">
                    <time dateTime={meeting.starts_at}>
                      {meetingMoment(meeting.starts_at, now)}
                    </time>
                  </td>
                  <th scope="row" className="desk-title">
                    <span dir="auto">{meeting.name}</span>
                    <span className="booking-email">{meeting.email}</span>
                  </th>
                  <td className="booking-about">{subjectName(meeting.about)}</td>
                  <td className="booking-network">{meeting.network}</td>
                  <td className="desk-time booking-lapses">{nearMoment(meeting.lapses_at, now)}</td>
                </tr>
              ))}
            </ListTable>
          )
        }
      </AnswerState>
      {desk.dialogs}
      <KeyHelp lines={keyLinesFor(tab, false)} state={keys} />
    </div>
  )
}
