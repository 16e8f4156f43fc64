import type { LakeDocument } from '#lake/documents/types.ts'
import { articlePath, oldAddressText } from '#shared/content/redirects.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { isLive, slugIn, type Copies } from './article-plan.ts'
import type { EditingMirrorStore } from './ports.ts'

/** Path that visitors of a path are redirected to; undefined without a redirect that reaches a visible page. */
export type RedirectTarget = (path: string) => Promise<string | undefined>

/** Sentences about fields that were accepted, by field name. */
export type Warnings = Readonly<Record<string, string>>

/** Maximum number of redirects followed in a row. */
const MOST_STEPS = 10

/**
 * Redirects from a path that lead to `own` by way of the newest redirects: what an article left there itself. An article that comes
 * back to its old address no longer needs them, and they could lead to whatever takes the address in between.
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
 * Warning for an article that takes, or will take, an address from which visitors are redirected elsewhere. The redirect stays and
 * counts again once the article is gone. Undefined if the article had this slug before and is as visible as before.
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
