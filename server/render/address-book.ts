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

/** Result of looking up an address. The page is not rendered for the lookup. */
export interface Entry {
  /** True if the address has a page; undefined if only rendering can determine this. */
  readonly exists: boolean | undefined
  /**
   * Example address that identifies the family of the address. The 404 pages of all missing addresses of a family look alike, so one page
   * serves all of them.
   */
  readonly family: string
}

/** Determines which addresses have a page. */
export interface AddressBook {
  /** Looks up one address. @param pathname in its canonical form */
  look(pathname: string): Promise<Entry>
}

export interface AddressBookOptions {
  /** Returns true if the router has a page for a path. Undefined in development, where routes may change while the server runs. */
  readonly serves: ((pathname: string) => boolean) | undefined
  /** Returns true if visitors may see an article or landing page with this slug or id, or undefined if this is unknown. */
  readonly hasArticle: (type: DraftedType, slugOrId: string) => Promise<boolean | undefined>
}

const ARTICLES: readonly (readonly [string, ArticleType])[] = ARTICLE_TYPES.flatMap((type) => {
  const { cmsList, list } = contentTypes[type].paths
  return [[cmsList(), type] as const, [list(), type] as const]
})

/** Parent paths of the pages of industries and solutions. These pages do not change while the server runs. */
const CATALOGUES = [paths.industries, paths.solutions]
const CATALOGUE_PAGES: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/** Path segment that no page has. The example address of a family contains it instead of the missing segment. */
const NOBODY = '-'

/** Returns the last segment of a path directly below `parent`, or undefined. */
function below(parent: string, pathname: string): string | undefined {
  if (!pathname.startsWith(`${parent}/`)) return undefined
  const rest = pathname.slice(parent.length + 1)
  return rest === '' || rest.includes('/') ? undefined : rest
}

/**
 * Returns the example address of the family of a missing address, without its last segment, which the caller appends as a placeholder. The
 * result is the path of the nearest catalogue page with a placeholder segment, because the 404 page shows the Open Graph record of the
 * catalogue page. Two placeholders are needed, because an address with one could belong to an article. Without a catalogue page, the result
 * is '' for a path of one segment, otherwise a placeholder segment.
 */
function holderOf(pathname: string): string {
  const holder = recordPaths(pathname)
    .slice(1)
    .find((path) => CATALOGUE_PAGES.has(path))
  if (holder !== undefined) return `${holder}/${NOBODY}`
  // Paths of one segment have the route of landing pages, all other paths the route of the not-found page.
  return pathname.indexOf('/', 1) === -1 ? '' : `/${NOBODY}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Creates the lookup of addresses. It reads the route table, the catalogue and the mirror. */
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
      // A list without articles does not exist, so only rendering shows if the address has a page.
      if (isCollection(pathname)) return { exists: undefined, family: pathname }
      const family = `${holderOf(pathname)}/${NOBODY}`
      if (serves(pathname)) return { exists: true, family }
      const landing = landingSlugAt(pathname)
      return { exists: landing !== undefined && (await hasArticle(LANDING_TYPE, landing)), family }
    },
  }
}
