/**
 * What an answer made of public content depends on, as tags: a change drops every kept answer that carries one of its
 * tags. Lists depend on whole document types; a detail on the documents it shows and on the appearing of others.
 */
import { LIBRARY_IMAGE_TYPE, REDIRECT_TYPE } from './document-types.ts'
import type { ArticleType } from './status.ts'
import type { PublicQueryName } from './public-query-names.ts'

/** Some document became public, or stopped being so. */
const APPEARANCE = 'appearance'

/** Document types that stand for pictures: seen where another document uses them. */
export const PICTURE_TYPES = [LIBRARY_IMAGE_TYPE, 'sanity.imageAsset'] as const

/** One of {@link PICTURE_TYPES}. */
export type PictureType = (typeof PICTURE_TYPES)[number]

/** Tells whether a document type stands for a picture. */
export const isPictureType = (type: string): type is PictureType =>
  PICTURE_TYPES.some((known) => known === type)

/** Document types that public pages show. */
export const SITE_TYPES = [
  'blog',
  'caseStudy',
  'opening',
  'author',
  'category',
  ...PICTURE_TYPES,
] as const

/** Document types that the site keeps a copy of: those that it shows, and where old addresses lead. */
export const COPIED_TYPES = [...SITE_TYPES, REDIRECT_TYPE] as const

/** One of {@link SITE_TYPES}. */
export type SiteType = (typeof SITE_TYPES)[number]

const BLOG_TYPES = ['blog', 'author', 'category', ...PICTURE_TYPES] as const
const CASE_STUDY_TYPES = ['caseStudy', ...PICTURE_TYPES] as const

const byType: Readonly<Record<ArticleType, readonly SiteType[]>> = {
  blog: BLOG_TYPES,
  caseStudy: CASE_STUDY_TYPES,
}

/** Tags of an answer, and the document types that it shows. */
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

/** What a list or the facets of one or more article types depend on. */
export function dependenciesOfList(...articles: readonly ArticleType[]): Dependencies {
  const types = [...new Set(articles.flatMap((article) => byType[article]))]
  return { tags: types, types }
}

/** What the list of openings depends on: their texts may link to articles of either kind. */
export const dependenciesOfOpenings: Dependencies = {
  tags: ['opening', APPEARANCE],
  types: ['opening', 'blog', 'caseStudy'],
}

/** What a detail depends on. `name` is the slug or id it was asked for by, `data` the answer. */
export function dependenciesOfDetail(
  article: ArticleType,
  name: string,
  data: unknown,
): Dependencies {
  const ids = new Set<string>()
  collectIds(data, ids)
  return {
    tags: [nameTag(article, name), APPEARANCE, ...[...ids].map(documentTag)],
    // Internal links lead to either kind of article.
    types: SITE_TYPES,
  }
}

/** What the answer of a public query depends on. */
export function dependenciesOfQuery(
  name: PublicQueryName,
  params: Readonly<Record<string, unknown>>,
  data: unknown,
): Dependencies {
  const id = typeof params['id'] === 'string' ? params['id'] : ''
  switch (name) {
    case 'blogList':
      return dependenciesOfList('blog')
    case 'caseStudyList':
      return dependenciesOfList('caseStudy')
    case 'highlights':
    case 'related':
      return dependenciesOfList('blog', 'caseStudy')
    case 'openings':
      return dependenciesOfOpenings
    case 'blogDetail':
      return dependenciesOfDetail('blog', id, data)
    case 'caseStudyDetail':
      return dependenciesOfDetail('caseStudy', id, data)
  }
}

/** One document's change as visitors can notice it: its public state before and after, undefined where it has none. */
export interface PublicChange {
  readonly id: string
  readonly type: string
  /** Slugs before and after. */
  readonly slugs: readonly string[]
  readonly publicBefore: boolean
  readonly publicAfter: boolean
}

/** Tags of what may look different after a change; none when visitors could see it neither before nor after. */
export function tagsOfChange(change: PublicChange): readonly string[] {
  if (!change.publicBefore && !change.publicAfter) return []
  const names = [change.id, ...change.slugs].map((name) => nameTag(change.type, name))
  const appearance = change.publicBefore === change.publicAfter ? [] : [APPEARANCE]
  return [change.type, documentTag(change.id), ...names, ...appearance]
}

/** Tags that between them reach every kept answer: for when it is not known what changed. */
export const ALL_TAGS: readonly string[] = [...SITE_TYPES, APPEARANCE]
