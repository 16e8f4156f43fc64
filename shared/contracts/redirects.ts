/** Redirects from old to new addresses, and addresses that visitors request although they have no page. */
import * as z from 'zod/mini'
import { fromProblem, pairProblem, toProblem } from '../content/redirects.ts'
import { listAnswer, successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Schema of a path. `problem` returns the error message if the path is not allowed. */
const pathWith = (problem: (path: string) => string | undefined, missing: string) =>
  z.string({ error: missing }).check(
    singleLine(),
    z.superRefine((path, context) => {
      const message = path === '' ? missing : problem(path)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    }),
  )

/** Body of `POST /api/redirects/` and `PUT /api/redirects/{id}/`. */
export const redirectInput = z
  .object({
    from: pathWith(fromProblem, 'Enter the old path'),
    to: pathWith(toProblem, 'Enter the new path'),
    /** True if the redirect is permanent. */
    permanent: z.boolean(),
    /** Revision that the client has edited. If it is absent, the change applies to the current revision. */
    revision: z.optional(z.string()),
  })
  .check(
    z.superRefine(({ from, to }, context) => {
      const message = pairProblem(from, to)
      if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['to'] })
    }),
  )
export type RedirectInput = z.infer<typeof redirectInput>

/**
 * State of a redirect.
 *
 * - `works`: visitors are redirected.
 * - `page_stands`: the old path has a page, so visitors are not redirected.
 * - `superseded`: a newer redirect from the same path leads to a page.
 * - `leads_nowhere`: the new path has no published page.
 */
const REDIRECT_STATES = ['works', 'page_stands', 'superseded', 'leads_nowhere'] as const

export const redirect = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  permanent: z.boolean(),
  revision: z.string(),
  created_at: z.string(),
  state: z.enum(REDIRECT_STATES),
  /** Number of visits that were redirected, and the time of the last visit. */
  hits: z.number(),
  last_hit_at: z.nullable(z.string()),
})
export type Redirect = z.infer<typeof redirect>

export const REDIRECT_SORT_KEYS = ['created_at', 'from', 'hits', 'last_hit_at'] as const

export const redirectListAnswer = listAnswer(redirect)
export const redirectAnswer = successAnswer(redirect)
export const redirectRemovedAnswer = successAnswer(z.object({ id: z.string() }))

/** Path of the row that sums up all paths without a row of their own. */
export const OTHER_ADDRESSES = 'other'

/** Requested address that has no page on the site. */
export const missedAddress = z.object({
  id: z.string(),
  path: z.string(),
  hits: z.number(),
  last_at: z.string(),
})
export type MissedAddress = z.infer<typeof missedAddress>

export const MISSED_SORT_KEYS = ['hits', 'last_at'] as const

export const missedListAnswer = listAnswer(missedAddress)
