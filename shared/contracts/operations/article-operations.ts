import * as z from 'zod/mini'
import { STATUSES, type ArticleType } from '../../content/status.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  blogDetailAnswer,
  blogListAnswer,
  caseStudyDetailAnswer,
  caseStudyListAnswer,
  facetsAnswer,
  openingListAnswer,
  pageAnswer,
  planningRangesAnswer,
  relatedAnswer,
} from '../content.ts'
import {
  addressInput,
  blogInput,
  caseStudyInput,
  deletedAnswer,
  SORT_KEYS,
  staffBlogAnswer,
  staffBlogListAnswer,
  staffCaseStudyAnswer,
  staffCaseStudyListAnswer,
} from '../editing.ts'
import { referrersAnswer } from '../referrers.ts'
import { ID, limit, named, page, template, text, type Schema } from './operation.ts'

const status = z.enum(STATUSES)
const sort = z.enum([...SORT_KEYS, ...SORT_KEYS.map((key) => `-${key}` as const)])
const keepsPublic = { publish: z.enum(['true', 'false'], { error: 'Use one of: true, false' }) }

const SLUG_TAKEN = 'Another article has the slug; `fields.slug` says so'

const publishes = {
  'content.publish': 'to publish, to schedule, or to change or unpublish what is published',
} as const

interface ArticleNames<Body extends Schema> {
  readonly address: string
  readonly draft: string
  readonly referrers: string
  /** Names of additional filters. Filtering by author is for staff only. */
  readonly moreFilters?: readonly string[]
  readonly body: Body
  readonly answers: Readonly<Record<'list' | 'detail' | 'staffList' | 'staffDetail', Schema>>
}

const registered = (type: ArticleType) => {
  const { noun: one, plural: group, rest, filter } = contentTypes[type]
  return { one, group, filter, list: rest.list(), detail: template(rest.detail(ID)) }
}

const reads = <Body extends Schema>(
  type: ArticleType,
  { referrers, moreFilters = [], answers }: ArticleNames<Body>,
) => {
  const { one, group, filter, list, detail } = registered(type)
  return named({
    list: {
      method: 'GET',
      path: list,
      access: 'public',
      group,
      summary: `Lists the published, newest first; staff get the editing copies of all`,
      query: {
        page,
        limit,
        search: text,
        [filter]: text,
        ...Object.fromEntries(moreFilters.map((name) => [name, text])),
        status,
        sort,
      },
      answer: answers.list,
      staffAnswer: answers.staffList,
    },
    get: {
      method: 'GET',
      path: detail,
      access: 'public',
      group,
      summary: `One ${one} by id or slug; staff get its editing copy`,
      answer: answers.detail,
      staffAnswer: answers.staffDetail,
    },
    referrers: {
      method: 'GET',
      path: referrers,
      access: 'content.read',
      group,
      summary: `Lists the documents that link to a ${one} and keep it from being deleted`,
      answer: referrersAnswer,
    },
  })
}

const writes = <Body extends Schema>(
  type: ArticleType,
  { address, draft, body, answers }: ArticleNames<Body>,
) => {
  const { one, group, list, detail } = registered(type)
  return named({
    create: {
      method: 'POST',
      path: list,
      access: 'content.write',
      besides: publishes,
      group,
      status: 201,
      summary: `Makes a ${one}`,
      query: keepsPublic,
      body,
      answer: answers.staffDetail,
      mayWait: true,
      repeatable: true,
      refusals: { 409: SLUG_TAKEN },
    },
    update: {
      method: 'PUT',
      path: detail,
      access: 'content.write',
      besides: publishes,
      group,
      summary: `Edits a ${one}; publishes or unpublishes it, depending on the status`,
      details: `Any status but \`published\` takes a live ${one} off the site at once. So does \`scheduled\`: visitors do not find the ${one} until \`publish_at\`. To keep the published version online until then, send the change with \`publish=false\`.`,
      query: keepsPublic,
      body,
      answer: answers.staffDetail,
      mayWait: true,
      guarded: true,
      refusals: { 409: `The article has changed since this revision. ${SLUG_TAKEN}` },
    },
    changeAddress: {
      method: 'POST',
      path: address,
      access: 'content.publish',
      group,
      summary: `Changes the slug of a ${one}; the old address redirects to the new one`,
      body: addressInput,
      answer: answers.staffDetail,
      mayWait: true,
      guarded: true,
      refusals: { 409: `The article has changed since this revision. ${SLUG_TAKEN}` },
    },
    discard: {
      method: 'DELETE',
      path: draft,
      access: 'content.write',
      besides: { 'content.publish': 'to discard an edit that is scheduled' },
      group,
      summary: `Discards the unpublished changes of a ${one} and restores the published version`,
      answer: answers.staffDetail,
      mayWait: true,
      guarded: true,
      refusals: { 409: 'The article has changed since this revision, or was never published' },
    },
    remove: {
      method: 'DELETE',
      path: detail,
      access: 'content.write',
      besides: publishes,
      group,
      summary: `Deletes a ${one}`,
      answer: deletedAnswer,
      mayWait: true,
      guarded: true,
      refusals: {
        409: `The article has changed since this revision, or other documents link to it; \`fields.referring\` says so`,
      },
    },
  })
}

