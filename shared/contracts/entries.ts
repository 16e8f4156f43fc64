/** REST contracts with which staff read and write job openings, authors and categories (`/api/entries/…`). */
import * as z from 'zod/mini'
import { picture, portableBlock } from '../content/article.ts'
import { entryFields } from '../content/entries/entry-fields.ts'
import { ENTRY_TYPES } from '../content/entries/entry-types.ts'
import { EMPLOYMENT } from '../content/employment.ts'
import { STATUSES } from '../content/status.ts'
import { bodyInput, momentInput, pictureInput, slugInput } from './editing.ts'
import { listAnswer, successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Statuses that staff can set for a job opening. Visitors see it only while it is `published`. */
export const ENTRY_STATUSES = ['draft', 'published', 'archived'] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

const atMost = (max: number) => z.maxLength(max, `Use at most ${max} characters`)

const line = ({ max }: { readonly max: number }) =>
  z.optional(z.string().check(singleLine(), atMost(max)))

/** Text of one line that may be absent, but not empty. */
const name = ({ max, required }: { readonly max: number; readonly required: string }) =>
  z.optional(z.string().check(singleLine(), z.minLength(1, required), atMost(max)))

const text = ({ max }: { readonly max: number }) =>
  z.optional(z.string().check(z.trim(), atMost(max)))

/** Revision that the client has edited. The header `If-Match` has the same effect. */
const revision = z.optional(z.string())

const { opening, author, category } = entryFields

// If a field is absent, it stays unchanged. Null and the empty text clear it.
const openingInput = z.object({
  revision,
  status: z.optional(z.enum(ENTRY_STATUSES, { error: `Use one of: ${ENTRY_STATUSES.join(', ')}` })),
  title: name(opening.title),
  slug: z.optional(slugInput),
  summary: text(opening.summary),
  team: line(opening.team),
  place: line(opening.place),
  employment: z.optional(
    z.nullable(
      z.enum(Object.keys(EMPLOYMENT), {
        error: `Use one of: ${Object.keys(EMPLOYMENT).join(', ')}`,
      }),
    ),
  ),
  closes_at: z.optional(z.nullable(momentInput)),
  body: z.optional(bodyInput),
})

const authorInput = z.object({
  revision,
  name: name(author.name),
  role: line(author.role),
  bio: text(author.bio),
  picture: z.optional(z.nullable(pictureInput)),
})

const categoryInput = z.object({
  revision,
  title: name(category.title),
  slug: z.optional(slugInput),
  description: text(category.description),
})

/** Bodies of POST and PUT, by type. */
export const entryInputs = {
  opening: openingInput,
  author: authorInput,
  category: categoryInput,
} as const

/** A document as a row of a list, and the state of an open document. */
export const entryItem = z.object({
  id: z.string(),
  type: z.enum(ENTRY_TYPES),
  /** Title of a job opening or category, or name of an author. */
  title: z.string(),
  /** Second line of a row: team and place of an opening, role of an author, or address of a category. */
  note: z.string(),
  /** Status of the document. Null for types without a status. */
  status: z.nullable(z.enum(STATUSES)),
  /** Time at which an opening closes and disappears for visitors, ISO 8601. */
  closes_at: z.nullable(z.string()),
  /** True if visitors can see the document on a page. */
  is_live: z.boolean(),
  /** Number of documents that refer to this document. */
  uses: z.number(),
  /** Path of the document's public page. Null if there is none. */
  path: z.nullable(z.string()),
  /** Revision of the document. Clients send it with each write. */
  revision: z.string(),
  updated_at: z.string(),
  /** True if the newest change is stored on this server but not yet in the CMS. */
  pending: z.boolean(),
  /** True if the CMS has rejected a change and a user must decide (`GET /api/outbox/`). */
  contested: z.boolean(),
})
export type EntryItem = z.infer<typeof entryItem>

const detail = {
  ...entryItem.shape,
  /** True if the Studio has a draft of the document. The draft must be published or discarded before the document can be changed here. */
  has_studio_draft: z.boolean(),
}

const openingValues = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  team: z.string(),
  place: z.string(),
  employment: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  body: z.array(portableBlock),
})

const authorValues = z.object({
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  picture: z.nullable(picture),
})

const categoryValues = z.object({ title: z.string(), slug: z.string(), description: z.string() })

/** Values of the fields by type. */
export const entryValues = {
  opening: openingValues,
  author: authorValues,
  category: categoryValues,
} as const

/** One document with the values of its fields, by type. */
const entryDetails = {
  opening: z.object({ ...detail, values: openingValues }),
  author: z.object({ ...detail, values: authorValues }),
  category: z.object({ ...detail, values: categoryValues }),
} as const

/** Result of a write. `pending` is true if the CMS could not be reached. */
const outcome = { pending: z.optional(z.boolean()) }

/** Response of `GET`, `POST` and `PUT` for one document. The status is 202, and `pending` is true, if the CMS could not be reached. */
export const entryAnswers = {
  opening: z.extend(successAnswer(entryDetails.opening), outcome),
  author: z.extend(successAnswer(entryDetails.author), outcome),
  category: z.extend(successAnswer(entryDetails.category), outcome),
} as const

/** Sort keys of the lists; a leading `-` means descending. */
export const ENTRY_SORT_KEYS = ['title', 'updated_at', 'uses'] as const

/** Views of the lists: job openings by status, authors and categories by use. */
export const ENTRY_VIEWS = [...ENTRY_STATUSES, 'used', 'unused'] as const
export type EntryView = (typeof ENTRY_VIEWS)[number]

/** `GET /api/entries/{type}/`. `views` contains the number of rows in each view. */
export const entryListAnswer = z.extend(listAnswer(entryItem), {
  views: z.record(z.string(), z.number()),
})
