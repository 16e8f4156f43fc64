import { recordPaths } from '#shared/browser/open-graph.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import type { ArticleType } from '#shared/content/status.ts'

/** Result of looking up an address without rendering its page. */
export interface Entry {
  /** True if there is a page; undefined if only rendering can find out. */
  readonly exists: boolean | undefined
  /** Address whose 404 page also serves this one, as the 404 pages of a family look alike. */
  readonly family: string
}

/** Looks up addresses that have a page. */
export interface AddressBook {
  /** Looks up one address. @param pathname in its canonical spelling */
  look(pathname: string): Promise<Entry>
}

export interface AddressBookOptions {
  /** True if the router has a page for paths of this form. Undefined in development, where routes change while the server runs. */
  readonly serves: ((pathname: string) => boolean) | undefined
  /** Returns true if visitors may see an article with this slug or id, or undefined while that is unknown. */
  readonly hasArticle: (type: ArticleType, slugOrId: string) => Promise<boolean | undefined>
}

const ARTICLES: readonly (readonly [string, ArticleType])[] = [
  [paths.cmsBlogs(), 'blog'],
  [paths.blogs(), 'blog'],
  [paths.cmsCaseStudies(), 'caseStudy'],
  [paths.caseStudies(), 'caseStudy'],
]

/** Parents of pages from the catalogue, which does not change while the server runs. */
const CATALOGUES = [paths.industries, paths.solutions]
const CATALOGUE_PAGES: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/** Segment that no page has, for the missing address of a family. */
const NOBODY = '-'

/** Returns the last segment of a path directly below `parent`, or undefined. */
function below(parent: string, pathname: string): string | undefined {
  if (!pathname.startsWith(`${parent}/`)) return undefined
  const rest = pathname.slice(parent.length + 1)
  return rest === '' || rest.includes('/') ? undefined : rest
}

/**
 * Returns the family of a missing address below a catalogue page, as it has the Open Graph record of that page; '' without one.
 * Two placeholder segments are used, as one could be the address of an article.
 */
function holderOf(pathname: string): string {
  const holder = recordPaths(pathname)
    .slice(1)
    .find((path) => CATALOGUE_PAGES.has(path))
  return holder === undefined ? '' : `${holder}/${NOBODY}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Looks up addresses in the route table, the catalogue and the replica of the lake. */
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
      return { exists: serves(pathname), family: `${holderOf(pathname)}/${NOBODY}` }
    },
  }
}
