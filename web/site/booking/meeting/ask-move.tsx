import './booked.css'
import type { Meeting } from '#shared/contracts/booking/bookings.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { detailsWords } from '#shared/pages/meetings/booking-details.ts'
import { meetingPage } from '#shared/pages/meetings/meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { useContactTexts } from '#web/lib/frame/frame-context.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { TimeChoice } from '../time-choice.tsx'
import { meetingInWords } from '../zones.ts'

interface AskMoveProps {
  readonly meeting: Meeting
  readonly time: string
  /** Other free times, if the chosen time is taken. Undefined if the chosen time is free. */
  readonly others: readonly string[] | undefined
  readonly zone: string
  /** Input and errors of the form, if the server has rejected it. */
  readonly posted: PostedForm | undefined
  /** Address of the calendar in which the visitor can choose another time. */
  readonly back: string
}

/** Reason why the meeting was not moved: the time is taken, or the server has rejected the form. Otherwise renders nothing. */
export function MoveRefusal({
  posted,
  isTaken,
}: Pick<AskMoveProps, 'posted'> & { readonly isTaken: boolean }) {
  const [wrong] = Object.values(posted?.errors ?? {})
  const problem = useContactTexts(posted?.problem ?? wrong ?? detailsWords.takenMeanwhile)
  if (posted === undefined && !isTaken) return null
  return (
    <ErrorSummary
      errors={{}}
      problem={problem}
      labels={{}}
      first={posted !== undefined}
      ref={null}
    />
  )
}

/** Form that asks for confirmation before a meeting is moved. It is sent by the browser, with and without JavaScript. */
export function AskMove({ meeting, time, others, zone, posted, back }: AskMoveProps) {
  const { details } = detailsWords
  const { move } = meetingPage
  const rows = [
    [move.from, meeting.starts_at],
    ...(others === undefined ? [[move.to, time] as const] : []),
  ] as const
  return (
    <form className="details" method="post" action={paths.meetingMove(meeting.key)}>
      <h2 className="details-title">{move.title}</h2>
      <p className="details-ask">{move.ask}</p>
      <MoveRefusal posted={posted} isTaken={others !== undefined} />
      <dl className="booked-rows">
        {rows.map(([label, at]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{meetingInWords(at, zone)}</dd>
          </div>
        ))}
      </dl>
      {others === undefined ? (
        <input type="hidden" name="starts_at" value={time} />
      ) : (
        <TimeChoice times={others} zone={zone} error={undefined} chosen="" />
      )}
      <input type="hidden" name="time_zone" value={zone} />
      <div className="booked-actions">
        <button type="submit" className="button">
          {move.send}
        </button>
        <a className="text-link" href={back}>
          <span aria-hidden="true">←</span> {details.back}
        </a>
      </div>
    </form>
  )
}
