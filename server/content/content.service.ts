import * as z from 'zod/mini'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import {
  blogDetail,
  blogItem,
  caseStudyDetail,
  caseStudyItem,
  category,
  type BlogDetail,
  type BlogItem,
  type CaseStudyDetail,
  type CaseStudyItem,
  type Facet,
  highlights,
  type Highlights,
} from '#shared/content/article.ts'
import { RELATED_SIZE } from '#shared/content/public-query-names.ts'
import { industryFacetsOf } from '#shared/content/public-queries.ts'
import type { RelatedTerms } from '#shared/content/related.ts'
import { opening, OPENINGS_LIMIT, stillOpen, type Opening } from '#shared/content/job-opening.ts'
import type { ArticleType, StatusType } from '#shared/content/status.ts'
import { NOT_FOUND_TEXT } from '#shared/contracts/content.ts'
import {
  rememberListedItems,
  type Listed,
  type ListedDocuments,
  type ListedItems,
} from './list-item-cache.ts'
import { referencedDocuments } from './referenced-documents.ts'
import { project } from './projection.ts'

interface ListQuery {
  readonly type: StatusType
  readonly words?: readonly string[]
  readonly category?: string | undefined
  readonly industry?: string | undefined
  readonly terms?: readonly string[]
  readonly offset: number
  readonly limit: number
}

/** Functions of the mirror that public content needs. */
export interface ContentStore extends ListedDocuments {
  articles(query: ListQuery): Promise<{ documents: readonly LakeDocument[]; total: number }>
  /** Finds the same articles as `list`, but returns only ids and revisions. */
  listed(query: ListQuery): Promise<{ listed: readonly Listed[]; total: number }>
  /** Returns those of the given articles that visitors may see. */
  publishedOf(type: ArticleType, ids: readonly string[]): Promise<readonly LakeDocument[]>
  addresses(type: ArticleType): Promise<
    readonly {
      readonly id: string
      readonly slug: string | null
      readonly updated_at: string | null
    }[]
  >
  article(type: ArticleType, idOrSlug: string): Promise<LakeDocument | undefined>
  categoryBySlug(slug: string): Promise<string | undefined>
  counts(type: ArticleType, column: 'category' | 'industry'): Promise<ReadonlyMap<string, number>>
}

/** Replica of the lake's documents. */
export interface ContentMirror {
  /** Reads documents that visitors may see. */
  readPublic<T>(work: (store: ContentStore) => Promise<T>): Promise<T>
}

/** Query for a page of published articles. `words` are normalized by `foldText`. */
export interface ListRequest {
  readonly page: number
  readonly limit: number
  readonly words: readonly string[]
  /** Slug or id of a category, or slug of an industry. */
  readonly filter?: string | undefined
}

interface Page<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

/** Reads of published blogs and case studies. They use the mirror only and send no request to the lake. */
export interface ContentService {
  blogs(request: ListRequest): Promise<Page<BlogItem>>
  caseStudies(request: ListRequest): Promise<Page<CaseStudyItem>>
  /**
   * Returns a blog.
   * @throws HttpError `not_found`, with the same message for missing and unpublished articles
   */
  blog(idOrSlug: string): Promise<BlogDetail>
  /**
   * Returns a case study.
   * @throws HttpError `not_found`, with the same message for missing and unpublished articles
   */
  caseStudy(idOrSlug: string): Promise<CaseStudyDetail>
  blogCategories(): Promise<readonly Facet[]>
  caseStudyIndustries(): Promise<readonly Facet[]>
  /** Returns job openings whose closing date has not passed. */
  openings(): Promise<readonly Opening[]>
  /** Returns blogs and case studies that match the terms of a page, newest first. */
  related(terms: RelatedTerms): Promise<Highlights>
}

const facetFields = z.array(category)

const byTitle = (a: Facet & { readonly id: string }, b: Facet & { readonly id: string }) =>
  a.title === b.title ? (a.id < b.id ? -1 : 1) : a.title < b.title ? -1 : 1

/** Creates the service that reads content for the public REST API. */
export function createContentService(mirror: ContentMirror): ContentService {
  const items = {
    blog: rememberListedItems((documents, others) =>
      z.array(blogItem).parse(project('blogItem', documents, others)),
    ),
    caseStudy: rememberListedItems((documents, others) =>
      z.array(caseStudyItem).parse(project('caseStudyItem', documents, others)),
    ),
  }

  const list = <Item>(
    itemsOf: ListedItems<Item>,
    type: ArticleType,
    request: ListRequest,
  ): Promise<Page<Item>> =>
    mirror.readPublic(async (store) => {
      const { filter } = request
      const { listed, total } = await store.listed({
        type,
        words: request.words,
        ...(type === 'blog'
          ? { category: filter && ((await store.categoryBySlug(filter)) ?? filter) }
          : { industry: filter }),
        offset: (request.page - 1) * request.limit,
        limit: request.limit,
      })
      const found = await itemsOf(store, listed, (ids) => store.publishedOf(type, ids))
      return { items: found, total }
    })

  const detail = (type: ArticleType, idOrSlug: string) =>
    mirror.readPublic(async (store) => {
      const document = await store.article(type, idOrSlug)
      if (document === undefined) {
        throw new HttpError('not_found', NOT_FOUND_TEXT[type])
      }
      const others = await referencedDocuments(store, [document])
      return project(`${type}Detail`, [document], others)
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

  return {
    blogs: (request) => list(items.blog, 'blog', request),
    caseStudies: (request) => list(items.caseStudy, 'caseStudy', request),
    blog: async (id) => z.tuple([blogDetail]).parse(await detail('blog', id))[0],
    caseStudy: async (id) => z.tuple([caseStudyDetail]).parse(await detail('caseStudy', id))[0],
    blogCategories: () =>
      mirror.readPublic(async (store) => {
        const counts = await store.counts('blog', 'category')
        const categories = (await store.documents([...counts.keys()])).filter(
          ({ _type }) => _type === 'category',
        )
        return facetFields
          .parse(project('category', categories, new Map()))
          .map(({ id, slug, title }) => ({ id, slug, title, count: counts.get(id) ?? 0 }))
          .toSorted(byTitle)
          .map(({ slug, title, count }) => ({ slug, title, count }))
      }),
    caseStudyIndustries: () =>
      mirror.readPublic(async (store) =>
        industryFacetsOf(await store.counts('caseStudy', 'industry')),
      ),
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
