import type { Copies } from './article-plan.ts'

/** Returns the copies after a pending write. After a rejection those of the lake apply, and it returns undefined. */
export const ahead = (
  waiting: { readonly after: Copies; readonly state: string } | undefined,
): Copies | undefined =>
  waiting?.state === 'waiting'
    ? { draft: waiting.after.draft, published: waiting.after.published }
    : undefined

/** State of a change that is not in the lake, for staff. */
export const waitState = (
  waiting: { readonly state: string; readonly isContested: boolean } | undefined,
) => ({ pending: waiting?.state === 'waiting', contested: waiting?.isContested === true })
