import type { LakeDocument } from '#lake/documents/types.ts'
import { canonicalPath } from '#shared/paths/canonical-path.ts'
import { fromProblem, toProblem, twinOf } from '#shared/content/redirects.ts'

/** A valid redirect. Both paths are in canonical form. */
export interface KnownRedirect {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly permanent: boolean
}

/** Target to which redirects lead from an old address. */
export interface Move {
  /** Id of the first redirect that was followed. */
  readonly id: string
  /** Path of a page that is visible to visitors. */
  readonly to: string
  /** True if every followed redirect is permanent. */
  readonly permanent: boolean
  /** Path from which the first followed redirect leads. */
  readonly from: string
}

export interface RedirectBookOptions {
  /** Published redirects from a path, newest first. */
  readonly redirectsFrom: (path: string) => Promise<readonly LakeDocument[]>
  /** True if a page at the path is visible to visitors. */
  readonly hasPage: (path: string) => Promise<boolean>
}

/** Resolves old addresses, that is paths that no longer have a page. */
export interface RedirectBook {
  /**
   * Follows redirects from a canonical path to the first page that is visible to visitors. If a path has several redirects, the newest
   * redirect that reaches a page applies; older redirects are the history of the address. Returns undefined if no page is reached. So the
   * result does not reveal if a page is unpublished or missing.
   */
  follow(path: string): Promise<Move | undefined>
}

/** Maximum number of redirects followed in a row. */
const MOST_STEPS = 10
/** Maximum number of paths that are looked up for one address. */
const MOST_PATHS = 50

/**
 * Parses a document as a redirect. Returns undefined if the document breaks the rules for redirects. Clients that write to the CMS directly
 * can create such documents.
 */
export function readRedirect({
  _id,
  from,
  to,
  permanent,
}: LakeDocument): KnownRedirect | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined
  if (fromProblem(from) !== undefined || toProblem(to) !== undefined) return undefined
  return {
    id: _id,
    from: canonicalPath(from),
    to: canonicalPath(to),
    permanent: permanent !== false,
  }
}

/** Creates a redirect resolver over the site's copy of the CMS content. */
export function createRedirectBook({ redirectsFrom, hasPage }: RedirectBookOptions): RedirectBook {
  const knownFrom = async (path: string) =>
    (await redirectsFrom(path)).map(readRedirect).filter((redirect) => redirect !== undefined)

  /**
   * Redirects from a path, newest first. An article has two addresses, by slug and by id: if its path has no redirect, those of its other
   * address.
   */
  const at = async (path: string) => {
    const own = await knownFrom(path)
    const twin = twinOf(path)
    if (own.length > 0 || twin === undefined) return own
    const others = await knownFrom(twin.path)
    return others.map((redirect) => ({ ...redirect, to: twin.back(redirect.to) }))
  }

  return {
    follow: async (path) => {
      const seen = new Set([path])
      const search = async (here: string, steps: number): Promise<Move | undefined> => {
        if (steps === MOST_STEPS) return undefined
        for (const { id, from, to, permanent } of await at(here)) {
          if (seen.has(to) || seen.size > MOST_PATHS) continue
          seen.add(to)
          if (await hasPage(to)) return { id, to, permanent, from }
          const rest = await search(to, steps + 1)
          if (rest !== undefined) {
            return { id, to: rest.to, permanent: permanent && rest.permanent, from }
          }
        }
        return undefined
      }
      return search(path, 0)
    },
  }
}
