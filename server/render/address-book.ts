import { recordPaths } from '#shared/browser/open-graph.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { isCollection } from '#shared/paths/collections.ts'
import { landingSlugAt } from '#shared/paths/landing-path.ts'
import { paths } from '#shared/paths/paths.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import {
  ARTICLE_TYPES,
  type ArticleType,
  type DraftedType,
  LANDING_TYPE,
} from '#shared/content/status.ts'

/** Result of looking up an address without rendering its page. */
export interface Entry {
  /** True if the address has a page; undefined if only rendering can determine this. */
  readonly exists: boolean | undefined
  /** Example address of the family: of all missing addresses whose 404 pages look alike, so that one 404 page serves all of them. */
  readonly family: string
}

/** Determines which addresses have a page. */
export interface AddressBook {
  /** Looks up one address. @param pathname in its canonical form */
  look(pathname: string): Promise<Entry>
}

export interface AddressBookOptions {
  /** True if the router has a page for paths of this form. Undefined in development, where routes may change while the server runs. */
  readonly serves: ((pathname: string) => boolean) | undefined
  /** Returns true if visitors may see an article or landing page with this slug or id, or undefined while that is unknown. */
  readonly hasArticle: (type: DraftedType, slugOrId: string) => Promise<boolean | undefined>
}

const ARTICLES: readonly (readonly [string, ArticleType])[] = ARTICLE_TYPES.flatMap((type) => {
  const { cmsList, list } = contentTypes[type].paths
  return [[cmsList(), type] as const, [list(), type] as const]
})

/** Parent paths of the catalogue pages. The catalogue does not change while the server runs. */
const CATALOGUES = [paths.industries, paths.solutions]
const CATALOGUE_PAGES: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/** Path segment that no page has. It represents every missing segment in the address of a family. */
const NOBODY = '-'

/** Returns the last segment of a path directly below `parent`, or undefined. */
function below(parent: string, pathname: string): string | undefined {
  if (!pathname.startsWith(`${parent}/`)) return undefined
  const rest = pathname.slice(parent.length + 1)
  return rest === '' || rest.includes('/') ? undefined : rest
}

/**
 * Returns the first part of the address that identifies the family of a missing address: the catalogue page whose Open Graph record the
 * 404 page shows, with a placeholder segment, or '' if there is none. The caller appends a second placeholder, because an address with
 * one placeholder could belong to an article.
 */
function holderOf(pathname: string): string {
  const holder = recordPaths(pathname)
    .slice(1)
    .find((path) => CATALOGUE_PAGES.has(path))
  if (holder !== undefined) return `${holder}/${NOBODY}`
  // A path with one segment has the route of landing pages; any other path has that of the not-found page.
  return pathname.indexOf('/', 1) === -1 ? '' : `/${NOBODY}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Creates the lookup of addresses in the route table, the catalogue and the replica of the lake. */
export function createAddressBook({ serves, hasArticle }: AddressBookOptions): AddressBook {
  return {
    look: async (pathname) => {
      if (serves === undefined) return { exists: undefined, family: pathname }
      for (const [parent, type] of ARTICLES) {
        const segment = below(parent, pathname)
        if (segment === undefined) continue
        const exists = await hasArticle(type, decoded(segment))
        return { exists, family: `${parent}/${NOBODY}` }
      }
      for (const parent of CATALOGUES) {
        if (below(parent, pathname) === undefined) continue
        return { exists: CATALOGUE_PAGES.has(pathname), family: `${parent}/${NOBODY}` }
      }
      // Only the content shows if the list has articles and therefore exists.
      if (isCollection(pathname)) return { exists: undefined, family: pathname }
      const family = `${holderOf(pathname)}/${NOBODY}`
      if (serves(pathname)) return { exists: true, family }
      const landing = landingSlugAt(pathname)
      return { exists: landing !== undefined && (await hasArticle(LANDING_TYPE, landing)), family }
    },
  }
}
