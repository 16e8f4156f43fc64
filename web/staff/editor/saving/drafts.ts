import * as z from 'zod/mini'
import { allFields, fieldsBy } from '#shared/content/article-fields.ts'
import { isRecord } from '#shared/content/guards.ts'
import { picture, portableBlock } from '#shared/content/article.ts'
import { STATUSES, type ArticleType } from '#shared/content/status.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'
import { emptyForm, type ArticleForm } from '../form/article-form.ts'

const text = z.string()
const texts = z.array(text)

const schemas = {
  line: () => text,
  text: () => text,
  prose: () => text,
  slug: () => text,
  status: () => z.enum(STATUSES),
  moment: () => text,
  picture: () => z.nullable(picture),
  pictures: () => z.array(picture),
  body: () => z.array(portableBlock),
  seo: () =>
    z.object({
      title: text,
      description: text,
      keywords: texts,
      og_image: z.nullable(picture),
      canonical: text,
      noindex: z.boolean(),
    }),
  boolean: () => z.boolean(),
  page: () => text,
  reference: () => text,
  blogs: () => z.array(z.object({ id: text, title: text, slug: text })),
  lines: () => texts,
  client: () => z.object({ name: text, anonymous: z.boolean() }),
  results: () => z.array(z.object({ label: text, value: text, unit: text })),
  testimonial: () => z.object({ quote: text, name: text, role: text }),
}

const articleForm = z.object(fieldsBy(allFields, schemas))

/** Adds empty values for fields that did not exist when the draft was stored. */
const filled = (form: unknown) => (isRecord(form) ? { ...emptyForm, ...form } : form)

const keptDraft = z.object({
  form: articleForm,
  /** Form values on which the unsaved work is based. */
  base: articleForm,
  /** Revision on which the unsaved work is based. Null for a new article. */
  revision: z.nullable(z.string()),
  /** Time of the last change, milliseconds since 1970. */
  at: z.number(),
})

/** Unsaved work in the form in which the browser stores it. */
export interface KeptDraft {
  readonly form: ArticleForm
  readonly base: ArticleForm
  readonly revision: string | null
  readonly at: number
}

/** User and article that unsaved work belongs to. `id` is `new` for a new article. */
export interface DraftPlace {
  readonly user: string
  readonly type: ArticleType
  readonly id: string
}

const keyOf = ({ user, type, id }: DraftPlace) =>
  storageKeys.staffDraft.replace('*', `${user}:${type}:${id}`)

/** Reads unsaved work from the browser. Returns null if there is none or if it is invalid. */
export function readDraft(place: DraftPlace): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')
    if (!isRecord(kept)) return null
    const { form, base } = kept
    const parsed = keptDraft.safeParse({ ...kept, form: filled(form), base: filled(base) })
    return parsed.success ? parsed.data : null
  } catch (error) {
    logStorageFailure('drafts', error)
    return null
  }
}

/** Stores unsaved work of the signed-in user. Returns false if the browser blocks storage. */
export function keepDraft(place: DraftPlace, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft))
    return true
  } catch (error) {
    logStorageFailure('drafts', error)
    return false
  }
}

/** Removes unsaved work. */
export function dropDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place))
  } catch (error) {
    logStorageFailure('drafts', error)
    // If the browser blocks storage, nothing was stored.
  }
}
