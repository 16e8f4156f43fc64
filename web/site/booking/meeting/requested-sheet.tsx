import './booked.css'
import type { RequestedMeeting } from '#shared/contracts/booking/bookings.ts'
import { deadlineInWords } from '#shared/time/deadline.ts'
import { formTexts } from '#shared/pages/company/form-texts.ts'
import { requestedWords } from '#shared/pages/meetings/confirm-meeting.ts'
import { Stamp } from '#web/ui/stamp/stamp.tsx'
import type { SheetProps } from '../booking-sending.ts'
import { BookingFrame } from '../booking-frame.tsx'
import { meetingIn } from '../free-days.ts'
import { Slip } from '../slip.tsx'

interface RequestedSheetProps extends SheetProps {
  readonly requested: RequestedMeeting
}

/** Result of a request for a time. Staff reply to it by email. */
export function RequestedSheet({ requested, now, isNew = false, isEmbedded }: RequestedSheetProps) {
  const { starts_at: start, time_zone: zone, email } = requested
  const { short, from } = meetingIn(start, zone)
  const words = requestedWords
  const { answer_by: answerBy } = requested
  const rows = [
    [words.to, email],
    ...(answerBy === null ? [] : [[words.reply, deadlineInWords(answerBy, zone)] as const]),
  ] as const
  return (
    <BookingFrame heading={words.heading} isNews={isNew} isEmbedded={isEmbedded}>
      <Slip time={start} zone={zone} host={requested.host}>
        <div className="booked">
          <p className="label">
            {words.kind} <span>No. {requested.number}</span>
          </p>
          <h2 className="booked-title">
            <time dateTime={start}>
              {short}, {from}
            </time>
          </h2>
          <p className="booked-text">{answerBy === null ? formTexts.held : words.text}</p>
          <dl className="booked-rows">
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
          <Stamp word={words.stamp} at={now} falls={isNew} />
          <p className="booked-actions">
            <a
              className="text-link"
              href={requested.path}
              target={isEmbedded === true ? '_blank' : undefined}
            >
              {words.receipt} <span aria-hidden="true">→</span>
            </a>
          </p>
        </div>
      </Slip>
    </BookingFrame>
  )
}
