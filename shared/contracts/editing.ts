/** REST contracts with which staff read and write blogs and case studies. */
import * as z from 'zod/mini'
import { blogFields, caseStudyFields, fieldsBy, type FieldOf } from '../content/article-fields.ts'
import { blogDetail, blogItem, caseStudyDetail, caseStudyItem } from '../content/article.ts'
import { PICTURE_TYPES } from '../content/change-tags.ts'
import { ENTRY_TYPES } from '../content/entries/entry-types.ts'
import { DRAFTED_TYPES, STATUSES } from '../content/status.ts'
import { listAnswer, successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Maximum lengths, in characters, of texts whose limit is not in `article-fields.ts`. */
export const TEXT_LIMITS = {
  slug: 96,
  description: 1_000,
  quote: 20_000,
  line: 500,
  url: 2_000,
} as const

/** Maximum number of items in the lists of an article. */
export const LIST_LIMITS = {
  tags: 30,
  related: 12,
  results: 12,
  gallery: 60,
  blocks: 2_000,
} as const

const TOO_LONG = 'Shorten this: it is too long'

const line = z.string().check(singleLine(), z.maxLength(TEXT_LIMITS.line, TOO_LONG))
const clearable = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type))
export const momentInput = z.iso.datetime({
  offset: true,
  error: 'Use a date and time such as 2026-03-01T09:00:00Z',
})
const reference = z
  .string()
  .check(singleLine(), z.minLength(1, 'Choose one'), z.maxLength(200, TOO_LONG))

const atMost = <Item extends z.ZodMiniType>(item: Item, max: number, noun: string) =>
  z.optional(z.array(item).check(z.maxLength(max, `Remove ${noun}: there are too many`)))

const fraction = z.number().check(z.minimum(0), z.maximum(1))

/** Picture: either an `asset` of the lake or a `library` record. Attributes that only responses have are ignored. */
export const pictureInput = z.object({
  asset: clearable(reference),
  library: clearable(reference),
  alt_text: z.optional(line),
  caption: clearable(line),
  crop: clearable(z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction })),
  hotspot: clearable(z.object({ x: fraction, y: fraction, width: z.number(), height: z.number() })),
  /** File for the dark theme that replaces the asset, in the format of responses. */
  dark: clearable(z.object({ asset: reference })),
})
export type PictureInput = z.infer<typeof pictureInput>

/** Body as Portable Text, or as a plain string or Markdown, which is converted to Portable Text. */
export const bodyInput = z.union(
  [
    z
      .array(z.looseObject({ _type: z.string(), _key: z.optional(z.string()) }))
      .check(z.maxLength(LIST_LIMITS.blocks, 'Shorten the text: it has too many blocks')),
    z.string().check(z.maxLength(400_000, TOO_LONG)),
  ],
  { error: 'Send Portable Text blocks, or Markdown as a string' },
)

const seoInput = z.object({
  title: clearable(line),
  description: clearable(
    z.string().check(z.trim(), z.maxLength(TEXT_LIMITS.description, TOO_LONG)),
  ),
  keywords: atMost(line, LIST_LIMITS.tags, 'some'),
  og_image: clearable(pictureInput),
  canonical: clearable(
    z
      .url({ protocol: /^https?$/, error: 'Use a full address with http or https' })
      .check(z.maxLength(TEXT_LIMITS.url, TOO_LONG)),
  ),
  noindex: z.optional(z.boolean()),
})

export const slugInput = z
  .string()
  .check(
    z.maxLength(TEXT_LIMITS.slug, `Use at most ${TEXT_LIMITS.slug} characters`),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens only'),
  )

const lineInput = ({ max }: FieldOf<'line'>) =>
  z.string().check(singleLine(), z.maxLength(max, `Use at most ${max} characters`))

const long = (max: number) => z.string().check(z.maxLength(max, TOO_LONG))

const resultInput = z.object({
  label: line.check(z.minLength(1, 'Enter what was measured')),
  value: line.check(
    z.minLength(1, 'Enter the figure'),
    z.maxLength(12, 'Use at most 12 characters'),
  ),
  unit: clearable(line),
})

/** Schemas of request bodies by kind of field. If a field is absent, it stays unchanged. Null clears the field. */
const inputs = {
  line: (field: FieldOf<'line'>) => z.optional(lineInput(field)),
  text: ({ max }: FieldOf<'text'>) =>
    z.optional(z.string().check(z.trim(), z.maxLength(max, `Use at most ${max} characters`))),
  prose: ({ max }: FieldOf<'prose'>) => clearable(long(max)),
  slug: () => z.optional(slugInput),
  status: () => z.optional(z.enum(STATUSES, { error: `Use one of: ${STATUSES.join(', ')}` })),
  moment: () => clearable(momentInput),
  picture: () => clearable(pictureInput),
  pictures: () => atMost(pictureInput, LIST_LIMITS.gallery, 'some images'),
  body: () => z.optional(bodyInput),
  seo: () => z.optional(seoInput),
  boolean: () => z.optional(z.boolean()),
  page: () => clearable(reference),
  reference: () => clearable(reference),
  blogs: () => atMost(reference, LIST_LIMITS.related, 'some related posts'),
  lines: ({ of, noun }: FieldOf<'lines'>) =>
    atMost(of === 'page' ? reference : line, LIST_LIMITS.tags, `some ${noun}`),
  client: () => clearable(z.object({ name: clearable(line), anonymous: z.boolean() })),
  results: () => atMost(resultInput, LIST_LIMITS.results, 'some results'),
  testimonial: () =>
    clearable(
      z.object({ quote: long(TEXT_LIMITS.quote), name: clearable(line), role: clearable(line) }),
    ),
}

