import { Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Lead, LeadNote } from '#shared/contracts/leads.ts'
import { leadKey } from '#web/lib/staff/queries/lead-queries.ts'
import { clockTime, momentAndUtc, nearMoment, zoneName } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { useNote, type NoteState } from './use-note.ts'

interface StateProps {
  readonly state: NoteState
  readonly onRetry: () => void
}

const clock = (at: number) => `${clockTime(new Date(at).toISOString())} ${zoneName()}`

/** Save state of a note as text. */
function NoteStateLine({ state, onRetry }: StateProps) {
  if (state.kind === 'failed') {
    return (
      <p className="note-state" data-state="failed" role="alert">
        <TriangleAlert size={14} strokeWidth={1.6} aria-hidden="true" />
        <span>
          Not saved. {state.why}{' '}
          <button type="button" className="desk-link" onClick={onRetry}>
            Try again
          </button>
        </span>
      </p>
    )
  }
  return (
    <output className="note-state" data-state={state.kind}>
      {state.kind === 'saved' && (
        <>
          <Check size={14} strokeWidth={1.8} aria-hidden="true" />
          Saved {clock(state.at)}
        </>
      )}
      {state.kind === 'saving' && 'Saving…'}
      {state.kind === 'waiting' && 'Not saved yet'}
      {state.kind === 'empty' && 'Empty. Your last saved text is kept'}
    </output>
  )
}

interface FieldProps {
  readonly lead: Lead
  readonly note: LeadNote | undefined
  /** Starts another note. Undefined as long as this note is empty and not saved. */
  readonly onAnother: () => void
}

function NoteField({ lead, note, onAnother }: FieldProps) {
  const { api, user } = useStaff()
  const queryClient = useQueryClient()
  const { text, state, change, save, id } = useNote(
    {
      api,
      lead: lead.id,
      by: user.id,
      onSaved: async (saved) => {
        const queryKey = leadKey(lead.id)
        // Cancels reads that were sent before the save: their older text would replace the text in the field.
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, saved)
        void queryClient.invalidateQueries({ queryKey })
      },
    },
    note,
  )
  return (
    <>
      <TextArea
        name="note"
        label="Your note (only staff can see it)"
        optional
        rows={4}
        maxLength={5_000}
        dir="auto"
        value={text}
        onChange={({ currentTarget: { value } }) => change(value)}
        onBlur={save}
        data-saves-itself=""
      />
      <div className="note-foot">
        <NoteStateLine state={state} onRetry={save} />
        {id !== undefined && (
          <button type="button" className="desk-link" onClick={onAnother}>
            Add another note
          </button>
        )}
      </div>
    </>
  )
}

interface NotesProps {
  readonly lead: Lead
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** Notes of staff. Notes of other users are read-only; the user can edit only their own newest note. */
export function LeadNotes({ lead, now }: NotesProps) {
  const { user } = useStaff()
  const [isNew, setIsNew] = useState(0)
  // Note in the text field: the user's newest note when the page was opened. A note created on this page stays in the field in which it was
  // typed.
  const [first] = useState(() => lead.notes.findLast(({ by }) => by?.id === user.id)?.id)
  const [made, setMade] = useState<readonly string[]>([])
  const ownIds = lead.notes.filter(({ by }) => by?.id === user.id).map(({ id }) => id)
  const shownId =
    isNew === 0 ? (first ?? ownIds.at(-1)) : ownIds.findLast((id) => !made.includes(id))
  const others = lead.notes.filter(({ id }) => id !== shownId)
  return (
    <section className="lead-notes" aria-label="Notes">
      <NoteField
        key={isNew}
        lead={lead}
        note={lead.notes.find(({ id }) => id === shownId)}
        onAnother={() => {
          setMade(ownIds)
          setIsNew(isNew + 1)
        }}
      />
      {others.length > 0 && (
        <ul className="note-list">
          {others.toReversed().map(({ id, text, by, at }) => (
            <li key={id}>
              <p dir="auto">{text}</p>
              <p className="note-by">
                {by?.name ?? 'A former colleague'} ·{' '}
                <time dateTime={at} title={momentAndUtc(at)}>
                  {nearMoment(at, now)}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
