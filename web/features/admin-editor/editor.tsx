import { useEffect, useMemo, useState, useDeferredValue, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ArticleType } from '#shared/content/status.ts'
import { paths } from '#shared/paths.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { toastTexts } from '#web/lib/staff/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/staff/toasts.ts'
import { TextArea } from '#web/ui/form/text-field.tsx'
import { FieldError } from '#web/ui/form/field-frame.tsx'
import { BodyEditor } from './body/body-editor.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { focusFirstError } from './focus-field.ts'
import { checklist, SUMMARY_LENGTH } from './form/checklist.ts'
import { slugOf } from './form/slug.ts'
import type { StaffArticle } from './form/to-form.ts'
import { BlogPanel } from './panels/blog-panel.tsx'
import { CaseStudyClosing, CaseStudyIntroduction } from './panels/case-study-fields.tsx'
import { CaseStudyPanel } from './panels/case-study-panel.tsx'
import { ChecklistPanel } from './panels/checklist-panel.tsx'
import { Counted } from './panels/counted.tsx'
import { CoverPanel } from './panels/cover-panel.tsx'
import { PublicationPanel } from './panels/publication-panel.tsx'
import { SeoPanel } from './panels/seo-panel.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { useEditing, type Intent } from './use-editing.ts'
import { useKnownPages } from './use-known-pages.ts'
import { useLeaving } from './use-leaving.ts'
import { useRemoving } from './use-saving.ts'

interface EditorProps {
  readonly type: ArticleType
  /** As it was read last; undefined for one that is to be made. */
  readonly article: StaffArticle | undefined
  readonly onMade: (id: string) => void
  /** Whether the router has a page for a path. */
  readonly serves: (path: string) => boolean
}

type Question = 'discard' | 'remove' | 'take-off'

const names = {
  blog: { article: 'blog', summary: 'Excerpt', field: 'excerpt' },
  caseStudy: { article: 'case study', summary: 'Summary', field: 'summary' },
} as const

