/** Deleted articles and pictures (`/api/trash/`). */
import * as z from 'zod/mini'
import { LIBRARY_IMAGE_TYPE } from '../content/document-types.ts'
import { ENTRY_TYPES } from '../content/entries/entry-types.ts'
import { DRAFTED_TYPES } from '../content/status.ts'
import { listAnswer, successAnswer } from './envelope.ts'

/** Document types with a trash: articles, landing pages, job openings, authors, categories, and library pictures. */
export const TRASHED_TYPES = [...DRAFTED_TYPES, ...ENTRY_TYPES, LIBRARY_IMAGE_TYPE] as const
export type TrashedType = (typeof TRASHED_TYPES)[number]

/** Number of days for which deleted content can be restored. */
export const TRASH_DAYS = 30

/** Interfaces through which content can be deleted: the staff area, the REST API, the lake (the Studio or another client), or Sanity. */
export const TRASH_ORIGINS = ['admin', 'rest', 'studio', 'sanity'] as const
export type TrashOrigin = (typeof TRASH_ORIGINS)[number]

/** Deleted article or picture. */
export const trashItem = z.object({
  id: z.string(),
  type: z.enum(TRASHED_TYPES),
  title: z.string(),
  slug: z.nullable(z.string()),
  /** True if the article was published when it was deleted. */
  was_live: z.boolean(),
  /** User who deleted the content. Null if the CMS does not report the user. */
  deleted_by: z.nullable(z.string()),
  door: z.enum(TRASH_ORIGINS),
  deleted_at: z.string(),
  /** Time at which the content is deleted permanently. */
  expires_at: z.string(),
  /** True if this server has stored the deletion, but the CMS does not have it yet. */
  pending: z.boolean(),
})
export type TrashItem = z.infer<typeof trashItem>

export const trashListAnswer = listAnswer(trashItem)

/** Response of `undo` and `restore` for a deleted article. */
export const restoredAnswer = z.extend(
  successAnswer(
    z.object({
      id: z.string(),
      type: z.enum(TRASHED_TYPES),
      title: z.string(),
      slug: z.string(),
      /** True if the article has the same state as before the deletion. False if it was restored as a draft. */
      as_it_was: z.boolean(),
    }),
  ),
  { pending: z.optional(z.boolean()) },
)

export const purgedAnswer = successAnswer(z.object({ id: z.string() }))
