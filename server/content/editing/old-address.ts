import type { LakeDocument } from '#lake/documents/types.ts'
import { articlePath, oldAddressText } from '#shared/content/redirects.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { isLive, slugIn, type Copies } from './article-plan.ts'
import type { EditingMirrorStore } from './ports.ts'

/** Returns the path to which visitors of a path are redirected. Undefined if the path has no redirect to a page that visitors can see. */
export type RedirectTarget = (path: string) => Promise<string | undefined>

/** Warnings by name of the field. The write was made despite the warnings. */
export type Warnings = Readonly<Record<string, string>>

/** Maximum number of consecutive redirects that are followed. */
const MOST_STEPS = 10

/**
 * Returns the redirects from `from` that lead to the path `own`, directly or through further redirects. They were created when the article
 * at `own` moved away from `from`. They are deleted when the article moves back to `from`. Otherwise they could later lead to a different
 * article that gets the address `own`.
 */
export async function ownRedirects(
  store: Pick<EditingMirrorStore, 'redirectsFrom'>,
  from: string,
  own: string,
): Promise<readonly LakeDocument[]> {
  const isOwn = async (start: LakeDocument) => {
    let next: LakeDocument | undefined = start
    for (let step = 0; step < MOST_STEPS && next !== undefined; step += 1) {
      const { to } = next
      if (to === own) return true
      if (typeof to !== 'string') return false
      ;[next] = await store.redirectsFrom(to)
    }
    return false
  }
  const redirects = await store.redirectsFrom(from)
  const checked = await Promise.all(
    redirects.map(async (each) => ((await isOwn(each)) ? each : [])),
  )
  return checked.flat()
}

/**
 * Returns a warning if an article gets, or will get, an address from which a redirect leads to another page. The redirect is not deleted:
 * it works again when the article no longer has the address. Returns undefined if there is no such redirect or if neither slug nor
 * visibility of the article changes.
 */
export async function oldAddressWarning(
  redirectTarget: RedirectTarget,
  type: ArticleType,
  { before, after }: { readonly before: Copies; readonly after: Copies },
): Promise<Warnings | undefined> {
  const copy = after.draft ?? after.published
  const slug = copy && slugIn(copy)
  const known = before.draft ?? before.published
  const isNew = known === undefined || slugIn(known) !== slug
  const goesOut = isLive(after) && !isLive(before)
  if (slug === undefined || !(isNew || goesOut)) return undefined
  const path = articlePath(type, slug)
  const to = await redirectTarget(path)
  if (to === undefined) return undefined
  return { slug: oldAddressText(path, to, isLive(after) ? 'now' : 'once published') }
}
