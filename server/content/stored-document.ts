import * as z from 'zod'
import type { LakeDocument } from '#lake/documents/types.ts'

/** A document as this server has written it into one of its own tables. */
export const storedDocument: z.ZodType<LakeDocument> = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})
