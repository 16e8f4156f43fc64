import type { ArticleType, Status } from '#shared/content/status.ts'
import { contestedFields, type EditorState } from './editor-state.ts'
import type { ArticleForm } from './form/article-form.ts'
import { dateProblems, publishingErrors } from './form/checklist.ts'
import { toForm, type StaffArticle } from './form/to-form.ts'
import { changedFields, type ArticleInput } from './form/to-input.ts'
import { contractErrors } from './saving/save-inputs.ts'

/** Action requested by the user: save the draft, publish now or at the scheduled time, or unpublish. */
export type Intent = 'save' | 'publish' | 'schedule' | 'take-off'

/** Status of the article after an intent. Undefined for intents that leave the status unchanged. */
export const statusAfter: Readonly<Partial<Record<Intent, Status>>> = {
  publish: 'published',
  'take-off': 'archived',
}

/** Errors that prevent the intent, by field. `isMade`: true if the article already exists. */
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

/** Result of a refetch: the article, and true if its content has changed. Undefined if the server has no newer version. */
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
  // Ignores a late response that contains the discarded draft. The comparison of dates below would accept it, because a draft has a later
  // date than the published version.
  if (fresh.revision === discarded) return undefined
  // Ignores a response that was sent before the last save. Exception: while an article waits in the outbox, the CMS may replace it by a
  // version with an earlier date.
  if (fresh.updated_at < article.updated_at && !article.pending) return undefined
  const isOther = fresh.revision !== revision && changedFields(type, toForm(fresh), base).length > 0
  return { article: fresh, isOther }
}

/** Returns the newer version `met` if it changes a field that this form has changed too, so that the user has to choose. */
export const contestedBy = (state: EditorState, met: StaffArticle | undefined) =>
  met !== undefined && contestedFields(state, met).length > 0 ? met : undefined

/** A write that was rejected because of a newer version. */
export interface Conflict {
  readonly theirs: StaffArticle
  /** Action to resume after the user's choice. Undefined if the conflict was found before saving. */
  readonly intent?: Intent | undefined
}

/** Maximum number of requests for one save. A save is sent again after each newer version that changes other fields. */
const MAX_ATTEMPTS = 4

/** A manual save. `attempts`: number of its requests, including the current one. */
export interface Attempt {
  readonly intent: Intent
  readonly attempts: number
}

/**
 * Next step of a save that was rejected because of a newer version.
 *
 * - `stored`: the newer version contains this save. Only the response to an earlier request was lost.
 * - `resend`: the newer version has changed other fields than this form, so the changes can be merged.
 * - `choose`: both have changed the same field, or the save was sent `MAX_ATTEMPTS` times. The user has to choose.
 *
 * @param state current state, including text typed since the request
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
