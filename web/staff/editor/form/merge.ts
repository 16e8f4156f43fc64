import type { ArticleType } from '#shared/content/status.ts'
import {
  allFields,
  fieldsOf,
  type FieldKind,
  type FieldName,
} from '#shared/content/article-fields.ts'
import type { ArticleForm } from './article-form.ts'
import { changedFields, isSameField } from './to-input.ts'

/** Version of a field to keep. */
export type Side = 'mine' | 'theirs'

/** A field in which two versions of an article differ. */
export interface Difference {
  readonly name: FieldName
  /** The side that changed the field. Undefined if both sides have changed it. */
  readonly only: Side | undefined
}

/** Fields in which the versions `mine` and `theirs` differ, compared to their common base. */
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

/** The version `theirs`, with the fields of `mine` that `choice` selects. */
export function merge(
  mine: ArticleForm,
  theirs: ArticleForm,
  choice: Readonly<Partial<Record<FieldName, Side>>>,
): ArticleForm {
  const kept = Object.entries(mine).filter(
    // The cast is safe, because the keys of a form are its field names.
    ([name]) => choice[name as FieldName] === 'mine', // oxlint-disable-line typescript/no-unsafe-type-assertion
  )
  return { ...theirs, ...Object.fromEntries(kept) }
}

/**
 * Kinds of fields that take the server's value after a save, because API responses contain additional data for them. Fields of other kinds
 * keep the value of the form if the API treats it as equal to the stored value: the API trims texts and drops empty rows.
 */
const AS_STORED: ReadonlySet<FieldKind> = new Set([
  'picture',
  'pictures',
  'blogs',
  // `afterSave` treats the body and the SEO fields separately.
  'body',
  'seo',
])

/**
 * Form values after a save. Sent values are replaced by the server's values; values typed since then stay. The body stays as sent, so that
 * the text at the caret is not replaced. Text fields also stay if they differ from the server's value only in spaces or empty rows, because
 * the user may still be typing.
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
    fieldsOf(type)
      .filter((name) => !AS_STORED.has(allFields[name].kind) && isSameField(name, now, stored))
      .map((name) => [name, now[name]] as const),
  )
  const seo = isSameField('seo', now, stored)
    ? { ...now.seo, og_image: stored.seo.og_image }
    : stored.seo
  return { base, form: { ...base, ...words, seo, body: now.body, ...typed } }
}
