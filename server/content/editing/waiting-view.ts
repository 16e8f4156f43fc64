import type { Copies } from './article-plan.ts'

/**
 * Returns the copies after the newest queued write. Returns undefined without one or after a rejection, in which case staff see the lake's
 * copies.
 */
export const ahead = (
  waiting: { readonly after: Copies; readonly state: string } | undefined,
): Copies | undefined =>
  waiting?.state === 'waiting'
    ? { draft: waiting.after.draft, published: waiting.after.published }
    : undefined

/** State of a change that the lake has not made, for staff. */
export const waitState = (
  waiting: { readonly state: string; readonly isContested: boolean } | undefined,
) => ({ pending: waiting?.state === 'waiting', contested: waiting?.isContested === true })
