import { Ellipsis } from 'lucide-react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { clockTime, exactMoment, fieldMoment } from '#web/lib/staff/moments.ts'
import { StatusMark } from '#web/ui/list/status-mark.tsx'
import type { Intent } from './editing-rules.ts'
import { OthersHere } from './others-here.tsx'
import { useClosing } from './use-closing.ts'
import type { Editing } from './use-editing.ts'

interface EditorBarProps {
  readonly editing: Editing
  readonly onSave: (intent: Intent) => void
  readonly onPreview: () => void
  readonly onDiscard: () => void
  readonly onRevert: () => void
  readonly onRemove: () => void
}

const isApple = () => /Mac|iP(?:hone|ad)/.test(navigator.userAgent)

const dayOf = (iso: string) => fieldMoment(iso).slice(0, 10)

/** Formats a time of today with seconds, and any other time with its date. */
const clock = (iso: string) =>
  dayOf(iso) === dayOf(new Date().toISOString())
    ? `${clockTime(iso)}:${iso.slice(17, 19)}`
    : exactMoment(iso)

/** Save state as a word, with an explanation if the word needs one. */
function savedWords(editing: Editing): readonly [word: string, meaning?: string] {
  const { state, newer, conflict, isPending, isPaused, isDirty, isKept } = editing
  if (isPaused) return ['Offline', 'Your changes will be saved when you’re back online']
  if (isPending || editing.isSavingByItself) return ['Saving…']
  if (newer !== undefined || conflict !== undefined) {
    return ['Conflict', 'Choose what to keep. Someone else has changed the same fields']
  }
  if (editing.isAboutToSave) return ['Saving…']
  if (isDirty) {
    const kept = isKept ? 'Stored in this browser only' : 'Not stored in this browser'
    return ['Unsaved', `${kept}. Choose “Save draft”`]
  }
  if (state.article === null) return ['New', 'Add a title. Changes save automatically']
  const { pending, contested, updated_at: at } = state.article
  if (pending && contested === true) return ['Waiting', 'Saved here. Review it in the outbox']
  if (pending) return ['Waiting', 'Saved here. We’ll send it when the CMS is back']
  return [`Saved ${clock(at)}`]
}

function SavedState({ editing }: { readonly editing: Editing }) {
  const [word, meaning] = savedWords(editing)
  return (
    // Screen readers do not announce the save state, because it changes with every pause in typing.
    <output className="edit-saved" aria-live="off" title={meaning}>
      {word}
      {meaning !== undefined && <span className="sr-only">. {meaning}</span>}
    </output>
  )
}

function MoreMenu(props: EditorBarProps) {
  const { editing, onSave, onDiscard, onRevert, onRemove } = props
  const { state, isDirty, isPending } = editing
  const { article, type } = state
  const menu = useClosing()
  const take = (act: () => void) => () => {
    if (menu.current !== null) menu.current.open = false
    act()
  }
  const isPublic = article?.is_live === true
  return (
    <details className="edit-menu" ref={menu}>
      <summary aria-label="More" data-tip="" className="desk-button">
        <Ellipsis size={18} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <div className="menu-list">
        {isPublic && (
          <a
            // The slug of the draft may differ from the published slug, so the link contains the id.
            href={contentTypes[type].paths.page(article.id)}
            target="_blank"
            rel="noreferrer"
          >
            View on site
          </a>
        )}
        {isPublic && (
          <button type="button" disabled={isPending} onClick={take(() => onSave('take-off'))}>
            Unpublish
          </button>
        )}
        <button type="button" disabled={!isDirty} onClick={take(onDiscard)}>
          Discard changes
        </button>
        {isPublic && article.has_unpublished_changes && (
          <button type="button" disabled={isPending} onClick={take(onRevert)}>
            Revert to published version
          </button>
        )}
        {article !== null && (
          <button
            type="button"
            className="menu-delete"
            disabled={isPending}
            onClick={take(onRemove)}
          >
            Delete
          </button>
        )}
      </div>
    </details>
  )
}

function headingOf({ mayWrite, state: { article, type } }: Editing): string {
  if (article === null) return `New ${contentTypes[type].noun}`
  return mayWrite ? `Edit ${contentTypes[type].noun}` : `Read ${contentTypes[type].noun}`
}

/** Link to the published article. */
function PublicLink({ state: { article, type } }: Pick<Editing, 'state'>) {
  if (article?.is_live !== true) return null
  return (
    <a
      className="desk-button"
      // The slug of the draft may differ from the published slug, so the link contains the id.
      href={contentTypes[type].paths.page(article.id)}
      target="_blank"
      rel="noreferrer"
    >
      View on site
    </a>
  )
}

/** Header of the editor: breadcrumbs, save state and actions. */
export function EditorBar(props: EditorBarProps) {
  const { editing, onSave, onPreview } = props
  const { state, isPending, mayWrite } = editing
  const { article, form, type } = state
  const isScheduled = form.status === 'scheduled'
  return (
    <header className="edit-bar">
      <h1 className="sr-only">{headingOf(editing)}</h1>
      <nav className="edit-place" aria-label="Breadcrumb">
        <a href={contentTypes[type].paths.adminList}>{contentTypes[type].plural}</a>
        <span aria-hidden="true">/</span>
        <span className="edit-place-title" aria-current="page" dir="auto">
          {form.title.trim() || `New ${contentTypes[type].noun}`}
        </span>
      </nav>
      <StatusMark
        status={article?.status ?? 'draft'}
        pending={article?.pending === true}
        contested={article?.contested === true}
        changed={article?.is_live === true && article.has_unpublished_changes}
      />
      <div className="edit-state">
        <OthersHere articleId={article?.id} />
        <SavedState editing={editing} />
      </div>
      <div className="edit-ways">
        <button type="button" className="desk-button" onClick={onPreview}>
          Preview
        </button>
        {mayWrite ? (
          <>
            <button
              type="button"
              className="desk-button"
              aria-keyshortcuts="Control+S"
              disabled={isPending}
              onClick={() => onSave('save')}
            >
              Save draft
            </button>
            <button
              type="button"
              className="button edit-publish"
              aria-keyshortcuts="Control+Enter"
              aria-busy={isPending}
              disabled={isPending}
              onClick={() => onSave(isScheduled ? 'schedule' : 'publish')}
            >
              {isScheduled ? 'Schedule' : 'Publish to site'}
              <kbd aria-hidden="true">{isApple() ? '⌘' : 'Ctrl'} ↵</kbd>
            </button>
            <MoreMenu {...props} />
          </>
        ) : (
          <PublicLink state={state} />
        )}
      </div>
    </header>
  )
}
