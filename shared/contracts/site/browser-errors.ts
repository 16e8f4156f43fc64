/** Errors on pages: contracts for the reports of browsers, and for the list that staff see. */
import * as z from 'zod/mini'
import {
  BROWSER_ERROR_BATCH,
  BROWSER_ERROR_TEXT,
  BROWSER_ERROR_TIMES,
} from '#shared/browser/browser-error-limits.ts'
import { successAnswer } from '../envelope.ts'
import { singleLine } from '../forms/single-line.ts'

/** Types of errors: script error, rejected promise, violation of the content security policy, or a chunk that could not be loaded. */
const BROWSER_ERROR_KINDS = ['error', 'rejection', 'csp', 'chunk'] as const

const briefly = z.string().check(singleLine(), z.maxLength(BROWSER_ERROR_TEXT))

/** `POST /api/browser-errors/`: errors in a tab since its last report. Equal errors are sent as one, with their number. */
export const browserErrorsInput = z.object({
  errors: z
    .array(
      z.object({
        kind: z.enum(BROWSER_ERROR_KINDS),
        /** Pattern of the route, such as `/blogs/:id`. The report does not contain the address of the page. */
        route: z.string().check(singleLine(), z.maxLength(100)),
        message: briefly,
        /** File and line in which the error occurred. Empty if they are unknown or outside the site's code. */
        source: z._default(briefly, ''),
        times: z.int().check(z.minimum(1), z.maximum(BROWSER_ERROR_TIMES)),
      }),
    )
    .check(z.minLength(1), z.maxLength(BROWSER_ERROR_BATCH)),
})
export type BrowserErrorsInput = z.infer<typeof browserErrorsInput>

export const browserErrorsNoted = successAnswer(z.object({}))

/** Error with its number of occurrences, and the times of the first and the last one. Staff see these errors. */
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
