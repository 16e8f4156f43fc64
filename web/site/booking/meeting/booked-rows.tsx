import './booked.css'
import type { ReactNode } from 'react'
import type { Meeting } from '#shared/contracts/booking/bookings.ts'
import { callLinkWords } from '#shared/pages/meetings/call-link.ts'
import { useContactTexts } from '#web/lib/frame/frame-context.tsx'
import { meetingPage } from '#shared/pages/meetings/meeting.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { meetingIn } from '../free-days.ts'
import { zoneInWords } from '../zones.ts'

const span = (start: string, zone: string) => {
  const { from, to } = meetingIn(start, zone)
  return (
    <>
      <span className="clock">{from}</span> to <span className="clock">{to}</span>
    </>
  )
}

/** Start and end of a meeting in UTC, with the day if it differs from the day in `zone`. */
function inUtc(start: string, zone: string): ReactNode {
  const utc = meetingIn(start, 'UTC')
  const isSameDay = utc.day === meetingIn(start, zone).day
  return (
    <>
      {!isSameDay && `${utc.short}, `}
      {span(start, 'UTC')}
    </>
  )
}

/** Row about the invitation: the address to which it was sent, or what the visitor must do if no email is sent. */
function invitationOf(meeting: Meeting, hasMail: boolean): readonly [string, string | false] {
  const { booked } = meetingPage
  const isOff = meeting.state === 'cancelled'
  if (meeting.invitation_by_email) {
    return [booked.invitation, !isOff && `Sent to ${meeting.email}`]
  }
  if (isOff) return [booked.calendar, booked.cancelledUntold]
  return meeting.moved_from === null
    ? [booked.invitation, callLinkWords(hasMail).noInvitation]
    : [booked.calendar, booked.movedUntold]
}

/** Details of a meeting in rows. A row without a value is left out. */
export function BookedRows({ meeting }: { readonly meeting: Meeting }) {
  const { starts_at: start, time_zone: zone, moved_from: movedFrom, state, about } = meeting
  const { booked } = useContactTexts(meetingPage)
  const { hasMail } = useApp()
  const isOn = state === 'booked'
  const before = movedFrom === null ? undefined : meetingIn(movedFrom, zone)
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      booked.yourTime,
      <span key="time">
        {span(start, zone)}, {zoneInWords(zone, start)}
      </span>,
    ],
    [booked.utc, inUtc(start, zone)],
    [booked.movedFrom, before !== undefined && isOn ? `${before.short}, ${before.from}` : ''],
    [booked.word, meeting.word],
    [booked.about, about === 'other' ? '' : subjectName(about)],
    [booked.note, meeting.note],
    invitationOf(meeting, hasMail),
    [booked.change, isOn && (meeting.can_change ? booked.changeUntil : booked.tooLate)],
  ]
  return (
    <dl className="booked-rows">
      {rows
        .filter(([, value]) => value !== '' && value !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
