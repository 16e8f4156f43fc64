import type { Copies } from './article-plan.ts'

/** The copies as a write that waits will leave them; after a refusal those of the lake stand. */
export const ahead = (
  waiting: { readonly after: Copies; readonly state: string } | undefined,
): Copies | undefined =>
  waiting?.state === 'waiting'
    ? { draft: waiting.after.draft, published: waiting.after.published }
    : undefined

/** What staff are told of a change that is not in the lake. */
export const waitState = (
  waiting: { readonly state: string; readonly isContested: boolean } | undefined,
) => ({ pending: waiting?.state === 'waiting', contested: waiting?.isContested === true })
