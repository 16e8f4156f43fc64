/** Documents that link to an article (`GET /api/blogs/{id}/referrers/` and `GET /api/case-studies/{id}/referrers/`). */
import * as z from 'zod/mini'
import { successAnswer } from './envelope.ts'

/** Document with a strong reference to an article. The article cannot be deleted as long as the document has this reference. */
export const referrer = z.object({
  id: z.string(),
  /** Document type, such as `blog`. */
  type: z.string(),
  title: z.string(),
  /** Text that names the position of the first reference in the document. */
  place: z.string(),
  /** True if the published document contains a reference. */
  in_public_copy: z.boolean(),
  /** True if the draft, or a version of a release, contains a reference. */
  in_draft: z.boolean(),
})
export type Referrer = z.infer<typeof referrer>

export const referrersAnswer = successAnswer(z.array(referrer))
