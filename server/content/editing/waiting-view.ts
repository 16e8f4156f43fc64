import type { Copies } from './article-plan.ts'

/**
 * Returns draft and published copy as they will be after the newest queued write. Returns undefined, so that staff see the copies of the
 * lake, if no write is queued or the lake has rejected it.
 */
export const ahead = (
  waiting: { readonly after: Copies; readonly state: string } | undefined,
): Copies | undefined =>
  waiting?.state === 'waiting'
    ? { draft: waiting.after.draft, published: waiting.after.published }
    : undefined

/** State of the newest write that the lake has not made, as staff see it. */
export const waitState = (
  waiting: { readonly state: string; readonly isContested: boolean } | undefined,
) => ({ pending: waiting?.state === 'waiting', contested: waiting?.isContested === true })
