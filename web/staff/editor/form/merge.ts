import type { ArticleType } from '#shared/content/status.ts'
import type { ArticleForm, FieldName } from './article-form.ts'
import { changedFields, isSameField } from './to-input.ts'

/** Whose version of a field is kept. */
export type Side = 'mine' | 'theirs'

/** A field in which two versions of an article differ. */
export interface Difference {
  readonly name: FieldName
  /** Only one side changed it: the other would lose nothing. */
  readonly only: Side | undefined
}

/** Where mine and theirs differ, seen from what both began with. */
export function differences(
  type: ArticleType,
  versions: {
    readonly base: ArticleForm
    readonly mine: ArticleForm
    readonly theirs: ArticleForm
  },
): readonly Difference[] {
  const { base, mine, theirs } = versions
  return changedFields(type, mine, theirs).map((name) => {
    if (isSameField(name, base, theirs)) return { name, only: 'mine' }
    return { name, only: isSameField(name, base, mine) ? 'theirs' : undefined }
  })
}

/** Theirs, with the fields taken from mine that `choice` gives to me. */
export function merge(
  mine: ArticleForm,
  theirs: ArticleForm,
  choice: Readonly<Partial<Record<FieldName, Side>>>,
): ArticleForm {
  const kept = Object.entries(mine).filter(
    // The entries of a form are its fields.
    ([name]) => choice[name as FieldName] === 'mine', // oxlint-disable-line typescript/no-unsafe-type-assertion
  )
  return { ...theirs, ...Object.fromEntries(kept) }
}

/** Fields of words. On the wire they are without what says nothing: spaces at the ends of a text, a row that is empty. */
const WORDS = [
  'title',
  'excerpt',
  'summary',
  'challenge',
  'solution',
  'client',
  'results',
  'testimonial',
] as const satisfies readonly FieldName[]

/**
 * The form after a save: what was sent is now as the server says, what was typed meanwhile stays. The body stays as it was
 * sent, so that the text under the caret is not replaced. So do words that say the same as what is stored: the space is
 * there that the next word waits for, and the row that is about to be filled in.
 */
export function afterSave(
  type: ArticleType,
  forms: { readonly now: ArticleForm; readonly sent: ArticleForm; readonly stored: ArticleForm },
): { readonly base: ArticleForm; readonly form: ArticleForm } {
  const { now, sent, stored } = forms
  const base = { ...stored, body: sent.body }
  const typed = Object.fromEntries(
    changedFields(type, now, sent).map((name) => [name, now[name]] as const),
  )
  const words = Object.fromEntries(
    WORDS.filter((name) => isSameField(name, now, stored)).map(
      (name) => [name, now[name]] as const,
    ),
  )
  const seo = isSameField('seo', now, stored)
    ? { ...now.seo, og_image: stored.seo.og_image }
    : stored.seo
  return { base, form: { ...base, ...words, seo, body: now.body, ...typed } }
}
