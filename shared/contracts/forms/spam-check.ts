/** Spam check of all visitor forms. */
import * as z from 'zod/mini'
import { singleLine } from './single-line.ts'
import { AGAIN_FIELD, HIDDEN_FIELD } from './spam-check-fields.ts'

/** Fields of the spam check, which every visitor form has. */
export const spamCheckFields = {
  [HIDDEN_FIELD]: z._default(z.string().check(singleLine()), ''),
  [AGAIN_FIELD]: z._default(z.string().check(singleLine()), ''),
  /** Milliseconds from hydration to the first submission; absent without JavaScript. */
  elapsed_ms: z.optional(z.number().check(z.minimum(0))),
} as const
