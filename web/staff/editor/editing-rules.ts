import type { ArticleType, Status } from '#shared/content/status.ts'
import { contestedFields, type EditorState } from './editor-state.ts'
import type { ArticleForm } from './form/article-form.ts'
import { dateProblems, publishingErrors } from './form/checklist.ts'
import { toForm, type StaffArticle } from './form/to-form.ts'
import { changedFields, type ArticleInput } from './form/to-input.ts'
import { contractErrors } from './saving/save-inputs.ts'

/** What a person asks for: to save the editing copy, to put it on the site now or at its time, or to take it off. */
export type Intent = 'save' | 'publish' | 'schedule' | 'take-off'

/** The status that an intent sets; nothing for those that leave it. */
export const statusAfter: Readonly<Partial<Record<Intent, Status>>> = {
  publish: 'published',
  'take-off': 'archived',
}

/** What keeps a form from being saved as it is meant, by field. `isMade`: the article is there already. */
export function formErrors(
  type: ArticleType,
  form: ArticleForm,
  input: ArticleInput,
  { intent, isMade }: { readonly intent: Intent; readonly isMade: boolean },
): Readonly<Record<string, string>> {
  const status = statusAfter[intent] ?? form.status
  const goesOut = intent === 'publish' || intent === 'schedule'
  return {
    ...(goesOut && publishingErrors(type, form, isMade)),
    ...(form.title.trim() === '' && { title: 'Enter a title' }),
    ...dateProblems(
      { ...form, status, ...(intent === 'publish' && { publish_at: '' }) },
      Date.now(),
      goesOut,
    ),
    ...contractErrors(type, input),
  }
}

/** What reading the article again has brought: nothing new, the same under another revision, or another content. */
export function rereadOf(
  type: ArticleType,
  fresh: StaffArticle | undefined,
  {
    article,
    base,
    revision,
    discarded,
  }: Pick<EditorState, 'article' | 'base' | 'revision' | 'discarded'>,
) {
  if (fresh === undefined || article === null || fresh === article) return undefined
  // It is younger than what it has given way to.
  if (fresh.revision === discarded) return undefined
  // An answer that was under way while a save was made. What waits here is newer than what it may have to give way to.
  if (fresh.updated_at < article.updated_at && !article.pending) return undefined
  const isOther = fresh.revision !== revision && changedFields(type, toForm(fresh), base).length > 0
  return { article: fresh, isOther }
}

/** A version read anew, where somebody has to choose between it and what was changed here. */
export const contestedBy = (state: EditorState, met: StaffArticle | undefined) =>
  met !== undefined && contestedFields(state, met).length > 0 ? met : undefined

/** A write that was refused because of a newer version. */
export interface Conflict {
  readonly theirs: StaffArticle
  /** Continued once it is decided; absent if it was noticed before anybody saved. */
  readonly intent?: Intent | undefined
}

/** Maximum number of requests for one save: each further one follows a version that changes other fields. */
const MAX_ATTEMPTS = 4

/** A save that a person asked for, and the number of requests for it, this one included. */
export interface Attempt {
  readonly intent: Intent
  readonly attempts: number
}

/**
 * Next step of a save that was refused because of a newer version. `stored`: that version is what was sent, its response
 * was lost. `resend`: both changed different fields, so both are kept. `choose`: a person has to choose.
 * @param state as it is now, with what was typed since the request
 */
export function nextStep(
  state: EditorState,
  theirs: StaffArticle,
  { input, sent }: { readonly input: ArticleInput; readonly sent: ArticleForm },
  attempts: number,
): 'stored' | 'resend' | 'choose' {
  const wanted = { ...sent, status: input.status ?? sent.status }
  if (changedFields(state.type, toForm(theirs), wanted).length === 0) return 'stored'
  const isContested = contestedFields(state, theirs).length > 0
  return isContested || attempts >= MAX_ATTEMPTS ? 'choose' : 'resend'
}