const articles = <Body extends Schema>(type: ArticleType, names: ArticleNames<Body>) => {
  const { referrers, ...others } = reads(type, names)
  return { ...others, ...writes(type, names), referrers }
}

/** Public read operations, except those for articles. */
export const publicOperations = named({
  categories: {
    method: 'GET',
    path: apiPaths.blogCategories,
    access: 'public',
    group: contentTypes.blog.plural,
    summary: 'Categories with the number of published posts in each',
    answer: facetsAnswer,
  },
  industries: {
    method: 'GET',
    path: apiPaths.caseStudyIndustries,
    access: 'public',
    group: contentTypes.caseStudy.plural,
    summary: 'Industries with the number of published case studies in each',
    answer: facetsAnswer,
  },
  openings: {
    method: 'GET',
    path: apiPaths.openings,
    access: 'public',
    group: 'Openings',
    summary: 'Open positions',
    answer: openingListAnswer,
  },
  page: {
    method: 'GET',
    path: template(apiPaths.page('{kind}', '{slug}')),
    access: 'public',
    group: 'Pages',
    summary:
      'The published text of a fixed page, such as `service/criminal-check`, of a landing page, such as `landing/care-homes`, or of the links and facts of all pages, `navigation/main` and `settings/site`',
    details:
      'A fixed page of which no text was ever published has the text of this release, marked with `shipped`. `list` has the articles or job openings that the page lists.',
    answer: pageAnswer,
  },
  planningRanges: {
    method: 'GET',
    path: apiPaths.planningRanges,
    access: 'public',
    group: 'Pages',
    summary: 'Published planning ranges of checks by type of source',
    answer: planningRangesAnswer,
  },
  related: {
    method: 'GET',
    path: apiPaths.related(),
    access: 'public',
    group: contentTypes.blog.plural,
    summary: 'Posts and case studies that belong to a page of the catalogue',
    query: { kind: z.enum(['service', 'solution', 'industry']), slug: text },
    answer: relatedAnswer,
  },
})

/** Read and write operations of articles, by type. */
export const articleOperations = {
  blog: articles('blog', {
    address: template(staffApiPaths.blogAddress(ID)),
    draft: template(staffApiPaths.blogDraft(ID)),
    referrers: template(staffApiPaths.blogReferrers(ID)),
    moreFilters: ['author', 'tag'],
    body: blogInput,
    answers: {
      list: blogListAnswer,
      detail: blogDetailAnswer,
      staffList: staffBlogListAnswer,
      staffDetail: staffBlogAnswer,
    },
  }),
  caseStudy: articles('caseStudy', {
    address: template(staffApiPaths.caseStudyAddress(ID)),
    draft: template(staffApiPaths.caseStudyDraft(ID)),
    referrers: template(staffApiPaths.caseStudyReferrers(ID)),
    body: caseStudyInput,
    answers: {
      list: caseStudyListAnswer,
      detail: caseStudyDetailAnswer,
      staffList: staffCaseStudyListAnswer,
      staffDetail: staffCaseStudyAnswer,
    },
  }),
} satisfies Record<ArticleType, unknown>
