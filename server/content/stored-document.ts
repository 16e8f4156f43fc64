import * as z from 'zod'
import type { LakeDocument } from '#lake/documents/types.ts'

/**
 * Schema of documents that this server has stored in its own tables. It checks only a few attributes, because the server wrote the
 * documents.
 */
export const storedDocument: z.ZodType<LakeDocument> = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})
