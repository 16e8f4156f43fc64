import { entryPaths } from '#shared/content/entries/entry-paths.ts'
import { entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import { StatusMark } from '#web/ui/list/status-mark.tsx'
import { entryWords } from './entry-labels.ts'
import type { EntryEditing } from './use-entry-form.ts'

interface EntryBarProps {
  readonly type: EntryType
  readonly title: string
  readonly editing: EntryEditing
  readonly mayWrite: boolean
  readonly mayPublish: boolean
  readonly onRemove: () => void
}

function savedWord({ entry, isDirty, isPending }: EntryEditing): string {
  if (isPending) return 'Saving…'
  if (isDirty) return 'Unsaved'
  if (entry === undefined) return 'New'
  return entry.pending ? 'Waiting for the CMS' : 'Saved'
}

type ActProps = Pick<EntryBarProps, 'type' | 'editing' | 'mayWrite' | 'mayPublish'>

/** Save button for authors and categories, which have no status. */
function SaveButton({ editing, mayWrite }: ActProps) {
  const { entry, isPending, isDirty, save } = editing
  if (!mayWrite) return null
  return (
    <button
      type="button"
      className="button edit-publish"
      aria-keyshortcuts="Control+S"
      aria-busy={isPending}
      disabled={isPending || (!isDirty && entry !== undefined)}
      onClick={() => save()}
    >
      Save
    </button>
  )
}

/** Buttons that save, publish and unpublish a job opening. */
function StatusButtons(props: ActProps) {
  const { editing, mayWrite, mayPublish } = props
  const { entry, isPending, isDirty, save } = editing
  if (entry?.status === 'published') {
    if (!mayPublish) return null
    return (
      <>
        <button
          type="button"
          className="desk-button"
          disabled={isPending}
          onClick={() => save({ status: 'archived' })}
        >
          Unpublish
        </button>
        <SaveButton {...props} />
      </>
    )
  }
  return (
    <>
      {mayWrite && (
        <button
          type="button"
          className="desk-button"
          aria-keyshortcuts="Control+S"
          disabled={isPending || (!isDirty && entry !== undefined)}
          onClick={() => save()}
        >
          Save draft
        </button>
      )}
      {mayPublish && (
        <button
          type="button"
          className="button edit-publish"
          aria-keyshortcuts="Control+Enter"
          aria-busy={isPending}
          disabled={isPending}
          onClick={() => save({ status: 'published' })}
        >
          Publish to site
        </button>
      )}
    </>
  )
}

function Ways(props: EntryBarProps) {
  const { type, editing, mayPublish, onRemove } = props
  const { entry, isPending } = editing
  return (
    <div className="edit-ways">
      {entry !== undefined && entry.path !== null && (
        <a className="desk-button" href={entry.path} target="_blank" rel="noreferrer">
          View on site
        </a>
      )}
      {entry !== undefined && entry.uses === 0 && mayPublish && (
        <button type="button" className="desk-button" disabled={isPending} onClick={onRemove}>
          Delete
        </button>
      )}
      {entryTypes[type].hasStatus ? <StatusButtons {...props} /> : <SaveButton {...props} />}
    </div>
  )
}

/** Head of the form: breadcrumbs, save state and actions. */
export function EntryBar(props: EntryBarProps) {
  const { type, title, editing, mayWrite } = props
  const { entry } = editing
  const { hasStatus, plural, noun } = entryTypes[type]
  return (
    <header className="edit-bar">
      <h1 className="sr-only">
        {entry === undefined ? entryWords[type].fresh : `${mayWrite ? 'Edit' : 'Read'} ${noun}`}
      </h1>
      <nav className="edit-place" aria-label="Breadcrumb">
        <a href={entryPaths[type].list}>{plural}</a>
        <span aria-hidden="true">/</span>
        <span className="edit-place-title" aria-current="page" dir="auto">
          {title}
        </span>
      </nav>
      {hasStatus && (
        <StatusMark
          status={entry?.status ?? 'draft'}
          pending={entry?.pending === true}
          contested={entry?.contested === true}
        />
      )}
      <div className="edit-state">
        <output className="edit-saved" aria-live="off">
          {savedWord(editing)}
        </output>
      </div>
      <Ways {...props} />
    </header>
  )
}
