/** Spam check of all forms for visitors. */
import * as z from 'zod/mini'
import { singleLine } from './single-line.ts'
import { AGAIN_FIELD, HIDDEN_FIELD } from './spam-check-fields.ts'

/** Fields that the spam check needs in every form for visitors. */
export const spamCheckFields = {
  [HIDDEN_FIELD]: z._default(z.string().check(singleLine()), ''),
  [AGAIN_FIELD]: z._default(z.string().check(singleLine()), ''),
  /** Milliseconds from hydration to the first attempt to submit the form. Absent without JavaScript. */
  elapsed_ms: z.optional(z.number().check(z.minimum(0))),
} as const