/** Revision of the article that the client has edited. The header `If-Match` has the same effect. */
const revision = z.optional(z.string())

// Drafts need a title too, because lists show it.
const title = z.optional(
  lineInput(blogFields.title).check(z.minLength(1, blogFields.title.required)),
)

/** Body of POST and PUT for a blog. `category` is an id or a slug, `author` an id, `related_blogs` a list of ids. */
export const blogInput = z.object({ revision, ...fieldsBy(blogFields, inputs), title })
export type BlogInput = z.infer<typeof blogInput>

/** Body of POST and PUT for a case study. */
export const caseStudyInput = z.object({
  revision,
  ...fieldsBy(caseStudyFields, inputs),
  title,
})
export type CaseStudyInput = z.infer<typeof caseStudyInput>

/** `POST /api/blogs/{id}/address/` and `POST /api/case-studies/{id}/address/`: the new slug. */
export const addressInput = z.object({ slug: slugInput, revision })

/** Editing state of an article, for staff. */
const editingState = {
  /** `_rev` of the editing copy. Clients send it with each write. */
  revision: z.string(),
  /** True if the article is published. */
  is_live: z.boolean(),
  /** True if the editing copy differs from the published copy. */
  has_unpublished_changes: z.boolean(),
  publish_at: z.nullable(z.string()),
  unpublish_at: z.nullable(z.string()),
  created_at: z.string(),
  /** True if the newest change is stored on this server but not yet in the CMS. */
  pending: z.boolean(),
  /**
   * True if the CMS has rejected a change because the article was changed in the CMS too. A user must choose one of the two versions (`GET
   * /api/outbox/`).
   */
  contested: z.optional(z.boolean()),
  /** Slug of the published copy. Only the operation `…/address/` can change it. Absent before the first publication. */
  frozen_slug: z.optional(z.string()),
}

/** Article in a staff list. */
export const staffBlogItem = z.object({ ...blogItem.shape, ...editingState })
export type StaffBlogItem = z.infer<typeof staffBlogItem>

export const staffCaseStudyItem = z.object({ ...caseStudyItem.shape, ...editingState })
export type StaffCaseStudyItem = z.infer<typeof staffCaseStudyItem>

const namedDocument = z.object({ id: z.string(), title: z.string(), slug: z.string() })

/** Blog as staff edit it. */
export const staffBlog = z.object({
  ...blogDetail.shape,
  ...editingState,
  /** All related posts in their order, with any status. */
  related_blogs: z.array(namedDocument),
})
export type StaffBlog = z.infer<typeof staffBlog>

/** Case study as staff edit it. `client_details` contains the name of the client even if the client is anonymous. */
export const staffCaseStudy = z.object({
  ...caseStudyDetail.shape,
  ...editingState,
  client_details: z.object({ name: z.nullable(z.string()), anonymous: z.boolean() }),
})
export type StaffCaseStudy = z.infer<typeof staffCaseStudy>

/** `GET /api/blogs/` and `GET /api/case-studies/` with a staff token. */
export const staffBlogListAnswer = listAnswer(staffBlogItem)
export const staffCaseStudyListAnswer = listAnswer(staffCaseStudyItem)

const writeOutcome = {
  pending: z.optional(z.boolean()),
  /** Warnings about fields that were accepted, by field. `slug`: the path of the article redirects visitors to another page. */
  warnings: z.optional(z.record(z.string(), z.string())),
}

/**
 * Response of `GET`, `PUT` and `POST` for one article with a staff token. The status is 202, and `pending` is true, if the CMS could not be
 * reached.
 */
export const staffBlogAnswer = z.extend(successAnswer(staffBlog), writeOutcome)
export const staffCaseStudyAnswer = z.extend(successAnswer(staffCaseStudy), writeOutcome)

/** Response of `DELETE` for one article. */
export const deletedAnswer = z.extend(successAnswer(z.object({ id: z.string() })), {
  pending: z.optional(z.boolean()),
})

/** Sort keys of a staff list; a leading `-` means descending. */
export const SORT_KEYS = ['updated_at', 'published_at', 'title'] as const

/** Change that waits in the outbox for the CMS (`GET /api/outbox/`). */
export const outboxEntry = z.object({
  id: z.string(),
  article_id: z.string(),
  type: z.enum([...DRAFTED_TYPES, ...PICTURE_TYPES, ...ENTRY_TYPES]),
  title: z.string(),
  /** `conflict` means that the CMS has rejected the change and a user must decide. */
  state: z.enum(['waiting', 'conflict']),
  reason: z.nullable(z.string()),
  /** Effect of the change on visitors. */
  effect: z.enum(['none', 'goes-out', 'comes-off', 'removal']),
  by: z.string(),
  created_at: z.string(),
  /**
   * `mine` is the article with this change, `theirs` the article in the CMS. Null for documents without a draft, for a missing copy, and
   * while no decision is needed.
   */
  mine: z.nullable(z.union([staffBlog, staffCaseStudy])),
  theirs: z.nullable(z.union([staffBlog, staffCaseStudy])),
})
export type OutboxEntry = z.infer<typeof outboxEntry>

export const outboxAnswer = successAnswer(z.array(outboxEntry))

/** Body of `POST /api/outbox/{id}/resolve/`. */
export const resolveInput = z.object({
  keep: z.enum(['mine', 'theirs'], { error: 'Use one of: mine, theirs' }),
})
