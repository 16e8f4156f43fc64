import type { Mutation } from '#server/lake/types.ts'
import { articlePath } from '#shared/content/redirects.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { frozenSlug, isLive, slugIn, type ArticleChange, type Copies } from './article-plan.ts'
import type { EditingMirrorStore } from './ports.ts'
import { assertNone } from './resolve-input.ts'

const FROZEN =
  'Use “Change address” instead. Visitors know this article by its address, and the old one must lead to the new one'

/**
 * A slug that was public is changed by an act of its own, which leaves a redirect.
 * @throws HttpError `validation_failed` for a write that would change it on the way
 */
export function assertKeepsAddress(before: Copies, slug: string | undefined): void {
  const frozen = frozenSlug(before)
  const changes = slug !== undefined && frozen !== undefined && slug !== frozen
  assertNone(changes ? { slug: FROZEN } : {})
}

/** The first publication gives an article its date. */
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

/** A change that puts an article on the site: dated, and under the address that was public before, whatever a draft says. */
export function goingOut(copies: Copies, change: ArticleChange, now: string): ArticleChange {
  const dated = withFirstDate(copies, change, now)
  const { draft, published } = copies
  const strays = frozenSlug(copies) !== undefined && draft && slugIn(draft) !== frozenSlug(copies)
  if (!strays) return dated
  return { ...dated, set: { ...dated.set, slug: published?.['slug'] } }
}

/** What takes back an old address for an article that goes out under it: the redirects that begin there go. */
export async function takingBack(
  store: Pick<EditingMirrorStore, 'redirectsFrom'>,
  type: ArticleType,
  slug: string,
): Promise<readonly Mutation[]> {
  const redirects = await store.redirectsFrom(articlePath(type, slug))
  return redirects.map(({ _id: id }) => ({ delete: { id } }))
}

/** The same for an article as it will be; nothing where visitors know it by this address already. */
export async function takingBackFor(
  store: Pick<EditingMirrorStore, 'redirectsFrom'>,
  type: ArticleType,
  { before, after }: { readonly before: Copies; readonly after: Copies },
): Promise<readonly Mutation[]> {
  const slug = after.published && slugIn(after.published)
  return slug === undefined || isLive(before) ? [] : takingBack(store, type, slug)
}
