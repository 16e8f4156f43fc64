import type { PageType } from '#shared/content/content-types/page-kinds.ts'
import * as z from 'zod/mini'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import {
  articleLink,
  category,
  type Facet,
  highlights,
  type Highlights,
} from '#shared/content/article.ts'
import { byContentType, contentTypes } from '#shared/content/content-types/content-types.ts'
import { industriesOfGroup } from '#shared/pages/catalogue/industry-groups.ts'
import { industryFacetsOf } from '#shared/content/published-types/industry-facets.ts'
import type { ArticleDetail } from '#shared/content/published-types/published-type.ts'
import { publishedTypes } from '#shared/content/published-types/published-types.ts'
import { RELATED_SIZE } from '#shared/content/public-query-names.ts'
import type { RelatedTerms } from '#shared/content/related.ts'
import { type LandingPage, parseLanding } from '#shared/content/landing/landing-page.ts'
import { opening, OPENINGS_LIMIT, stillOpen, type Opening } from '#shared/content/job-opening.ts'
import {
  type ArticleType,
  type DraftedType,
  LANDING_TYPE,
  type StatusType,
} from '#shared/content/status.ts'
import { rememberListedItems, type Listed, type ListedDocuments } from './list-item-cache.ts'
import { referencedDocuments } from './referenced-documents.ts'
import { project } from './projection.ts'

