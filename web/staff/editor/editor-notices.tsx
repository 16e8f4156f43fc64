import { History, TriangleAlert } from 'lucide-react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { paths } from '#shared/paths/paths.ts'
import { namedMoment } from '#web/lib/staff/moments.ts'
import { ReadOnlyNote } from '#web/ui/dialog/read-only-note.tsx'
import type { Editing } from './use-editing.ts'

interface EditorNoticesProps {
  readonly editing: Editing
  readonly onDiscard: () => void
}

const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const

const moment = (at: number) => namedMoment(new Date(at).toISOString())

/** Notices that unsaved work was restored from browser storage, and that another user has saved a newer version. */
export function EditorNotices({ editing, onDiscard }: EditorNoticesProps) {
  const { state, newer, isDirty, mayWrite } = editing
  return (
    <div className="edit-notices">
      {!mayWrite && <ReadOnlyNote what={`this ${contentTypes[state.type].noun}`} />}
      {state.restoredAt !== null && isDirty && (
        <output className="edit-notice">
          <History {...icon} />
          <span>Your unsaved text is restored, as of {moment(state.restoredAt)}.</span>
          <button type="button" className="edit-link" onClick={onDiscard}>
            Discard
          </button>
        </output>
      )}
      {state.article?.contested === true && (
        <output className="edit-notice edit-notice-warn">
          <TriangleAlert {...icon} />
          <span>
            Choose which version to keep. Someone else changed this in the CMS; we saved both
            versions.
          </span>
          <a className="edit-link" href={paths.adminOutbox}>
            Choose a version
          </a>
        </output>
      )}
      {newer !== undefined && (
        <output className="edit-notice edit-notice-warn">
          <TriangleAlert {...icon} />
          <span>Someone else has saved a newer version.</span>
          <button type="button" className="edit-link" onClick={editing.compare}>
            Compare
          </button>
        </output>
      )}
    </div>
  )
}
