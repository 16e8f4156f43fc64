import './booked.css'
import type { UnconfirmedMeeting } from '#shared/contracts/booking/bookings.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { confirmWords } from '#shared/pages/meetings/confirm-meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { useContactTexts } from '#web/lib/frame/frame-context.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { BookingFrame } from '../booking-frame.tsx'
import { Slip } from '../slip.tsx'
import { TimeChoice } from '../time-choice.tsx'
import { meetingInWords } from '../zones.ts'

interface ConfirmMeetingProps {
  readonly unconfirmed: UnconfirmedMeeting
  /** Other free times, if the requested time is taken. Undefined while the requested time is free. */
  readonly otherSlots: readonly string[] | undefined
  readonly posted: PostedForm | undefined
}

/**
 * Form that asks for confirmation before a meeting is booked. It is sent by the browser to the address of the page, with and without
 * JavaScript.
 */
export function ConfirmMeeting({ unconfirmed, otherSlots, posted }: ConfirmMeetingProps) {
  const { starts_at: start, time_zone: zone, host } = unconfirmed
  const isTaken = otherSlots !== undefined
  const isFull = otherSlots?.length === 0
  const taken = isFull ? confirmWords.noneFree : confirmWords.taken
  const problem = useContactTexts(isTaken ? taken : posted?.problem)
  return (
    <BookingFrame heading={confirmWords.heading}>
      <Slip time={isTaken ? undefined : start} zone={zone} host={host}>
        <form className="details" method="post">
          <h2 className="details-title">
            {isTaken ? confirmWords.another : meetingInWords(start, zone)}
          </h2>
          {problem === undefined ? (
            <p className="details-ask">{confirmWords.ask}</p>
          ) : (
            <ErrorSummary
              errors={{}}
              problem={problem}
              labels={{}}
              first={posted !== undefined}
              ref={null}
            />
          )}
          {isTaken && !isFull && (
            <TimeChoice times={otherSlots} zone={zone} error={undefined} chosen="" />
          )}
          <div className="booked-actions">
            {!isFull && (
              <button type="submit" className="button">
                {confirmWords.send}
              </button>
            )}
            <a className="text-link" href={paths.booking()}>
              {isTaken ? confirmWords.calendar : confirmWords.another}{' '}
              <span aria-hidden="true">→</span>
            </a>
          </div>
        </form>
      </Slip>
    </BookingFrame>
  )
}
