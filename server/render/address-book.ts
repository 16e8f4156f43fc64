import { recordPaths } from '#shared/browser/open-graph.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import type { ArticleType } from '#shared/content/status.ts'

/** What is known of an address without rendering its page. */
export interface Entry {
  /** Whether there is a page; undefined when only rendering can tell. */
  readonly exists: boolean | undefined
  /** The address in whose place it stands, for pages that look alike when they are not there. */
  readonly family: string
}

/** Knows which addresses have a page. */
export interface AddressBook {
  /** @param pathname in its canonical spelling */
  look(pathname: string): Promise<Entry>
}

export interface AddressBookOptions {
  /** Whether the router has a page for a path of this form. Absent where routes change under the running server. */
  readonly serves: ((pathname: string) => boolean) | undefined
  /** Whether visitors may see an article by this slug or id; undefined while that is not known. */
  readonly hasArticle: (type: ArticleType, slugOrId: string) => Promise<boolean | undefined>
}

const ARTICLES: readonly (readonly [string, ArticleType])[] = [
  [paths.cmsBlogs(), 'blog'],
  [paths.blogs(), 'blog'],
  [paths.cmsCaseStudies(), 'caseStudy'],
  [paths.caseStudies(), 'caseStudy'],
]

/** Their pages come from the catalogue, which does not change while the server runs. */
const CATALOGUES = [paths.industries, paths.solutions]
const CATALOGUE_PAGES: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/** A name that no page has: an address of the family that is never there. */
const NOBODY = '-'

/** The last segment of a path that lies directly below `parent`. */
function below(parent: string, pathname: string): string | undefined {
  if (!pathname.startsWith(`${parent}/`)) return undefined
  const rest = pathname.slice(parent.length + 1)
  return rest === '' || rest.includes('/') ? undefined : rest
}

/**
 * What stands for the page that holds an address, as networks are told of that one; nothing where there is none. Two names that
 * no page has: one alone may be the place of an article.
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

/** Tells pages that are there from those that are not, out of the route table, the catalogue and the copy of the lake. */
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
