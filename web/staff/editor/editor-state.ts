import type { ArticleType } from '#shared/content/status.ts'
import type { KeptDraft } from './saving/drafts.ts'
import { emptyForm, type ArticleForm, type FieldName } from './form/article-form.ts'
import { afterSave, differences } from './form/merge.ts'
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
  /** Something was changed here since the article was opened. */
  readonly isTouched: boolean
  /** The revision of the edit that was discarded last: what is read with it was on its way before. */
  readonly discarded: string | null
}

export type EditorAction =
  | { readonly kind: 'set'; readonly values: Partial<ArticleForm> }
  | { readonly kind: 'errors'; readonly errors: Readonly<Record<string, string>> }
  /** Read anew while nothing was unsaved. */
  | { readonly kind: 'adopt'; readonly article: StaffArticle }
  /** What was edited is discarded, and this is the article without it. */
  | { readonly kind: 'revert'; readonly article: StaffArticle }
  /** The same content under another revision. */
  | { readonly kind: 'rebase'; readonly article: StaffArticle }
  /** Read anew while something was unsaved: what is untouched here takes the new value. */
  | { readonly kind: 'meet'; readonly article: StaffArticle }
  | {
      readonly kind: 'saved'
      readonly article: StaffArticle
      readonly sent: ArticleForm
      /** Nobody asked for it. */
      readonly isByItself?: boolean
    }
  | { readonly kind: 'own-slug'; readonly hasOwnSlug: boolean }
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
    isTouched: false,
    discarded: null,
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

/** The fields in which the form differs from what was read or saved last. A slug that follows the title is nobody's work. */
export const unsavedFields = ({ type, form, base, hasOwnSlug }: EditorState) =>
  changedFields(type, form, base).filter((name) => name !== 'slug' || hasOwnSlug)

/** The fields that were changed here and in a version read anew: somebody has to choose. */
export const contestedFields = (
  { type, form, base }: Pick<EditorState, 'type' | 'form' | 'base'>,
  fresh: StaffArticle,
): readonly FieldName[] =>
  differences(type, { base, mine: form, theirs: toForm(fresh) }).flatMap(({ name, only }) =>
    only === undefined ? [name] : [],
  )

/** Takes of a newer version what is untouched here; the revision only where nothing is left to choose. */
function meet(state: EditorState, article: StaffArticle): EditorState {
  const { type, form, base } = state
  const theirs = toForm(article)
  const found = differences(type, { base, mine: form, theirs })
  const taken = found.flatMap(({ name, only }) => (only === 'theirs' ? [name] : []))
  const isDecided = found.every(({ only }) => only !== undefined)
  if (!isDecided && taken.length === 0) return state
  const values = Object.fromEntries(taken.map((name) => [name, theirs[name]] as const))
  return {
    ...state,
    form: { ...form, ...values },
    base: isDecided ? theirs : { ...base, ...values },
    ...(isDecided && { article, revision: article.revision }),
    bodyVersion: state.bodyVersion + (taken.includes('body') ? 1 : 0),
    errors: without(state.errors, taken),
  }
}

/** The state as it is with an article and nothing unsaved. */
const anew = (state: EditorState, article: StaffArticle | null): EditorState => ({
  ...beginState(state.type, article, null),
  bodyVersion: state.bodyVersion + 1,
  discarded: state.discarded,
})

const reverted = (state: EditorState, article: StaffArticle): EditorState => ({
  ...anew(state, article),
  discarded: state.article?.revision ?? null,
})

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'set':
      return {
        ...state,
        form: { ...state.form, ...action.values },
        errors: without(state.errors, names(action.values)),
        isTouched: true,
      }
    case 'own-slug':
      return { ...state, hasOwnSlug: action.hasOwnSlug }
    case 'meet':
      return meet(state, action.article)
    case 'errors':
      return { ...state, errors: action.errors }
    case 'adopt':
      return anew(state, action.article)
    case 'revert':
      return reverted(state, action.article)
    case 'rebase':
      return { ...state, article: action.article, revision: action.article.revision }
    case 'saved': {
      const { article, sent, isByItself = false } = action
      const stored = toForm(article)
      return {
        ...state,
        ...afterSave(state.type, { now: state.form, sent, stored }),
        article,
        revision: article.revision,
        errors: isByItself ? state.errors : {},
        restoredAt: null,
        hasOwnSlug: state.hasOwnSlug || !isByItself,
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
    case 'discard':
      return anew(state, state.article)
  }
}
