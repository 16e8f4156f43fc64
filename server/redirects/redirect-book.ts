import type { LakeDocument } from '#server/lake/types.ts'
import { canonicalPath } from '#shared/canonical-path.ts'
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
   * Follows redirects from a path in its canonical spelling to the first page that visitors may see; undefined where there is none, so
   * that nothing tells a page that is not public from one that is not there.
   */
  follow(path: string): Promise<Move | undefined>
}

/** Steps that are followed at most. */
const MOST_STEPS = 10

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
  const firstFrom = async (path: string) => {
    for (const document of await redirectsFrom(path)) {
      const redirect = readRedirect(document)
      if (redirect !== undefined) return redirect
    }
    return undefined
  }

  /** The redirect at a path, or that of the same article at its other address. */
  const at = async (path: string) => {
    const own = await firstFrom(path)
    if (own !== undefined) return own
    const twin = twinOf(path)
    const other = twin && (await firstFrom(twin.path))
    return other && { ...other, to: twin.back(other.to) }
  }

  return {
    follow: async (path) => {
      const seen = new Set([path])
      let permanent = true
      let first: string | undefined
      let here = path
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const redirect = await at(here)
        if (redirect === undefined || seen.has(redirect.to)) return undefined
        first ??= redirect.from
        permanent &&= redirect.permanent
        here = redirect.to
        seen.add(here)
        if (await hasPage(here)) return { to: here, permanent, from: first }
      }
      return undefined
    },
  }
}
