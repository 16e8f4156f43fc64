import type { ArticleType } from '#shared/content/status.ts'
import type { KeptDraft } from './drafts.ts'
import { emptyForm, type ArticleForm, type FieldName } from './form/article-form.ts'
import { afterSave } from './form/merge.ts'
import { toForm, type StaffArticle } from './form/to-form.ts'
import { changedFields } from './form/to-input.ts'

/** An article while it is edited. */
export interface EditorState {
  readonly type: ArticleType
  /** As the server has it; null until it is made. */
  readonly article: StaffArticle | null
  /** The form of what was read or saved last. */
  readonly base: ArticleForm
  /** The revision that `base` is of. */
  readonly revision: string | null
  readonly form: ArticleForm
  /** Counts the times that the text was replaced from outside, for the editor to begin anew. */
  readonly bodyVersion: number
  /** What is wrong, by field of the wire; keys may lead inside a field, such as `cover_image.alt_text`. */
  readonly errors: Readonly<Record<string, string>>
  /** When the work that the browser had kept was typed; null when it had kept none, or that is settled. */
  readonly restoredAt: number | null
  /** The slug follows the title no longer. */
  readonly hasOwnSlug: boolean
}

export type EditorAction =
  | { readonly kind: 'set'; readonly values: Partial<ArticleForm> }
  | { readonly kind: 'errors'; readonly errors: Readonly<Record<string, string>> }
  /** Read anew while nothing was unsaved. */
  | { readonly kind: 'adopt'; readonly article: StaffArticle }
  /** The same content under another revision. */
  | { readonly kind: 'rebase'; readonly article: StaffArticle }
  | { readonly kind: 'saved'; readonly article: StaffArticle; readonly sent: ArticleForm }
  /** A conflict was decided. */
  | { readonly kind: 'resolve'; readonly form: ArticleForm; readonly theirs: StaffArticle }
  | { readonly kind: 'discard' }

/** A slug that was typed before the article was published is none to go back to. */
const withFrozenSlug = (form: ArticleForm, article: StaffArticle | null): ArticleForm =>
  article?.frozen_slug === undefined ? form : { ...form, slug: article.frozen_slug }

/** The state that an editor begins with: what the server has, under what the browser has kept. */
export function beginState(
  type: ArticleType,
  article: StaffArticle | null,
  kept: KeptDraft | null,
): EditorState {
  const base = article === null ? emptyForm : toForm(article)
  const fresh: EditorState = {
    type,
    article,
    base,
    revision: article?.revision ?? null,
    form: base,
    bodyVersion: 0,
    errors: {},
    restoredAt: null,
    hasOwnSlug: base.slug !== '',
  }
  const restored = kept === null ? base : withFrozenSlug(kept.form, article)
  if (kept === null || changedFields(type, restored, base).length === 0) return fresh
  return {
    ...fresh,
    base: withFrozenSlug(kept.base, article),
    revision: kept.revision,
    form: restored,
    restoredAt: kept.at,
    hasOwnSlug: restored.slug !== '',
  }
}

const without = (errors: EditorState['errors'], names: readonly string[]): EditorState['errors'] =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !names.some((name) => path === name || path.startsWith(`${name}.`)),
    ),
  )

const names = (values: Partial<ArticleForm>) => Object.keys(values)

/** The fields in which the form differs from what was read or saved last. */
export const unsavedFields = ({ type, form, base }: EditorState): readonly FieldName[] =>
  changedFields(type, form, base)

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'set':
      return {
        ...state,
        form: { ...state.form, ...action.values },
        errors: without(state.errors, names(action.values)),
      }
    case 'errors':
      return { ...state, errors: action.errors }
    case 'adopt': {
      const fresh = beginState(state.type, action.article, null)
      return { ...fresh, bodyVersion: state.bodyVersion + 1 }
    }
    case 'rebase':
      return { ...state, article: action.article, revision: action.article.revision }
    case 'saved': {
      const { article, sent } = action
      const stored = toForm(article)
      return {
        ...state,
        ...afterSave(state.type, { now: state.form, sent, stored }),
        article,
        revision: article.revision,
        errors: {},
        restoredAt: null,
        hasOwnSlug: true,
      }
    }
    case 'resolve': {
      const { form, theirs } = action
      return {
        ...state,
        article: theirs,
        base: toForm(theirs),
        revision: theirs.revision,
        form,
        bodyVersion: state.bodyVersion + 1,
        errors: {},
        restoredAt: null,
        hasOwnSlug: form.slug !== '',
      }
    }
    case 'discard': {
      const fresh = beginState(state.type, state.article, null)
      return { ...fresh, bodyVersion: state.bodyVersion + 1 }
    }
  }
}
