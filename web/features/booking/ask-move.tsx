import './booked.css'
import type { Meeting } from '#shared/contracts/bookings.ts'
import type { PostedForm } from '#shared/contracts/posted-form.ts'
import { detailsWords } from '#shared/pages/company/booking-details.ts'
import { meetingPage } from '#shared/pages/company/meeting.ts'
import { paths } from '#shared/paths.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { TimeChoice } from './time-choice.tsx'
import { meetingInWords } from './zones.ts'

interface AskMoveProps {
  readonly meeting: Meeting
  readonly time: string
  /** Times to choose from where it is taken; undefined where it is free. */
  readonly others: readonly string[] | undefined
  readonly zone: string
  /** The form as it was refused. */
  readonly posted: PostedForm | undefined
  /** The way back to the calendar. */
  readonly back: string
}

/** Asks once before a meeting is moved. Plain HTML posts the form, with JavaScript as well. */
export function AskMove({ meeting, time, others, zone, posted, back }: AskMoveProps) {
  const { details, takenMeanwhile } = detailsWords
  const { move } = meetingPage
  const rows = [
    [move.from, meeting.starts_at],
    ...(others === undefined ? [[move.to, time] as const] : []),
  ] as const
  return (
    <form className="details" method="post" action={paths.meetingMove(meeting.key)}>
      <h2 className="details-title">{move.title}</h2>
      <p className="details-ask">{move.ask}</p>
      {others !== undefined && (
        <ErrorSummary
          errors={{}}
          problem={posted?.problem ?? takenMeanwhile}
          labels={{}}
          first={posted !== undefined}
          ref={null}
        />
      )}
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
        <TimeChoice times={others} zone={zone} error={undefined} chosen={others[0] ?? ''} />
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