/** The editor of one blog or case study. */
export function Editor({ type, article: fresh, onMade, serves }: EditorProps) {
  const editing = useEditing(type, fresh, onMade)
  const { state, set, save, isDirty } = editing
  const { article, form, errors, hasOwnSlug, bodyVersion } = state
  const [hasTypedSlug, setTypedSlug] = useState(hasOwnSlug)
  const [question, setQuestion] = useState<Question>()
  const [isPreviewing, setPreviewing] = useState(false)
  const navigate = useNavigate()
  const removing = useRemoving(type)
  const [isGone, setGone] = useState(false)
  const leaving = useLeaving(isDirty && !isGone)
  const settled = useDeferredValue(form)
  const hasPage = useKnownPages(settled.body, serves)
  const checks = useMemo(
    () => checklist(type, settled, { hasPage, now: Date.now() }),
    [type, settled, hasPage],
  )
  const { article: noun, summary, field } = names[type]
  const fields = { type, form, errors, set }

  // After a refusal the caret goes where something is wrong.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(errors)
    // Errors that go away one by one must not move the caret.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editing.refusals])

  useEffect(() => {
    if (isGone) void navigate(type === 'blog' ? paths.adminBlogs : paths.adminCaseStudies)
  }, [isGone, navigate, type])

  const ask = (intent: Intent) => {
    if (intent === 'take-off') setQuestion('take-off')
    else void save(intent)
  }
  const remove = async () => {
    setQuestion(undefined)
    if (article === null) return
    try {
      await removing.mutateAsync({ id: article.id, revision: article.revision })
      editing.forget()
      toastSuccess(toastTexts.deleted[type])
      setGone(true)
    } catch (error) {
      toastError(error, toastTexts.deleteFailed)
    }
  }
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const isSave = event.key.toLowerCase() === 's'
    if (!isSave && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    ask(isSave ? 'save' : form.status === 'scheduled' ? 'schedule' : 'publish')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the whole page; buttons do the same
    <div className="edit" onKeyDownCapture={press}>
      <PageHead title={`${form.title.trim() || `New ${noun}`}, staff`} noindex />
      <EditorBar
        editing={editing}
        onSave={ask}
        onPreview={() => setPreviewing(true)}
        onDiscard={() => setQuestion('discard')}
        onRemove={() => setQuestion('remove')}
      />
      <EditorNotices editing={editing} onDiscard={() => setQuestion('discard')} />
      <div className="edit-sheet">
        <div className="edit-main">
          <div className="edit-title">
            <label className="label" htmlFor="field-title">
              Title
            </label>
            <textarea
              id="field-title"
              name="title"
              rows={1}
              dir="auto"
              aria-invalid={errors['title'] === undefined ? undefined : true}
              aria-describedby={errors['title'] === undefined ? undefined : 'field-title-error'}
              value={form.title}
              onChange={(event) => {
                const title = event.currentTarget.value.replaceAll('\n', ' ')
                set(hasTypedSlug ? { title } : { title, slug: slugOf(title) })
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault()
              }}
            />
            {errors['title'] !== undefined && (
              <FieldError id="field-title-error" text={errors['title']} />
            )}
          </div>
          <div className="edit-summary">
            <TextArea
              label={summary}
              name={field}
              rows={2}
              required={false}
              dir="auto"
              error={errors[field]}
              value={form[field]}
              onChange={(event) => set({ [field]: event.currentTarget.value })}
            />
            <Counted text={form[field]} limit={SUMMARY_LENGTH} />
          </div>
          {type === 'caseStudy' && <CaseStudyIntroduction {...fields} />}
          <section className="edit-body" aria-label="Text" data-field="body">
            <BodyEditor
              key={bodyVersion}
              initial={form.body}
              describedBy={errors['body'] === undefined ? undefined : 'field-body-error'}
              onChange={(body) => set({ body })}
            />
            {Object.entries(errors)
              .filter(([path]) => path === 'body' || path.startsWith('body.'))
              .slice(0, 1)
              .map(([path, text]) => (
                <FieldError key={path} id="field-body-error" text={text} />
              ))}
          </section>
          {type === 'caseStudy' && <CaseStudyClosing {...fields} />}
        </div>
        <aside className="edit-side" aria-label={`About the ${noun}`}>
          <PublicationPanel
            {...fields}
            id={article?.id ?? null}
            isLive={article?.is_live === true}
            onSlug={(slug) => {
              setTypedSlug(slug !== '')
              set({ slug })
            }}
          />
          {type === 'blog' ? (
            <BlogPanel {...fields} article={article} />
          ) : (
            <CaseStudyPanel {...fields} />
          )}
          <CoverPanel {...fields} />
          <SeoPanel
            {...fields}
            isPublic={article?.is_live === true && article.slug === form.slug}
          />
          <ChecklistPanel checks={checks} />
        </aside>
      </div>
      <ConflictDialog editing={editing} />
      <PreviewDialog state={state} open={isPreviewing} onClose={() => setPreviewing(false)} />
      <QuestionDialog
        id="discard-dialog"
        open={question === 'discard'}
        title="Discard your changes?"
        text="What you have typed since the last save goes away, here and in this browser’s store."
        yes="Discard"
        no="Keep writing"
        isGrave
        onYes={() => {
          setQuestion(undefined)
          editing.discard()
          setTypedSlug((article?.slug ?? '') !== '')
        }}
        onNo={() => setQuestion(undefined)}
      />
      <QuestionDialog
        id="remove-dialog"
        open={question === 'remove'}
        title={`Delete this ${noun}?`}
        text={
          article?.is_live === true
            ? 'It leaves the site at once, and its address answers that there is nothing. This cannot be undone.'
            : 'This cannot be undone.'
        }
        yes="Delete"
        no="Keep it"
        isGrave
        onYes={() => void remove()}
        onNo={() => setQuestion(undefined)}
      />
      <QuestionDialog
        id="take-off-dialog"
        open={question === 'take-off'}
        title="Take it off the site?"
        text={`It leaves the site at once and is archived with ${
          isDirty ? 'what you have typed' : 'its text'
        }. You can publish it again.`}
        yes="Take it off"
        no="Leave it there"
        onYes={() => {
          setQuestion(undefined)
          void save('take-off')
        }}
        onNo={() => setQuestion(undefined)}
      />
      <QuestionDialog
        id="leave-dialog"
        open={leaving.state === 'blocked'}
        title="Leave without saving?"
        text="Your changes are not saved. They wait for you in this browser, and nobody else sees them."
        yes="Leave"
        no="Stay"
        onYes={() => leaving.proceed?.()}
        onNo={() => leaving.reset?.()}
      />
    </div>
  )
}
