import type * as z from 'zod/mini'
import type { EntryType } from '#shared/content/entries/entry-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import {
  deletedAnswer,
  staffBlogAnswer,
  staffBlogListAnswer,
  staffCaseStudyAnswer,
  staffCaseStudyListAnswer,
  type BlogInput,
  type CaseStudyInput,
} from '#shared/contracts/editing.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { StaffApi } from './staff-api.ts'

interface Kind {
  readonly list: (values: ListValues) => string
  readonly detail: (id: string) => string
  readonly address: (id: string) => string
  readonly draft: (id: string) => string
}

/** Parameters of a staff list of articles. `category` and `author` filter blogs, `industry` filters case studies. */
export type ListValues = Readonly<
  Partial<
    Record<
      'page' | 'limit' | 'search' | 'status' | 'sort' | 'category' | 'author' | 'industry',
      string | number
    >
  >
>

/** Options of a write. */
export interface WriteOptions {
  readonly revision?: string | undefined
  /** If false, only the draft changes, and visitors see no change. Default: true. */
  readonly publish?: boolean | undefined
}

const withPublish = (path: string, publish: boolean | undefined) =>
  publish === false ? `${path}?publish=false` : path

function articleCalls<
  Input,
  List extends z.ZodMiniType,
  Detail extends z.ZodMiniType<{ readonly data: unknown }>,
>(api: StaffApi, kind: Kind, listAnswer: List, detailAnswer: Detail) {
  return {
    /** Loads a page of the list of articles. Each article is returned in its latest version, published or not. */
    list: (values: ListValues, signal?: AbortSignal) =>
      api.call(kind.list(values), listAnswer, { signal }),
    /**
     * Loads one article by id or slug.
     * @throws ApiError 404
     */
    get: (id: string, signal?: AbortSignal) => api.call(kind.detail(id), detailAnswer, { signal }),
    /**
     * Creates an article.
     * @param key Idempotency-Key, the same for every attempt to create the article
     */
    create: (input: Input, key: string, { publish }: Pick<WriteOptions, 'publish'> = {}) =>
      api.call(withPublish(kind.list({}), publish), detailAnswer, {
        method: 'POST',
        body: input,
        idempotencyKey: key,
      }),
    /** Changes an article. @throws ApiError 409 if `revision` is outdated, 422 with `fields` */
    update: (id: string, input: Input, { revision, publish }: WriteOptions = {}) =>
      api.call(withPublish(kind.detail(id), publish), detailAnswer, {
        method: 'PUT',
        body: input,
        revision,
      }),
    /** Changes the slug of an article. The old address redirects to the new one. @throws ApiError 409, 422 with `fields` */
    changeAddress: (id: string, slug: string, revision: string | undefined) =>
      api.call(kind.address(id), detailAnswer, { method: 'POST', body: { slug }, revision }),
    /**
     * Discards the unpublished changes of an article. @throws ApiError 409 if the revision is outdated or the article was never published
     */
    discard: (id: string, { revision }: Pick<WriteOptions, 'revision'> = {}) =>
      api.call(kind.draft(id), detailAnswer, { method: 'DELETE', revision }),
    /** Deletes an article. @throws ApiError 409 if other documents link to the article or the revision is outdated */
    remove: (id: string, { revision }: Pick<WriteOptions, 'revision'> = {}) =>
      api.call(kind.detail(id), deletedAnswer, { method: 'DELETE', revision }),
  }
}

/** REST API calls for blogs. */
const blogCalls = (api: StaffApi) =>
  articleCalls<BlogInput, typeof staffBlogListAnswer, typeof staffBlogAnswer>(
    api,
    {
      list: apiPaths.blogs,
      detail: apiPaths.blog,
      address: staffApiPaths.blogAddress,
      draft: staffApiPaths.blogDraft,
    },
    staffBlogListAnswer,
    staffBlogAnswer,
  )

/** REST API calls for case studies. */
const caseStudyCalls = (api: StaffApi) =>
  articleCalls<CaseStudyInput, typeof staffCaseStudyListAnswer, typeof staffCaseStudyAnswer>(
    api,
    {
      list: apiPaths.caseStudies,
      detail: apiPaths.caseStudy,
      address: staffApiPaths.caseStudyAddress,
      draft: staffApiPaths.caseStudyDraft,
    },
    staffCaseStudyListAnswer,
    staffCaseStudyAnswer,
  )

const calls = { blog: blogCalls, caseStudy: caseStudyCalls } satisfies Record<ArticleType, unknown>

/** REST API calls for the articles of one type. */
export const callsOf = (api: StaffApi, type: ArticleType) => calls[type](api)

/** Query keys of the staff area. Every key begins with `staffKeys.all`. */
export const staffKeys = {
  all: ['staff'],
  overview: ['staff', 'overview'],
  choices: (of: 'authors' | 'categories') => ['staff', 'choices', of],
  images: ['staff', 'images'],
  imageHost: ['staff', 'image-host'],
  articles: (type: ArticleType) => ['staff', type],
  articleList: (type: ArticleType, values: ListValues) => ['staff', type, 'list', values],
  article: (type: ArticleType, id: string) => ['staff', type, 'one', id],
  knownPath: (path: string) => ['staff', 'known-path', path],
  outbox: ['staff', 'outbox'],
  visits: (days: number) => ['staff', 'visits', days],
  users: ['staff', 'users'],
  sessions: ['staff', 'sessions'],
  tokens: ['staff', 'tokens'],
  openApi: ['staff', 'openapi'],
  logs: ['staff', 'logs'],
  leads: ['staff', 'leads'],
  cases: ['staff', 'cases'],
  reports: ['staff', 'reports'],
  bookings: ['staff', 'bookings'],
  questions: ['staff', 'questions'],
  redirects: ['staff', 'redirects'],
  trash: ['staff', 'trash'],
  entries: (type: EntryType) => ['staff', 'entries', type],
  sitePages: ['staff', 'site-pages'],
  referrers: ['staff', 'referrers'],
  presence: ['staff', 'presence'],
  healthChecks: ['staff', 'health-checks'],
  proxyWarnings: ['staff', 'proxy-warnings'],
} as const
