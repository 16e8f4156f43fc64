import './booked.css'
import type { UnconfirmedMeeting } from '#shared/contracts/booking/bookings.ts'
import { unconfirmedWords } from '#shared/pages/meetings/confirm-meeting.ts'
import { useContactTexts } from '#web/lib/frame/frame-context.tsx'
import { paths } from '#shared/paths/paths.ts'
import type { SheetProps } from '../booking-sending.ts'
import { BookingFrame } from '../booking-frame.tsx'
import { meetingIn } from '../free-days.ts'
import { Slip } from '../slip.tsx'
import { meetingInWords } from '../zones.ts'

interface UnconfirmedSheetProps extends SheetProps {
  readonly unconfirmed: UnconfirmedMeeting
}

/** Result of an unconfirmed booking. It asks the visitor to open the confirmation link in the email. */
export function UnconfirmedSheet({
  unconfirmed,
  isNew = false,
  isEmbedded,
}: UnconfirmedSheetProps) {
  const { starts_at: start, time_zone: zone, email, lapses_at: lapses, confirmed } = unconfirmed
  const words = useContactTexts(unconfirmedWords)
  const { short, from } = meetingIn(start, zone)
  const rows = [
    [words.sent, email],
    [words.by, meetingInWords(lapses, zone)],
  ] as const
  return (
    <BookingFrame
      heading={confirmed ? words.confirmed : words.heading}
      isNews={isNew}
      isEmbedded={isEmbedded}
    >
      <Slip time={start} zone={zone} host={unconfirmed.host}>
        <div className="booked">
          <p className="label">{confirmed ? words.confirmedKind : words.kind}</p>
          <h2 className="booked-title">
            <time dateTime={start}>
              {short}, {from}
            </time>
          </h2>
          <p className="booked-text">{confirmed ? words.confirmedText : words.text}</p>
          {!confirmed && (
            <>
              <dl className="booked-rows">
                {rows.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd dir="auto">{value}</dd>
                  </div>
                ))}
              </dl>
              <p className="booked-text">{words.missing}</p>
              <p className="booked-actions">
                <a className="text-link" href={paths.booking()}>
                  <span aria-hidden="true">←</span> {words.again}
                </a>
              </p>
            </>
          )}
        </div>
      </Slip>
    </BookingFrame>
  )
}
