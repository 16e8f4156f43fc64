import type { ArticleType } from '#shared/content/status.ts'
import type { KeptDraft } from './saving/drafts.ts'
import type { FieldName } from '#shared/content/article-fields.ts'
import { emptyForm, type ArticleForm } from './form/article-form.ts'
import { isSame } from './form/is-same.ts'
import { afterSave, differences } from './form/merge.ts'
import { toForm, type StaffArticle } from './form/to-form.ts'
import { changedFields } from './form/to-input.ts'

/** State of the editor of one article. */
export interface EditorState {
  readonly type: ArticleType
  /** Article as stored on the server. Null until it is created. */
  readonly article: StaffArticle | null
  /** Form values of the last read or save. */
  readonly base: ArticleForm
  /** Revision of `base`. */
  readonly revision: string | null
  readonly form: ArticleForm
  /** Number of times that the body was replaced from outside its editor. A new number remounts the body editor. */
  readonly bodyVersion: number
  /** Error messages by field of the API. Keys may be nested, such as `cover_image.alt_text`. */
  readonly errors: Readonly<Record<string, string>>
  /** Time at which the restored work was typed. Null if no work was restored, or if the user has kept or discarded it. */
  readonly restoredAt: number | null
  /** True if the slug no longer follows the title. */
  readonly hasOwnSlug: boolean
  /** True if the user has changed any field since the article was opened. */
  readonly isTouched: boolean
  /** Revision of the last discarded draft. A response with this revision is outdated. */
  readonly discarded: string | null
}

export type EditorAction =
  | { readonly kind: 'set'; readonly values: Partial<ArticleForm> }
  | { readonly kind: 'errors'; readonly errors: Readonly<Record<string, string>> }
  /**
   * A newer version was read while the form had no unsaved changes. If the user has typed since then, the typed values stay, as in the
   * action `meet`.
   */
  | { readonly kind: 'adopt'; readonly article: StaffArticle }
  /** The draft was discarded. `article` is the article without the draft. */
  | { readonly kind: 'revert'; readonly article: StaffArticle }
  /** The server returned the same content with another revision. */
  | { readonly kind: 'rebase'; readonly article: StaffArticle }
  /** A newer version was read while the form had unsaved changes. Fields that the user has not changed get their new values. */
  | { readonly kind: 'meet'; readonly article: StaffArticle }
  | {
      readonly kind: 'saved'
      readonly article: StaffArticle
      readonly sent: ArticleForm
      /** True for an autosave. */
      readonly isByItself?: boolean
    }
  | { readonly kind: 'own-slug'; readonly hasOwnSlug: boolean }
  /** The user has resolved a conflict. */
  | { readonly kind: 'resolve'; readonly form: ArticleForm; readonly theirs: StaffArticle }
  | { readonly kind: 'discard' }

/** Sets the slug to the published slug, so that a slug typed before publication is not restored from browser storage. */
const withFrozenSlug = (form: ArticleForm, article: StaffArticle | null): ArticleForm =>
  article?.frozen_slug === undefined ? form : { ...form, slug: article.frozen_slug }

/** Initial state: the article of the server, overlaid with work restored from browser storage. */
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

/** Fields that differ from the last read or saved version. A slug that is derived from the title does not count. */
export const unsavedFields = ({ type, form, base, hasOwnSlug }: EditorState) =>
  changedFields(type, form, base).filter((name) => name !== 'slug' || hasOwnSlug)

/** Fields that were changed both in this form and in a newer version, so that the user has to choose. */
export const contestedFields = (
  { type, form, base }: Pick<EditorState, 'type' | 'form' | 'base'>,
  fresh: StaffArticle,
): readonly FieldName[] =>
  differences(type, { base, mine: form, theirs: toForm(fresh) }).flatMap(({ name, only }) =>
    only === undefined ? [name] : [],
  )

/** Takes the fields that the user has not changed from a newer version. The state gets the new revision only if no field is in conflict. */
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

/**
 * State for an article without unsaved changes. The body editor is remounted only if the text differs, because remounting loses keystrokes
 * that the editor has not reported yet.
 */
function anew(state: EditorState, article: StaffArticle | null): EditorState {
  const fresh = beginState(state.type, article, null)
  const isSameBody = isSame(state.form.body, fresh.form.body)
  return {
    ...fresh,
    bodyVersion: state.bodyVersion + (isSameBody ? 0 : 1),
    discarded: state.discarded,
  }
}

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
      // Replaces the form only if the user has typed nothing since the newer version was read.
      return unsavedFields(state).length === 0
        ? anew(state, action.article)
        : meet(state, action.article)
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
