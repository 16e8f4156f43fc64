import * as z from 'zod/mini'
import { isArticlePath, MOST_OFFLINE_COPIES } from '#shared/browser/offline-copies.ts'
import { successAnswer } from '../envelope.ts'

const path = z
  .string()
  .check(z.maxLength(400), z.refine(isArticlePath, 'Send the path of a post or a case study'))

/** Articles that a browser has stored offline, with the ETag of each copy. */
export const offlineCopiesInput = z.strictObject({
  copies: z
    .array(z.strictObject({ path, tag: z.string().check(z.maxLength(100)) }))
    .check(z.maxLength(MOST_OFFLINE_COPIES)),
})

const offlineCopies = z.object({
  /** Paths that no longer have a published article. The browser deletes its copies of them. */
  gone: z.array(z.string()),
  /** Paths of articles that have changed since the browser stored its copies. */
  changed: z.array(z.string()),
})
export const offlineCopiesAnswer = successAnswer(offlineCopies)
