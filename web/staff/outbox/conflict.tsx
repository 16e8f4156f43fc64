import { TriangleAlert } from 'lucide-react'
import { isArticleType } from '#shared/content/status.ts'
import type { OutboxEntry } from '#shared/contracts/editing.ts'
import { namedMoment } from '#web/lib/staff/moments.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { differences, marked, type MarkedLine } from './versions.ts'

interface ConflictProps {
  readonly entry: OutboxEntry
  readonly busy: boolean
  readonly onDecide: (keep: 'mine' | 'theirs') => void
}

function Lines({
  lines,
  absent,
}: {
  readonly lines: readonly MarkedLine[]
  readonly absent: string
}) {
  if (lines.length === 0) return <p className="versions-none">{absent}</p>
  return lines.map(({ text, shared }, index) => (
    <p key={index} dir="auto">
      {shared ? text : <mark>{text}</mark>}
    </p>
  ))
}

/** Table rows for a version that was deleted or does not exist, and for documents whose versions cannot be compared by field. */
function Endings({ entry: { type, effect, mine, theirs } }: Pick<ConflictProps, 'entry'>) {
  if (!isArticleType(type)) {
    return (
      <tr>
        <th scope="row">Change</th>
        <td>{effect === 'removal' ? 'Will be deleted' : 'Not saved yet'}</td>
        <td>Has another version</td>
      </tr>
    )
  }
  return (
    <>
      {mine === null && (
        <tr>
          <th scope="row">Article</th>
          <td>Will be deleted</td>
          <td>No change</td>
        </tr>
      )}
      {theirs === null && (
        <tr>
          <th scope="row">Article</th>
          <td>Kept (see below)</td>
          <td>Has been deleted</td>
        </tr>
      )}
    </>
  )
}

/** Labels of the two decisions. */
function decisions({ type, effect, mine, theirs }: OutboxEntry) {
  // Only articles can be compared by field.
  const isKnown = isArticleType(type)
  const isRemoval = isKnown ? mine === null : effect === 'removal'
  return {
    mine: isRemoval ? 'Delete it' : 'Keep this change',
    theirs: isKnown && theirs === null ? 'Keep it deleted' : 'Keep the CMS version',
  }
}

/** A change that the CMS has rejected, shown next to the current version. The user chooses one of the two. */
export function Conflict({ entry, busy, onDecide }: ConflictProps) {
  const { id, title, by, created_at: since, reason, mine, theirs } = entry
  const heading = `conflict-${id}`
  const mayDecide = useMay('content.write')
  const labels = decisions(entry)
  const differing = differences(mine, theirs)
  return (
    <section className="conflict" aria-labelledby={heading}>
      <h2 id={heading} dir="auto">
        {title === '' ? 'Untitled' : title}
      </h2>
      <p className="conflict-why">
        <span className="status-mark status-pending">
          <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
          Needs review
        </span>{' '}
        {reason ?? 'The article changed in the CMS before your change arrived.'}
      </p>
      <table className="desk-table outbox-versions">
        <caption className="sr-only">Both versions of {title}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">
              This change, by {by}, {namedMoment(since)}
            </th>
            <th scope="col">
              In the CMS{theirs !== null && `, ${namedMoment(theirs.updated_at)}`}
            </th>
          </tr>
        </thead>
        <tbody>
          <Endings entry={entry} />
          {mine !== null &&
            differing.map((field) => {
              const [ours, others] = marked(field.mine, field.theirs)
              return (
                <tr key={field.name}>
                  <th scope="row">{field.name}</th>
                  <td>
                    <Lines lines={ours} absent="Empty" />
                  </td>
                  <td>
                    <Lines lines={others} absent={theirs === null ? 'Doesn’t exist' : 'Empty'} />
                  </td>
                </tr>
              )
            })}
        </tbody>
      </table>
      {mine !== null && theirs !== null && differing.length === 0 && (
        <p className="versions-none">Both versions are the same. Choose either one.</p>
      )}
      {!mayDecide && (
        <p className="versions-none">Ask an editor or an administrator to choose a version.</p>
      )}
      <p className="conflict-actions" hidden={!mayDecide}>
        <button
          type="button"
          className="desk-button"
          disabled={busy}
          onClick={() => onDecide('mine')}
        >
          {labels.mine}
        </button>
        <button
          type="button"
          className="desk-button"
          disabled={busy}
          onClick={() => onDecide('theirs')}
        >
          {labels.theirs}
        </button>
      </p>
    </section>
  )
}
