/** Documents that link to an article (`GET /api/blogs/{id}/referrers/`, and the same for case studies). */
import * as z from 'zod/mini'
import { successAnswer } from './envelope.ts'

/** A document with a strong reference to the article. The article cannot be deleted until the reference is removed. */
export const referrer = z.object({
  id: z.string(),
  /** Document type, such as `blog`. */
  type: z.string(),
  title: z.string(),
  /** Place of the first reference, in words. */
  place: z.string(),
  /** The published copy holds a reference. */
  in_public_copy: z.boolean(),
  /** The draft, or a version of a release, holds a reference. */
  in_draft: z.boolean(),
})
export type Referrer = z.infer<typeof referrer>

export const referrersAnswer = successAnswer(z.array(referrer))
