import type { LakeDocument } from '#lake/documents/types.ts'
import { canonicalPath } from '#shared/paths/canonical-path.ts'
import { fromProblem, toProblem, twinOf } from '#shared/content/redirects.ts'

/** A redirect that may be followed. Both paths are in their canonical spelling. */
export interface KnownRedirect {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly permanent: boolean
}

/** Where an address leads. */
export interface Move {
  /** Id of the redirect that was followed first. */
  readonly id: string
  /** A path with a page that visitors may see. */
  readonly to: string
  /** Whether every step on the way is for good. */
  readonly permanent: boolean
  /** The path of the redirect that was followed first. */
  readonly from: string
}

export interface RedirectBookOptions {
  /** The published redirects that begin at a path, the newest first. */
  readonly redirectsFrom: (path: string) => Promise<readonly LakeDocument[]>
  /** Whether visitors may see a page at a path. */
  readonly hasPage: (path: string) => Promise<boolean>
}

/** Knows where addresses lead that have no page any more. */
export interface RedirectBook {
  /**
   * Follows redirects from a path in its canonical spelling to the first page that visitors may see. Of several redirects from one path
   * the newest that reaches a page counts: they are the history of the address. Undefined where there is none, so that nothing tells
   * a page that is not public from one that is not there.
   */
  follow(path: string): Promise<Move | undefined>
}

/** Maximum number of redirects followed in a row. */
const MOST_STEPS = 10
/** Maximum number of paths looked at for one address. */
const MOST_PATHS = 50

/** A document as a redirect; undefined when it breaks the rules, whoever wrote it. */
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

/** The book over what the site keeps of the CMS. */
export function createRedirectBook({ redirectsFrom, hasPage }: RedirectBookOptions): RedirectBook {
  const knownFrom = async (path: string) =>
    (await redirectsFrom(path)).map(readRedirect).filter((redirect) => redirect !== undefined)

  /** Redirects at a path, newest first, or those of the same article at its other address. */
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
