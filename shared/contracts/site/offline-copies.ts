import * as z from 'zod/mini'
import { isArticlePath, MOST_OFFLINE_COPIES } from '#shared/browser/offline-copies.ts'
import { successAnswer } from '../envelope.ts'

const path = z
  .string()
  .check(z.maxLength(400), z.refine(isArticlePath, 'Send the path of a post or a case study'))

/** The articles of which a browser keeps copies, with the tag of each copy. */
export const offlineCopiesInput = z.strictObject({
  copies: z
    .array(z.strictObject({ path, tag: z.string().check(z.maxLength(100)) }))
    .check(z.maxLength(MOST_OFFLINE_COPIES)),
})

const offlineCopies = z.object({
  /** Not published any more, at this address: their copies go. */
  gone: z.array(z.string()),
  /** Written anew since: their copies are old. */
  changed: z.array(z.string()),
})
export const offlineCopiesAnswer = successAnswer(offlineCopies)
