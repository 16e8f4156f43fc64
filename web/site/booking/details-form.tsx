import { useCallback, useRef, type ReactNode } from 'react'
import type { BookingMode } from '#shared/contracts/booking/bookings.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { detailsWords } from '#shared/pages/meetings/booking-details.ts'
import { callLinkWords } from '#shared/pages/meetings/call-link.ts'
import { confirmLabels, modeNotices, requestLabels } from '#shared/pages/meetings/booking-modes.ts'
import { subjectAsked, subjectGroups } from '#shared/pages/inquiry-subjects.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { useSending } from '#web/lib/sending/use-sending.ts'
import { AreaRow, InputRow, ListRow } from '#web/ui/form/row.tsx'
import { SentForm } from '#web/ui/form/sent-form.tsx'
import { booking, type SentBooking } from './booking-sending.ts'
import { TimeChoice } from './time-choice.tsx'

const { details } = detailsWords
type Field = keyof typeof details.fields

/** Label of the button, by booking mode. */
const wordsOf = { instant: details, confirm: confirmLabels, request: requestLabels } as const

interface DetailsFormProps {
  /** Address to which a browser without JavaScript sends the form. */
  readonly action: string
  /** Chosen time, ISO 8601. */
  readonly time: string
  /** Other free times, if the chosen time is taken. Undefined if the chosen time is free. */
  readonly others: readonly string[] | undefined
  readonly zone: string
  /** Current booking mode. The form names it, so that the visitor knows before sending what the form does. */
  readonly mode: BookingMode
  /** Subject that was given in the link to this page. */
  readonly service: string | undefined
  /** List of checks from the turnaround planner, as text. */
  readonly list: string | undefined
  readonly posted: PostedForm | undefined
  /** Text that the visitor entered before going back to choose another time. */
  readonly typed: ReadonlyMap<string, string>
  readonly onTyped: (name: string, value: string) => void
  readonly onBooked: (booked: SentBooking) => void
  readonly onRefused: (error: unknown) => void
  /** Link back to the calendar. */
  readonly back: ReactNode
}

/** Form for the visitor's details and the subject of the meeting. */
export function DetailsForm(props: DetailsFormProps) {
  const { action, time, others, zone, mode, service, list, posted, typed, onTyped, onBooked } =
    props
  const { hasMail } = useApp()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  // A booking that waits for the connection must not be sent if the visitor has chosen another time since.
  const isStillMeant = useCallback(
    (values: Readonly<Record<string, string>>) => values['starts_at'] === time,
    [time],
  )
  const sending = useSending({
    to: booking,
    posted,
    onSent: onBooked,
    form,
    summary,
    onRefused: props.onRefused,
    isStillMeant,
  })
  const isTaken = others !== undefined
  const refusal =
    sending.refusal ?? (isTaken ? { errors: {}, problem: detailsWords.takenMeanwhile } : undefined)
  const rowOf = (name: Exclude<Field, 'starts_at'>, value = '') => ({
    name,
    ...details.fields[name],
    error: sending.errors[name],
    defaultValue: typed.get(name) ?? posted?.values[name] ?? value,
  })
  const labels = Object.fromEntries(
    // For TypeScript, the keys of `Object.entries` are strings, although the keys of `fields` are exactly the field names.
    Object.entries<{ label: string }>(details.fields)
      .filter(([name]) => isTaken || name !== 'starts_at')
      .map(([name, { label }]) => [name, label]),
  )
  return (
    <div
      className="details"
      onInput={({ target }) => {
        const isField =
          target instanceof HTMLInputElement ||
          target instanceof HTMLSelectElement ||
          target instanceof HTMLTextAreaElement
        if (isField) onTyped(target.name, target.value)
      }}
    >
      <h2 className="details-title">{details.title}</h2>
      {mode !== 'instant' && <p className="details-notice">{modeNotices[mode]}</p>}
      <SentForm
        action={action}
        form={form}
        summary={summary}
        way={{ ...sending, refusal }}
        labels={labels}
        words={wordsOf[mode]}
        wasRefused={posted !== undefined}
        beside={<p className="details-back">{props.back}</p>}
      >
        {isTaken ? (
          <TimeChoice
            times={others}
            zone={zone}
            error={sending.errors['starts_at']}
            chosen={typed.get('starts_at') ?? ''}
          />
        ) : (
          <input type="hidden" name="starts_at" value={time} />
        )}
        <input type="hidden" name="time_zone" value={zone} />
        <input type="hidden" name="mode" value={mode} />
        <InputRow {...rowOf('name')} autoComplete="name" />
        <InputRow
          {...rowOf('email')}
          hint={mode === 'request' ? requestLabels.emailHint : callLinkWords(hasMail).emailHint}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <ListRow {...rowOf('about', subjectAsked(service ?? null) ?? 'other')} optional>
          <option value="other">{details.noSubject}</option>
          {subjectGroups.map(({ label, subjects }) => (
            <optgroup key={label} label={label}>
              {subjects.map((subject) => (
                <option key={subject.value} value={subject.value}>
                  {subject.label}
                </option>
              ))}
            </optgroup>
          ))}
        </ListRow>
        <AreaRow {...rowOf('note', list)} optional />
      </SentForm>
    </div>
  )
}
