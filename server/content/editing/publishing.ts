import { frozenSlug, slugIn, type ArticleChange, type Copies } from './article-plan.ts'
import { assertNone } from './fields/resolve-input.ts'

const FROZEN =
  'Use “Change address” instead. Visitors know this article by its address, and the old one must lead to the new one'

/**
 * Checks that a write keeps a public slug. Changing it is a separate operation, which adds a redirect.
 * @throws HttpError `validation_failed` for a write that would change it
 */
export function assertKeepsAddress(before: Copies, slug: string | undefined): void {
  const frozen = frozenSlug(before)
  const changes = slug !== undefined && frozen !== undefined && slug !== frozen
  assertNone(changes ? { slug: FROZEN } : {})
}

/** Sets the publication date at the first publication. */
function withFirstDate(copies: Copies, change: ArticleChange, now: string): ArticleChange {
  const copy = copies.draft ?? copies.published
  const dated = 'publishedAt' in change.set || copy?.['publishedAt'] !== undefined
  if (dated && !change.unset.includes('publishedAt')) return change
  return {
    ...change,
    set: { ...change.set, publishedAt: now },
    unset: change.unset.filter((name) => name !== 'publishedAt'),
  }
}

/** Completes a change that publishes an article: adds its date, and keeps the public address if the draft has another one. */
export function goingOut(copies: Copies, change: ArticleChange, now: string): ArticleChange {
  const dated = withFirstDate(copies, change, now)
  const { draft, published } = copies
  const strays = frozenSlug(copies) !== undefined && draft && slugIn(draft) !== frozenSlug(copies)
  if (!strays) return dated
  return { ...dated, set: { ...dated.set, slug: published?.['slug'] } }
}
