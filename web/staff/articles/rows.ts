import { counted } from '#shared/text/count.ts'
import type { ArticleType, Status } from '#shared/content/status.ts'
import type { StaffBlogItem, StaffCaseStudyItem } from '#shared/contracts/editing.ts'
import { paths } from '#shared/paths/paths.ts'
import { industryName } from '#web/lib/page/catalogue-names.ts'

/** An article as a row of the list. */
export interface Row {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly status: Status
  readonly revision: string
  readonly pending: boolean
  /** True if the CMS has rejected a change, so that a user must resolve the conflict. */
  readonly contested: boolean
  /** True if visitors see a published version. */
  readonly isLive: boolean
  /** True if the draft differs from the published version. */
  readonly changed: boolean
  /** Title of the category or industry. */
  readonly field: string | undefined
  /** Id of the category or slug of the industry. */
  readonly fieldId: string | undefined
  /** Author or client. */
  readonly person: string | undefined
  /** Time of publication, in the past or scheduled. */
  readonly outAt: string | null
  readonly updatedAt: string
}

const fieldOf = (item: StaffBlogItem | StaffCaseStudyItem) => {
  if ('category' in item) return { field: item.category?.title, fieldId: item.category?.id }
  const fieldId = item.industry ?? undefined
  return { field: fieldId && industryName(fieldId), fieldId }
}

const personOf = (item: StaffBlogItem | StaffCaseStudyItem) =>
  'author' in item ? item.author?.name : (item.client ?? 'Anonymous')

/** Converts an article of the API to a row. */
export function toRow(item: StaffBlogItem | StaffCaseStudyItem): Row {
  return {
    id: item.id,
    title: item.title,
    slug: item.slug,
    status: item.status,
    revision: item.revision,
    pending: item.pending,
    contested: item.contested === true,
    isLive: item.is_live,
    changed: item.is_live && item.has_unpublished_changes,
    ...fieldOf(item),
    person: personOf(item),
    outAt: item.status === 'scheduled' ? item.publish_at : item.published_at,
    updatedAt: item.updated_at,
  }
}

/** Labels and paths of the two lists. */
export const kinds = {
  blog: {
    title: 'Blogs',
    one: 'blog',
    many: 'blogs',
    field: 'Category',
    fieldName: 'category',
    person: 'Author',
    list: paths.adminBlogs,
    editor: paths.adminBlog,
    publicPage: paths.blog,
  },
  caseStudy: {
    title: 'Case studies',
    one: 'case study',
    many: 'case studies',
    field: 'Industry',
    fieldName: 'industry',
    person: 'Client',
    list: paths.adminCaseStudies,
    editor: paths.adminCaseStudy,
    publicPage: paths.caseStudy,
  },
} as const satisfies Record<ArticleType, unknown>

/** Path of the form for a new article. */
export const newArticle = (type: ArticleType) => kinds[type].editor('new')

/** Number of articles as text. */
export const countOf = (type: ArticleType, count: number) =>
  counted(count, kinds[type].one, kinds[type].many)
