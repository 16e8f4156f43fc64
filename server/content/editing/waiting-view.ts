import type { Copies } from './article-plan.ts'

/**
 * Returns draft and published copy after the newest queued write. Returns undefined if there is none or the lake has rejected it; staff
 * then see the copies of the lake.
 */
export const ahead = (
  waiting: { readonly after: Copies; readonly state: string } | undefined,
): Copies | undefined =>
  waiting?.state === 'waiting'
    ? { draft: waiting.after.draft, published: waiting.after.published }
    : undefined

/** State, for staff, of a change that the lake has not made. */
export const waitState = (
  waiting: { readonly state: string; readonly isContested: boolean } | undefined,
) => ({ pending: waiting?.state === 'waiting', contested: waiting?.isContested === true })
