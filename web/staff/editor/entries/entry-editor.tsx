import { TriangleAlert } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldsOfEntry } from '#shared/content/entries/entry-fields.ts'
import { entryPaths } from '#shared/content/entries/entry-paths.ts'
import { entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import { paths } from '#shared/paths/paths.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import type { StaffEntry } from '#web/lib/staff/queries/entry-queries.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { focusFirstError } from '../focus-field.ts'
import { Panel } from '../panels/panel.tsx'
import { useSettledLeaving } from '../use-settled-leaving.ts'
import { EntryBar } from './entry-bar.tsx'
import { EntryFields } from './entry-fields.tsx'
import { entryWords } from './entry-labels.ts'
import { useEntryActs } from './use-entry-acts.ts'
import { useEntryForm, type EntryEditing } from './use-entry-form.ts'
import { WhereUsed } from './where-used.tsx'

interface EntryEditorProps {
  readonly type: EntryType
  /** Document as last read. Undefined for a new one. */
  readonly entry: StaffEntry | undefined
  readonly onMade: (id: string) => void
}

const unsaved = () => Promise.resolve(false)

/** Notices above the form: the Studio has a draft of the document, or another user has changed it. */
function Notices({ type, editing }: { readonly type: EntryType; readonly editing: EntryEditing }) {
  const { entry, refusal, save, reload } = editing
  const { noun } = entryTypes[type]
  if (entry === undefined) return null
  if (refusal === 'changed') {
    return (
      <div className="edit-notice edit-notice-warn" role="alert">
        <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
        <span>Someone else has changed this {noun}. Your changes are not saved yet.</span>
        <button type="button" className="edit-link" onClick={() => save({ force: true })}>
          Save my changes anyway
        </button>
        <button type="button" className="edit-link" onClick={() => void reload()}>
          Load the latest version
        </button>
      </div>
    )
  }
  if (refusal !== 'studio' && !entry.has_studio_draft) return null
  return (
    <div className="edit-notice edit-notice-warn" role={refusal === 'studio' ? 'alert' : undefined}>
      <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
      <span>
        The Studio has an unpublished draft of this {noun}. Publish or discard it there before you
        save here.
      </span>
      <a className="edit-link" href={paths.studioEdit({ type, id: entry.id })}>
        Open in the Studio
      </a>
    </div>
  )
}

/** Form of one opening, author or category. */
export function EntryEditor({ type, entry: fresh, onMade }: EntryEditorProps) {
  const navigate = useNavigate()
  const mayWrite = useMay('content.write')
  const mayPublish = useMay('content.publish')
  const editing = useEntryForm(type, fresh, onMade)
  const { entry, form, problems, isDirty, save } = editing
  const [isAsking, setAsking] = useState(false)
  const [isGone, setGone] = useState(false)
  const acts = useEntryActs(type)
  const leaving = useSettledLeaving(isDirty && !isGone, unsaved)
  const { hasStatus, noun, name } = entryTypes[type]
  const title = form.texts[name]?.trim() || entryWords[type].fresh
  const hasPanel = fieldsOfEntry(type).some(([field]) => field === 'slug')

  // Navigates in an effect: in the callback of the deletion, the form still has unsaved text, which blocks navigation.
  useEffect(() => {
    if (isGone) void navigate(entryPaths[type].list)
  }, [isGone, navigate, type])

  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstError(problems)
  }, [problems])

  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !mayWrite) return
    // A dialog handles the shortcuts that are pressed inside it.
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return
    const isSave = event.key.toLowerCase() === 's'
    if (!isSave && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    const publishes = hasStatus && !isSave && mayPublish
    save(publishes ? { status: 'published' } : {})
  }
  const remove = () => {
    setAsking(false)
    if (entry === undefined) return
    acts.remove(entry, () => setGone(true))
  }
  const fields = { type, editing, mayWrite }
  const sheet = (
    <>
      <div className="edit-main">
        {problems['form'] !== undefined && <FieldError text={problems['form']} />}
        <EntryFields {...fields} place="sheet" />
      </div>
      <aside className="edit-side" aria-label={`About the ${noun}`}>
        {hasPanel && (
          <Panel title={hasStatus ? 'Details' : 'Address'}>
            <EntryFields {...fields} place="panel" />
          </Panel>
        )}
        {!hasStatus && entry !== undefined && <WhereUsed type={type} id={entry.id} />}
      </aside>
    </>
  )
  return (
    <div className="edit" onKeyDownCapture={press}>
      <PageHead title={`${title}, staff`} noindex />
      <EntryBar
        {...fields}
        title={title}
        mayPublish={mayPublish}
        onRemove={() => setAsking(true)}
      />
      <div className="edit-notices">
        <Notices type={type} editing={editing} />
      </div>
      {mayWrite ? (
        <div className="edit-sheet">{sheet}</div>
      ) : (
        <fieldset className="edit-sheet" disabled aria-label="Read only">
          {sheet}
        </fieldset>
      )}
      <QuestionDialog
        id="delete-dialog"
        open={isAsking}
        title={`Delete this ${noun}?`}
        text="It stays in the trash for 30 days. You can restore it from there."
        yes="Delete"
        no="Keep it"
        isGrave
        onYes={remove}
        onNo={() => setAsking(false)}
      />
      <QuestionDialog
        id="leave-dialog"
        open={leaving.isAsking}
        title="Leave without saving?"
        text="Your changes are not saved. They are lost when you leave."
        yes="Leave"
        no="Stay"
        onYes={leaving.leave}
        onNo={leaving.stay}
      />
    </div>
  )
}
