/**
 * Fixed pages whose text is a document. There is one document per route, with an id derived from the route. Planning ranges, the navigation
 * and the site settings are parts of pages and follow the same rules: each has one document, which cannot be unpublished. The ids contain
 * dots. By Sanity's own rules, anonymous callers never receive documents with such ids. The site's own queries select these documents with
 * the filters of `page-projections.ts`.
 */
import {
  type CatalogueEntry,
  industries,
  services,
  solutionEntries,
} from '#shared/pages/catalogue/catalogue.ts'
import { RANGE_IDS, rangeNames } from '#shared/pages/range-names.ts'
import { paths } from '#shared/paths/paths.ts'
import { pageIdOf, type PageKind, type PageType, pageTypes } from '../content-types/page-kinds.ts'

/** Document types of all fixed pages. */
export const PAGE_TYPES: readonly PageType[] = Object.values(pageTypes)

/** True if documents of the type are fixed pages, which cannot be unpublished, archived or deleted. */
export const isPageType = (type: string): type is PageType =>
  PAGE_TYPES.some((known) => known === type)

/** Fixed route whose text can be edited. */
export interface FixedPage {
  /** Id of the published document, such as `page.service.criminal-check`. */
  readonly id: string
  readonly type: PageType
  readonly kind: PageKind
  readonly slug: string
  /** Name of the page in lists of the Studio. */
  readonly title: string
  /** Path of the page on the site. */
  readonly path: string
}

/**
 * Fixed page of a kind, by its slug.
 * @throws Error if there is no such page
 */
export function pageOf<Kind extends PageKind>(
  kind: Kind,
  slug: string,
): FixedPage & { readonly type: (typeof pageTypes)[Kind] } {
  const page = byId.get(pageIdOf(kind, slug))
  if (page === undefined) throw new Error(`There is no page ${kind}/${slug}.`)
  return { ...page, type: pageTypes[kind] }
}

const pagesOf = (
  kind: PageKind,
  entries: readonly CatalogueEntry[],
  pathOf: (slug: string) => string,
): FixedPage[] =>
  entries.map(({ slug, title }) => ({
    id: pageIdOf(kind, slug),
    type: pageTypes[kind],
    kind,
    slug,
    title,
    path: pathOf(slug),
  }))

/** Company pages that are documents, in the order in which the Studio lists them. The titles are those of their breadcrumbs. */
const companyEntries = [
  { slug: 'about', title: 'About', path: paths.about },
  { slug: 'clients', title: 'Clients', path: paths.clients },
  { slug: 'careers', title: 'Careers', path: paths.careers },
  { slug: 'partners', title: 'Career & Partner', path: paths.partners },
  { slug: 'contact', title: 'Contact', path: paths.contact },
  { slug: 'candidates', title: 'Help for candidates', path: paths.candidates },
  { slug: 'trust', title: 'Trust', path: paths.trust },
] as const

/** The home page, which is the only page of its kind. */
const homeEntries = [{ slug: 'home', title: 'Home', path: paths.home }] as const

/** Hub pages, which list other pages, in the order of the menu. */
const hubEntries = [
  { slug: 'what-we-offer', title: 'What we offer', path: paths.whatWeOffer },
  { slug: 'services', title: 'Services', path: paths.services },
  { slug: 'solutions', title: 'Solutions', path: paths.solutions },
  { slug: 'industries', title: 'Industries', path: paths.industries },
] as const

/** Planning ranges. They have no pages of their own. Their path is the section that lists all of them. */
const rangeEntries = RANGE_IDS.map((slug) => ({ slug, title: rangeNames[slug] }))

/** The parts that all pages share: the links of the navigation bar, the menus and the footer, and the facts about the company. */
const navigationEntries = [{ slug: 'main', title: 'Navigation' }] as const
const settingsEntries = [{ slug: 'site', title: 'Site settings' }] as const

const PARTS: ReadonlySet<PageKind> = new Set(['range', 'navigation', 'settings'])

/** True for documents that are parts of pages and have no page of their own. */
export const isPagePart = ({ kind }: Pick<FixedPage, 'kind'>): boolean => PARTS.has(kind)

/** Path of a page whose path does not contain its slug. */
const pathIn =
  (entries: readonly { readonly slug: string; readonly path: string }[]) => (slug: string) =>
    entries.find((entry) => entry.slug === slug)?.path ?? ''

/** All fixed pages that can be edited, in the order of the menu. */
export const fixedPages: readonly FixedPage[] = [
  ...pagesOf('service', services, paths.service),
  ...pagesOf('solution', solutionEntries, paths.solution),
  ...pagesOf('industry', industries, paths.industry),
  ...pagesOf('company', companyEntries, pathIn(companyEntries)),
  ...pagesOf('home', homeEntries, pathIn(homeEntries)),
  ...pagesOf('hub', hubEntries, pathIn(hubEntries)),
  ...pagesOf('range', rangeEntries, () => paths.turnaround),
  ...pagesOf('navigation', navigationEntries, () => paths.home),
  ...pagesOf('settings', settingsEntries, () => paths.home),
]

const byId: ReadonlyMap<string, FixedPage> = new Map(fixedPages.map((page) => [page.id, page]))

const byPath: ReadonlyMap<string, FixedPage> = new Map(
  fixedPages.filter((page) => !isPagePart(page)).map((page) => [page.path, page]),
)

/** Fixed page at a path of the site, or undefined. */
export const fixedPageAt = (path: string): FixedPage | undefined => byPath.get(path)

/** Fixed page of a document, by the document's id. Undefined for the ids of drafts and versions, and of all other documents. */
export const fixedPageOf = (id: string): FixedPage | undefined => byId.get(id)
