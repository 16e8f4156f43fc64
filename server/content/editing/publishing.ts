import { frozenSlug, slugIn, type ArticleChange, type Copies } from './article-plan.ts'
import { assertNone } from './fields/resolve-input.ts'

const FROZEN =
  'Use “Change address” instead. Visitors know this article by its address, and the old one must lead to the new one'

/**
 * Checks that a write does not change a public slug. A separate operation changes the address of an article and adds a redirect.
 * @throws HttpError `validation_failed`
 */
export function assertKeepsAddress(before: Copies, slug: string | undefined): void {
  const frozen = frozenSlug(before)
  const changes = slug !== undefined && frozen !== undefined && slug !== frozen
  assertNone(changes ? { slug: FROZEN } : {})
}

/** Adds the publication date to the change if the article has none yet. */
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

/** Completes a change that publishes an article: adds the publication date, and keeps the public slug if the draft has another one. */
export function goingOut(copies: Copies, change: ArticleChange, now: string): ArticleChange {
  const dated = withFirstDate(copies, change, now)
  const { draft, published } = copies
  const strays = frozenSlug(copies) !== undefined && draft && slugIn(draft) !== frozenSlug(copies)
  if (!strays) return dated
  return { ...dated, set: { ...dated.set, slug: published?.['slug'] } }
}
