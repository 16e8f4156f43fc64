/**
 * Dependencies of responses on public content, expressed as tags. A change invalidates every cached response that has one of its tags. A
 * response with a list depends on document types. A response for one document depends on the documents that it shows, and on other
 * documents that are published, unpublished or get another date.
 */
import { byPart, contentTypes } from './content-types/content-types.ts'
import { LIBRARY_IMAGE_TYPE, PAGE_SECTION_TYPE, REDIRECT_TYPE } from './document-types.ts'
import { PAGE_TYPES } from './pages/fixed-pages.ts'
import { type PageType, pageTypes } from './content-types/page-kinds.ts'
import { ARTICLE_TYPES, type ArticleType, LANDING_TYPE } from './status.ts'
import type { PublicQueryName } from './public-query-names.ts'

/** Tag of a change by which a document is published, unpublished, or moved within the order of its type. */
const APPEARANCE = 'appearance'

/** Document types of pictures. Pages show pictures only as part of other documents. */
export const PICTURE_TYPES = [LIBRARY_IMAGE_TYPE, 'sanity.imageAsset'] as const

/** One of {@link PICTURE_TYPES}. */
export type PictureType = (typeof PICTURE_TYPES)[number]

/** True if a document type is a picture. */
export const isPictureType = (type: string): type is PictureType =>
  PICTURE_TYPES.some((known) => known === type)

/** Document types that public pages show. */
export const SITE_TYPES = [
  ...ARTICLE_TYPES,
  'opening',
  LANDING_TYPE,
  PAGE_SECTION_TYPE,
  'author',
  'category',
  ...PAGE_TYPES,
  ...PICTURE_TYPES,
] as const

/** Document types that the site copies from the CMS: those that public pages show, and redirects. */
export const COPIED_TYPES = [...SITE_TYPES, REDIRECT_TYPE] as const

/** One of {@link SITE_TYPES}. */
export type SiteType = (typeof SITE_TYPES)[number]

/** Tags of a response, and the document types of the documents that it shows. */
export interface Dependencies {
  readonly tags: readonly string[]
  readonly types: readonly SiteType[]
}

const documentTag = (id: string) => `id:${id}`
const nameTag = (type: string, name: string) => `name:${type}:${name}`

const ID_FIELDS = new Set(['id', 'asset', 'library', '_ref'])

function collectIds(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectIds(item, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, item] of Object.entries(value)) {
      if (ID_FIELDS.has(field) && typeof item === 'string') found.add(item)
      else collectIds(item, found)
    }
  }
}

/** Document types that a list of articles shows. */
const typesOf = (article: ArticleType): readonly SiteType[] => [
  article,
  ...contentTypes[article].shows,
  ...PICTURE_TYPES,
]

/** Dependencies of a list or the facets of one or more article types. */
export function dependenciesOfList(...articles: readonly ArticleType[]): Dependencies {
  const types = [...new Set(articles.flatMap(typesOf))]
  return { tags: types, types }
}

/**
 * Dependencies of the list of job openings. Their texts may link to articles of every type, and these links contain the articles' slugs.
 */
export const dependenciesOfOpenings: Dependencies = {
  tags: ['opening', ...ARTICLE_TYPES, APPEARANCE],
  types: ['opening', ...ARTICLE_TYPES],
}

/** Dependencies of the response for one document. `name` is the requested slug or id, `data` the response. */
export function dependenciesOfDetail(
  article: ArticleType,
  name: string,
  data: unknown,
): Dependencies {
  const ids = new Set<string>()
  collectIds(data, ids)
  return {
    tags: [nameTag(article, name), APPEARANCE, ...[...ids].map(documentTag)],
    // Internal links lead to articles of every type.
    types: SITE_TYPES,
  }
}

/** Dependencies of a fixed page, without those of its related articles. `id` is the id of its document, which may not exist yet. */
export const dependenciesOfPage = (type: PageType, id: string): Dependencies => ({
  // Every response needs a tag of `ALL_TAGS`. Pages have `APPEARANCE`. With the tag of its type, each page would be invalidated by a change
  // of any page of this type.
  tags: [documentTag(id), APPEARANCE],
  types: [type],
})

/** Dependencies of the table of planning ranges. */
export const dependenciesOfRanges: Dependencies = {
  tags: [pageTypes.range],
  types: [pageTypes.range],
}

/**
 * Dependencies of a landing page. `slug` is the requested slug, `data` the response. The response contains the ids of all shown documents
 * except the categories of its articles.
 */
export function dependenciesOfLanding(slug: string, data: unknown): Dependencies {
  const ids = new Set<string>()
  collectIds(data, ids)
  return {
    tags: [nameTag(LANDING_TYPE, slug), 'category', APPEARANCE, ...[...ids].map(documentTag)],
    types: [LANDING_TYPE, PAGE_SECTION_TYPE, ...ARTICLE_TYPES, 'category', ...PICTURE_TYPES],
  }
}

const ofQuery: Readonly<Record<PublicQueryName, (id: string, data: unknown) => Dependencies>> = {
  ...byPart(['List', 'Detail'], (type, part) =>
    part === 'List'
      ? () => dependenciesOfList(type)
      : (id: string, data: unknown) => dependenciesOfDetail(type, id, data),
  ),
  servicePage: (id) => dependenciesOfPage('servicePage', id),
  solutionPage: (id) => dependenciesOfPage('solutionPage', id),
  industryPage: (id) => dependenciesOfPage('industryPage', id),
  landingPage: (slug, data) => dependenciesOfLanding(slug, data),
  companyPage: (id) => dependenciesOfPage('companyPage', id),
  homePage: (id) => dependenciesOfPage('homePage', id),
  hubPage: (id) => dependenciesOfPage('hubPage', id),
  planningRange: (id) => dependenciesOfPage('planningRange', id),
  planningRanges: () => dependenciesOfRanges,
  navigation: (id) => dependenciesOfPage('navigation', id),
  siteSettings: (id) => dependenciesOfPage('siteSettings', id),
  highlights: () => dependenciesOfList(...ARTICLE_TYPES),
  related: () => dependenciesOfList(...ARTICLE_TYPES),
  openings: () => dependenciesOfOpenings,
}

/** Dependencies of the response to a public query. */
export function dependenciesOfQuery(
  name: PublicQueryName,
  params: Readonly<Record<string, unknown>>,
  data: unknown,
): Dependencies {
  return ofQuery[name](typeof params['id'] === 'string' ? params['id'] : '', data)
}

/** Change of a document, with its public state before and after. */
export interface PublicChange {
  readonly id: string
  readonly type: string
  /** Slugs before and after. */
  readonly slugs: readonly string[]
  readonly publicBefore: boolean
  readonly publicAfter: boolean
  /** True if the publication date has changed, so that other articles get another previous or next article. */
  readonly isReordered?: boolean
}

/** Returns the tags of a change. Empty if the document was public neither before nor after the change. */
export function tagsOfChange(change: PublicChange): readonly string[] {
  if (!change.publicBefore && !change.publicAfter) return []
  const names = [change.id, ...change.slugs].map((name) => nameTag(change.type, name))
  const isSame = change.publicBefore === change.publicAfter && change.isReordered !== true
  const appearance = isSame ? [] : [APPEARANCE]
  return [change.type, documentTag(change.id), ...names, ...appearance]
}

/**
 * Tags of a change whose documents are unknown. Every cached response has at least one of these tags, so such a change invalidates all
 * responses.
 */
export const ALL_TAGS: readonly string[] = [...SITE_TYPES, APPEARANCE]
