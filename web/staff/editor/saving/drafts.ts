import * as z from 'zod/mini'
import { picture, portableBlock } from '#shared/content/article.ts'
import { STATUSES, type ArticleType } from '#shared/content/status.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'
import type { ArticleForm } from '../form/article-form.ts'

const texts = z.array(z.string())

const articleForm = z.object({
  title: z.string(),
  slug: z.string(),
  status: z.enum(STATUSES),
  published_at: z.string(),
  publish_at: z.string(),
  unpublish_at: z.string(),
  cover_image: z.nullable(picture),
  body: z.array(portableBlock),
  seo: z.object({
    title: z.string(),
    description: z.string(),
    keywords: texts,
    og_image: z.nullable(picture),
    canonical: z.string(),
    noindex: z.boolean(),
  }),
  excerpt: z.string(),
  category: z.string(),
  author: z.string(),
  tags: texts,
  featured: z.boolean(),
  related_blogs: z.array(z.object({ id: z.string(), title: z.string(), slug: z.string() })),
  summary: z.string(),
  industry: z.string(),
  client: z.object({ name: z.string(), anonymous: z.boolean() }),
  services: texts,
  challenge: z.string(),
  solution: z.string(),
  results: z.array(z.object({ label: z.string(), value: z.string(), unit: z.string() })),
  testimonial: z.object({ quote: z.string(), name: z.string(), role: z.string() }),
  gallery: z.array(picture),
})

const keptDraft = z.object({
  form: articleForm,
  /** Initial values of the form. */
  base: articleForm,
  /** Initial revision. Null for a new article. */
  revision: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  at: z.number(),
})

/** Unsaved work as stored in the browser. */
export interface KeptDraft {
  readonly form: ArticleForm
  readonly base: ArticleForm
  readonly revision: string | null
  readonly at: number
}

/** User and article of unsaved work. `id` is `new` for a new article. */
export interface DraftPlace {
  readonly user: string
  readonly type: ArticleType
  readonly id: string
}

const keyOf = ({ user, type, id }: DraftPlace) =>
  storageKeys.staffDraft.replace('*', `${user}:${type}:${id}`)

/** Reads unsaved work from the browser. Null if there is none, or it is invalid. */
export function readDraft(place: DraftPlace): KeptDraft | null {
  try {
    const parsed = keptDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch (error) {
    logStorageFailure('drafts', error)
    return null
  }
}

/** Stores unsaved work of the signed-in user. Returns true if the browser has stored it. */
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
    // If storage is blocked, there is nothing to remove.
  }
}