interface ListQuery {
  readonly type: StatusType
  readonly words?: readonly string[]
  readonly category?: string | undefined
  /** Slug of an industry, or several slugs. */
  readonly industry?: string | readonly string[] | undefined
  readonly terms?: readonly string[]
  readonly author?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** Functions of the mirror that this service needs. */
export interface ContentStore extends ListedDocuments {
  publishedTimes(types: readonly PageType[]): Promise<ReadonlyMap<string, string>>
  articles(query: ListQuery): Promise<{ documents: readonly LakeDocument[]; total: number }>
  /** Finds the same articles as `list`, but returns only ids and revisions. */
  listed(query: ListQuery): Promise<{ listed: readonly Listed[]; total: number }>
  /** Returns the published articles with these ids. */
  publishedOf(type: ArticleType, ids: readonly string[]): Promise<readonly LakeDocument[]>
  addresses(type: DraftedType): Promise<
    readonly {
      readonly id: string
      readonly slug: string | null
      readonly updated_at: string | null
    }[]
  >
  article(type: DraftedType, idOrSlug: string): Promise<LakeDocument | undefined>
  /** Returns the published articles directly before and after an article in the order of the lists. */
  neighbours(document: LakeDocument): Promise<{
    readonly previous: LakeDocument | undefined
    readonly next: LakeDocument | undefined
  }>
  categoryBySlug(slug: string): Promise<string | undefined>
  collections(): Promise<
    readonly {
      readonly kind: 'category' | 'tag' | 'author'
      readonly value: string
      readonly total: number
      readonly updated_at: string | null
    }[]
  >
  counts(type: ArticleType, column: 'category' | 'industry'): Promise<ReadonlyMap<string, number>>
}

/** Mirror of the lake's documents. */
export interface ContentMirror {
  /** Reads documents that visitors may see. */
  readPublic<T>(work: (store: ContentStore) => Promise<T>): Promise<T>
}

/** Query for a page of published articles. `words` are normalized by `foldText`. */
export interface ListRequest {
  readonly page: number
  readonly limit: number
  readonly words: readonly string[]
  /** Slug or id of a category, or slug of an industry or of a group of industries. */
  readonly filter?: string | undefined
  /** Tag of blogs. Upper and lower case do not matter. */
  readonly tag?: string | undefined
  /** Id of the author of blogs. */
  readonly author?: string | undefined
}

interface Page {
  /** Items, validated by the schema of the content type. */
  readonly items: readonly unknown[]
  readonly total: number
}

/** Functions that read published blogs and case studies. They use the mirror only and send no request to the lake. */
export interface ContentService {
  /** Returns a page of the published articles of a type, newest first. */
  list(type: ArticleType, request: ListRequest): Promise<Page>
  /**
   * Returns an article, validated by the schema of its type.
   * @throws HttpError `not_found`, with the same message for missing and unpublished articles
   */
  detail(type: ArticleType, idOrSlug: string): Promise<unknown>
  /**
   * Returns the newest published articles of a type with their texts. If `category` (a slug or an id) is set, returns only articles of
   * that category.
   */
  newest<Type extends ArticleType>(
    type: Type,
    query: { readonly limit: number; readonly category?: string | undefined },
  ): Promise<readonly ArticleDetail<Type>[]>
  /** Returns the values by which the list of a type can be filtered, each with its number of published articles. */
  facets(type: ArticleType): Promise<readonly Facet[]>
  /** Returns job openings whose closing date has not passed. */
  openings(): Promise<readonly Opening[]>
  /** Returns the published landing page with the slug. @throws HttpError `not_found` */
  landing(slug: string): Promise<LandingPage>
  /** Returns blogs and case studies that match the terms of a page, newest first. */
  related(terms: RelatedTerms): Promise<Highlights>
}

const facetFields = z.array(category)

const byTitle = (a: Facet & { readonly id: string }, b: Facet & { readonly id: string }) =>
  a.title === b.title ? (a.id < b.id ? -1 : 1) : a.title < b.title ? -1 : 1

/** Creates the service that reads content for the public REST API. */
export function createContentService(mirror: ContentMirror): ContentService {
  const items = byContentType((type) => {
    const schema = z.array(publishedTypes[type].item.schema)
    return rememberListedItems((documents, others) =>
      schema.parse(project(`${type}Item`, documents, others)),
    )
  })

  const list = (type: ArticleType, request: ListRequest): Promise<Page> =>
    mirror.readPublic(async (store) => {
      const { filter, tag, author } = request
      const { listed, total } = await store.listed({
        type,
        words: request.words,
        ...(contentTypes[type].filter === 'category'
          ? { category: filter && ((await store.categoryBySlug(filter)) ?? filter) }
          : { industry: filter && (industriesOfGroup(filter) ?? filter) }),
        ...(tag !== undefined && { terms: [tag.toLowerCase()] }),
        author,
        offset: (request.page - 1) * request.limit,
        limit: request.limit,
      })
      const found = await items[type](store, listed, (ids) => store.publishedOf(type, ids))
      return { items: found, total }
    })

  const detail = (type: ArticleType, idOrSlug: string) =>
    mirror.readPublic(async (store) => {
      const document = await store.article(type, idOrSlug)
      if (document === undefined) {
        throw new HttpError('not_found', contentTypes[type].missing)
      }
      const others = await referencedDocuments(store, [document])
      const [found] = z
        .tuple([publishedTypes[type].detail.schema])
        .parse(project(`${type}Detail`, [document], others))
      const { previous, next } = await store.neighbours(document)
      const linkTo = (one: LakeDocument | undefined) =>
        one === undefined
          ? null
          : (z.array(articleLink).parse(project('articleLink', [one], new Map()))[0] ?? null)
      return { ...found, previous: linkTo(previous), next: linkTo(next) }
    })

  const newest: ContentService['newest'] = (type, { limit, category: filter }) =>
    mirror.readPublic(async (store) => {
      const category = filter && ((await store.categoryBySlug(filter)) ?? filter)
      const { documents } = await store.articles({ type, category, offset: 0, limit })
      return z
        .array(publishedTypes[type].detail.schema)
        .parse(project(`${type}Detail`, documents, await referencedDocuments(store, documents)))
    })

  const related = ({ tags, services, industry }: RelatedTerms) =>
    mirror.readPublic(async (store) => {
      const newest = async (
        type: ArticleType,
        by: { readonly terms?: readonly string[]; readonly industry?: string },
      ) => {
        const page = { offset: 0, limit: RELATED_SIZE }
        const { documents } = await store.articles({ type, ...by, ...page })
        return project(
          `${type}Item`,
          documents,
          await referencedDocuments(store, documents, 'item'),
        )
      }
      return {
        blogs: await newest('blog', { terms: tags }),
        case_studies: await newest(
          'caseStudy',
          industry === undefined ? { terms: services } : { industry },
        ),
      }
    })

  const facets = (type: ArticleType) =>
    mirror.readPublic(async (store) => {
      const { filter } = contentTypes[type]
      const counts = await store.counts(type, filter)
      if (filter === 'industry') return industryFacetsOf(counts)
      const categories = (await store.documents([...counts.keys()])).filter(
        ({ _type }) => _type === 'category',
      )
      return facetFields
        .parse(project('category', categories, new Map()))
        .map(({ id, slug, title }) => ({ id, slug, title, count: counts.get(id) ?? 0 }))
        .toSorted(byTitle)
        .map(({ slug, title, count }) => ({ slug, title, count }))
    })

  const landing = (slug: string) =>
    mirror.readPublic(async (store) => {
      const document = await store.article(LANDING_TYPE, slug)
      const [found] =
        document === undefined
          ? []
          : z
              .array(z.unknown())
              .parse(
                project('landingPage', [document], await referencedDocuments(store, [document])),
              )
      const page = parseLanding(found)
      // The lookup also finds a landing page by its document id. The id is not an address of the page.
      if (page?.slug !== slug) throw new HttpError('not_found', 'Not found')
      return page
    })

  return {
    list,
    detail,
    landing,
    newest,
    facets,
    openings: () =>
      mirror.readPublic(async (store) => {
        const { documents } = await store.articles({
          type: 'opening',
          offset: 0,
          limit: OPENINGS_LIMIT,
        })
        const projected = project('opening', documents, await referencedDocuments(store, documents))
        return stillOpen(z.array(opening).parse(projected), Date.now())
      }),
    related: async (terms) => highlights.parse(await related(terms)),
  }
}
