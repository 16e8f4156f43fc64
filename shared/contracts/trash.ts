/** Articles and pictures that were deleted (`/api/trash/`). */
import * as z from 'zod/mini'
import { LIBRARY_IMAGE_TYPE } from '../content/document-types.ts'
import { ARTICLE_TYPES } from '../content/status.ts'
import { listAnswer, successAnswer } from './envelope.ts'

/** Document types that go into the trash: articles, and pictures of the library. */
export const TRASHED_TYPES = [...ARTICLE_TYPES, LIBRARY_IMAGE_TYPE] as const
export type TrashedType = (typeof TRASHED_TYPES)[number]

/** How long what was deleted can be restored, days. */
export const TRASH_DAYS = 30

/** By which way an article was deleted: the staff area, a program over REST, the Studio or a program at the lake, Sanity. */
export const TRASH_DOORS = ['admin', 'rest', 'studio', 'sanity'] as const
export type TrashDoor = (typeof TRASH_DOORS)[number]

/** A deleted article or picture. */
export const trashItem = z.object({
  id: z.string(),
  type: z.enum(TRASHED_TYPES),
  title: z.string(),
  slug: z.nullable(z.string()),
  /** Visitors saw it. */
  was_live: z.boolean(),
  /** Null where the CMS does not tell. */
  deleted_by: z.nullable(z.string()),
  door: z.enum(TRASH_DOORS),
  deleted_at: z.string(),
  /** When it goes for good. */
  expires_at: z.string(),
  /** The CMS has not been told yet. */
  pending: z.boolean(),
})
export type TrashItem = z.infer<typeof trashItem>

export const trashListAnswer = listAnswer(trashItem)

/** `undo` and `restore` of a deleted article. */
export const restoredAnswer = z.extend(
  successAnswer(
    z.object({
      id: z.string(),
      type: z.enum(TRASHED_TYPES),
      title: z.string(),
      slug: z.string(),
      /** It is back as it was; else as a draft. */
      as_it_was: z.boolean(),
    }),
  ),
  { pending: z.optional(z.boolean()) },
)

export const purgedAnswer = successAnswer(z.object({ id: z.string() }))
