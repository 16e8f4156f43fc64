import * as z from 'zod/mini'
import { OPTIONAL_CATEGORIES } from '#shared/browser/consent.ts'
import { successAnswer } from '../envelope.ts'

const NOTHING_ON = 'Send a receipt only if a category was switched on'

/** Receipt of a consent: the visitor's choices and an anonymous id. The server adds the time. */
export const consentReceiptInput = z
  .strictObject({
    /** Random id that the browser generates for this receipt only. */
    id: z.uuid('Send a random UUID'),
    version: z.string().check(z.regex(/^\d{1,3}\.\d{1,3}$/, 'Send the version of the consent')),
    analytics: z.boolean(),
    marketing: z.boolean(),
    functional: z.boolean(),
  })
  .check(z.refine((receipt) => OPTIONAL_CATEGORIES.some((name) => receipt[name]), NOTHING_ON))
export type ConsentReceiptInput = z.infer<typeof consentReceiptInput>

export const consentReceiptAnswer = successAnswer(z.object({ id: z.string() }))
