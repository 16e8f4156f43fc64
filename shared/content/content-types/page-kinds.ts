/** Kinds of fixed pages, without the list of all pages, which browsers do not need. */

/** Document type of each kind of fixed page. The kind is part of the ids of documents, of REST paths and of arguments of commands. */
export const pageTypes = {
  service: 'servicePage',
  solution: 'solutionPage',
  industry: 'industryPage',
  company: 'companyPage',
  home: 'homePage',
  hub: 'hubPage',
  range: 'planningRange',
  navigation: 'navigation',
  settings: 'siteSettings',
} as const

/** Kind of a fixed page. */
export type PageKind = keyof typeof pageTypes

/** Document type of a fixed page. */
export type PageType = (typeof pageTypes)[PageKind]

/** Document types of fixed pages whose texts may refer to planning ranges. The texts of all other types are delivered unchanged. */
const plannedTypes: ReadonlySet<string> = new Set<PageType>([
  pageTypes.service,
  pageTypes.solution,
  pageTypes.industry,
  pageTypes.hub,
])

/** True for a document type of fixed pages whose texts may refer to planning ranges. */
export const followsRanges = (type: string): boolean => plannedTypes.has(type)

/** Id of the published document of a fixed page. */
export const pageIdOf = (kind: PageKind, slug: string): string => `page.${kind}.${slug}`

/** Document types that only users with the ability to manage the site may change. */
export const MANAGED_TYPES: ReadonlySet<string> = new Set([
  pageTypes.navigation,
  pageTypes.settings,
])
