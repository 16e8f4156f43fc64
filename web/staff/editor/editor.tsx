import { useDeferredValue, useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditSheet } from './edit-sheet.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { focusFirstError } from './focus-field.ts'
import type { ArticleForm } from './form/article-form.ts'
import { checklist } from './form/checklist.ts'
import { slugOf } from './form/slug.ts'
import type { StaffArticle } from './form/to-form.ts'
import { ChecklistPanel } from './panels/checklist-panel.tsx'
import { BodyField } from './panels/body-field.tsx'
import { CoverPanel } from './panels/cover-panel.tsx'
import { PresenceReach } from './others-here.tsx'
import { PageNotices } from './page-notices.tsx'
import { PublicationPanel } from './panels/publication-panel.tsx'
import { SeoPanel } from './panels/seo-panel.tsx'
import { TitleFields } from './panels/title-fields.tsx'
import { typePanels } from './panels/type-panels.ts'
import { PreviewDialog, type Sheet } from './preview/preview-dialog.tsx'
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx'
import { Questions, type Question } from './questions.tsx'
import type { Intent } from './editing-rules.ts'
import { useEditing } from './use-editing.ts'
import { useDeadLinks } from './use-dead-links.ts'
import { useSettledLeaving } from './use-settled-leaving.ts'
import { useRemoval } from './use-removal.tsx'
import { useReverting } from './saving/use-saving.ts'
import { useSlugCheck } from './use-slug-check.ts'

interface EditorProps {
  readonly type: ArticleType
  /** Article as last read. Undefined for a new article. */
  readonly article: StaffArticle | undefined
  readonly onMade: (id: string) => void
  /** Called with true before the article is deleted, and with false if the deletion fails. */
  readonly onGoing: (isGoing: boolean) => void
  /** Loads the component that renders the article as on its public page. */
  readonly loadSheet: () => Promise<Sheet>
}

/** State of the social image, which is generated for the published address. The draft may have a different address. */
function engravingOf(article: StaffArticle | null, { slug }: ArticleForm) {
  if (article?.is_live !== true) return 'not drawn'
  return article.has_unpublished_changes || article.slug !== slug ? 'drawn anew' : 'drawn'
}

/** Editor of one blog or case study. */
export function Editor(props: EditorProps) {
  const { type, article: fresh, onMade, onGoing, loadSheet } = props
  const editing = useEditing(type, fresh, onMade)
  const { state, set, save, isDirty, isPending, mayWrite } = editing
  const { article, form, errors, hasOwnSlug, bodyVersion } = state
  const [question, setQuestion] = useState<Question>()
  const [isPreviewing, setPreviewing] = useState(false)
  const reverting = useReverting(type)
  const { settle } = editing
  const removal = useRemoval({ type, noun: contentTypes[type].noun, editing, onGoing })
  const leaving = useSettledLeaving(isDirty && !removal.isGone, settle)
  const isMade = article !== null
  const settled = useDeferredValue(form)
  const deadLinks = useDeadLinks(settled.body, type, settled.slug)
  const checks = useMemo(
    () => checklist(type, settled, { deadLinks, isMade, now: Date.now() }),
    [type, settled, deadLinks, isMade],
  )
  const { noun } = contentTypes[type]
  const { Panel, AboveBody, BelowBody } = typePanels[type]
  const isFrozen = article?.frozen_slug !== undefined
  const fields = { type, form, errors, set }

  const slugCheck = useSlugCheck(type, isFrozen ? '' : form.slug, article?.id ?? null)
  // Replaces a generated slug if another article has the same one. A slug typed by the user is not replaced.
  useEffect(() => {
    const { takenBy, free } = slugCheck ?? {}
    if (hasOwnSlug || isFrozen || isPending || takenBy === undefined || free === undefined) return
    set({ slug: free })
  }, [slugCheck, hasOwnSlug, isFrozen, isPending, set])

  // After a rejected save, moves the caret to the first error.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(errors)
    // `state.errors` is no dependency: the effect must not run again when the user corrects one of several errors.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editing.refusals])

  const ask = (intent: Intent) => {
    if (intent === 'take-off') setQuestion('take-off')
    else void save(intent)
  }
  const revert = async () => {
    await settle()
    const last = editing.current()
    if (last === null) return
    try {
      editing.reverted(await reverting.mutateAsync(last))
      toastSuccess(toastTexts.updated[type])
    } catch (error) {
      toastError(error, toastTexts.updateFailed)
    }
  }
  const answer = (asked: Question) => {
    setQuestion(undefined)
    if (asked === 'remove') return void removal.remove()
    if (asked === 'take-off') return void save('take-off')
    if (asked === 'revert') return void revert()
    editing.discard()
  }
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    // A dialog handles the shortcuts that are pressed inside it.
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return
    const isSave = event.key.toLowerCase() === 's'
    if (!isSave && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    ask(isSave ? 'save' : form.status === 'scheduled' ? 'schedule' : 'publish')
  }
  return (
    <div className="edit" onKeyDownCapture={press}>
      <PageHead title={`${form.title.trim() || `New ${noun}`}, staff`} noindex />
      <EditorBar
        editing={editing}
        onSave={ask}
        onPreview={() => setPreviewing(true)}
        onDiscard={() => setQuestion('discard')}
        onRevert={() => setQuestion('revert')}
        onRemove={() => setQuestion('remove')}
      />
      <EditorNotices editing={editing} onDiscard={() => setQuestion('discard')} />
      <PageNotices place="above" mayWrite={mayWrite} />
      <EditSheet mayWrite={mayWrite} type={type} article={article}>
        <div className="edit-main">
          <TitleFields
            {...fields}
            onTitle={(title) =>
              set(hasOwnSlug || isFrozen ? { title } : { title, slug: slugOf(title) })
            }
          />
          {AboveBody && <AboveBody {...fields} />}
          <BodyField {...fields} version={bodyVersion} readOnly={!mayWrite} />
          {BelowBody && <BelowBody {...fields} />}
        </div>
        <aside className="edit-side" aria-label={`About the ${noun}`}>
          <PageNotices place="beside" mayWrite={mayWrite} />
          <PublicationPanel
            {...fields}
            article={article}
            settledRevision={editing.settledRevision}
            onMoved={editing.moved}
            isOwn={article?.slug === form.slug}
            slugCheck={slugCheck}
            isLive={article?.is_live === true}
            onSlug={(slug) => {
              editing.ownSlug(slug !== '')
              set({ slug })
            }}
          />
          <ChecklistPanel checks={checks} />
          <Panel {...fields} article={article} />
          <CoverPanel {...fields} />
          <SeoPanel {...fields} engraving={engravingOf(article, form)} />
          <PresenceReach />
        </aside>
      </EditSheet>
      <ConflictDialog editing={editing} />
      {removal.dialog}
      <PreviewDialog
        state={state}
        loadSheet={loadSheet}
        open={isPreviewing}
        onClose={() => setPreviewing(false)}
      />
      <Questions
        question={question}
        noun={noun}
        isLive={article?.is_live === true}
        isDirty={isDirty}
        onNo={() => setQuestion(undefined)}
        onYes={answer}
      />
      <QuestionDialog
        id="leave-dialog"
        open={leaving.isAsking}
        title="Leave without saving?"
        text="Your changes aren’t saved to the site. They stay in this browser, where only you see them."
        yes="Leave"
        no="Stay"
        onYes={leaving.leave}
        onNo={leaving.stay}
      />
    </div>
  )
}
