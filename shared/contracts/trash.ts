/** Deleted articles and pictures (`/api/trash/`). */
import * as z from 'zod/mini'
import { LIBRARY_IMAGE_TYPE } from '../content/document-types.ts'
import { ENTRY_TYPES } from '../content/entries/entry-types.ts'
import { DRAFTED_TYPES } from '../content/status.ts'
import { listAnswer, successAnswer } from './envelope.ts'

/** Document types with a trash: articles, landing pages, openings, authors, categories, and pictures of the library. */
export const TRASHED_TYPES = [...DRAFTED_TYPES, ...ENTRY_TYPES, LIBRARY_IMAGE_TYPE] as const
export type TrashedType = (typeof TRASHED_TYPES)[number]

/** Days for which deleted content can be restored. */
export const TRASH_DAYS = 30

/**
 * Interfaces through which an article can be deleted: the staff area, the REST API, the lake (by the Studio or another client), or Sanity.
 */
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
  /** User who deleted the article; null if the CMS does not report the user. */
  deleted_by: z.nullable(z.string()),
  door: z.enum(TRASH_ORIGINS),
  deleted_at: z.string(),
  /** Time of the permanent deletion. */
  expires_at: z.string(),
  /** True if the deletion is stored on this server but not yet in the CMS. */
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
      /** True if the previous state was restored completely; otherwise the article is a draft. */
      as_it_was: z.boolean(),
    }),
  ),
  { pending: z.optional(z.boolean()) },
)

export const purgedAnswer = successAnswer(z.object({ id: z.string() }))
