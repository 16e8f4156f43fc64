/** What browsers tell of errors of the pages, and what staff read of it. */
import * as z from 'zod/mini'
import {
  BROWSER_ERROR_BATCH,
  BROWSER_ERROR_TEXT,
  BROWSER_ERROR_TIMES,
} from '#shared/browser/browser-error-limits.ts'
import { successAnswer } from '../envelope.ts'
import { singleLine } from '../forms/single-line.ts'

/** What kind of failure it was: a script's, a promise's, something that the content policy refused, or code that did not arrive. */
const BROWSER_ERROR_KINDS = ['error', 'rejection', 'csp', 'chunk'] as const

const briefly = z.string().check(singleLine(), z.maxLength(BROWSER_ERROR_TEXT))

/** `POST /api/browser-errors/`: what a tab has seen since its last report, each error once, with how often it came. */
export const browserErrorsInput = z.object({
  errors: z
    .array(
      z.object({
        kind: z.enum(BROWSER_ERROR_KINDS),
        /** The pattern of the route, such as `/blogs/:id`: never an address. */
        route: z.string().check(singleLine(), z.maxLength(100)),
        message: briefly,
        /** File and line within the site, as far as it is known. */
        source: z._default(briefly, ''),
        times: z.int().check(z.minimum(1), z.maximum(BROWSER_ERROR_TIMES)),
      }),
    )
    .check(z.minLength(1), z.maxLength(BROWSER_ERROR_BATCH)),
})
export type BrowserErrorsInput = z.infer<typeof browserErrorsInput>

export const browserErrorsNoted = successAnswer(z.object({}))

/** An error as staff read it: how often it came, and when first and last. */
export const browserError = z.object({
  kind: z.enum(BROWSER_ERROR_KINDS),
  route: z.string(),
  message: z.string(),
  source: z.string(),
  times: z.number(),
  first_at: z.string(),
  last_at: z.string(),
})
export type BrowserError = z.infer<typeof browserError>
export const browserErrorsAnswer = successAnswer(z.array(browserError))
