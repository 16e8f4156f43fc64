/** Documents that link to an article (`GET /api/blogs/{id}/referrers/`, and the same for case studies). */
import * as z from 'zod/mini'
import { successAnswer } from './envelope.ts'

/** Document with a strong reference to the article. The article cannot be deleted until the reference is removed. */
export const referrer = z.object({
  id: z.string(),
  /** Document type, such as `blog`. */
  type: z.string(),
  title: z.string(),
  /** Position of the first reference in the document, as text. */
  place: z.string(),
  /** True if the published copy contains a reference. */
  in_public_copy: z.boolean(),
  /** True if the draft, or a version of a release, contains a reference. */
  in_draft: z.boolean(),
})
export type Referrer = z.infer<typeof referrer>

export const referrersAnswer = successAnswer(z.array(referrer))
