import type { EditedArticle } from './edited-article.ts'
import * as z from 'zod'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { isStatus, PUBLIC_STATUS } from '#shared/content/status.ts'
import {
  staffBlog,
  staffBlogItem,
  staffCaseStudy,
  staffCaseStudyItem,
  type StaffBlog,
  type StaffBlogItem,
  type StaffCaseStudy,
  type StaffCaseStudyItem,
} from '#shared/contracts/editing.ts'
import { project } from '../projection.ts'
import { frozenSlug, isLive, type Copies } from './article-plan.ts'
import { rememberItems } from './remembered-items.ts'

type ListItems<Item> = (
  articles: readonly EditedArticle[],
  others: ReadonlyMap<string, LakeDocument>,
) => Item[]

const text = z.string().nullable().catch(null)

/** Attributes that staff see but the public projections do not contain. */
const raw = z.looseObject({
  publishAt: text.default(null),
  unpublishAt: text.default(null),
  client: z
    .looseObject({ name: text.default(null), anonymous: z.boolean().catch(false).default(false) })
    .catch({ name: null, anonymous: true })
    .default({ name: null, anonymous: true }),
  relatedBlogs: z
    .array(z.looseObject({ _ref: z.string() }))
    .catch([])
    .default([]),
})

const copyOf = ({ draft, published }: Copies): LakeDocument | undefined => draft ?? published

/** Returns the current copy under the article's own id, so that the projections treat a draft like a published copy. */
function underOwnId(article: EditedArticle): LakeDocument | undefined {
  const copy = copyOf(article)
  // The lake accepts any text as a status. The list must not fail because one draft has an invalid status.
  const status = copy && isStatus(copy['status']) ? copy['status'] : 'draft'
  return copy && { ...copy, _id: article.id, status }
}

function stateOf(article: EditedArticle, copy: LakeDocument) {
  const { publishAt, unpublishAt } = raw.parse(copy)
  const live = isLive(article)
  return {
    revision: copy._rev,
    is_live: live,
    has_unpublished_changes:
      article.draft !== undefined || (live && copy['status'] !== PUBLIC_STATUS),
    publish_at: publishAt,
    unpublish_at: unpublishAt,
    created_at: article.published?._createdAt ?? copy._createdAt,
    pending: article.pending,
    ...(article.contested && { contested: true }),
    ...(frozenSlug(article) !== undefined && { frozen_slug: frozenSlug(article) }),
  }
}

const projected = z.array(z.record(z.string(), z.unknown()))

function withState(
  kind: 'Item' | 'Detail',
  type: ArticleType,
  articles: readonly EditedArticle[],
  others: ReadonlyMap<string, LakeDocument>,
) {
  const copies = articles.flatMap((article) => {
    const copy = underOwnId(article)
    return copy === undefined ? [] : [{ article, copy }]
  })
  const documents = copies.map(({ copy }) => copy)
  const views = projected.parse(project(`${type}${kind}`, documents, others))
  return copies.map(({ article, copy }, index) => ({
    ...views[index],
    ...stateOf(article, copy),
    copy,
  }))
}

const blogItems: ListItems<StaffBlogItem> = rememberItems((articles, others) =>
  z.array(staffBlogItem).parse(withState('Item', 'blog', articles, others)),
)

const caseStudyItems: ListItems<StaffCaseStudyItem> = rememberItems((articles, others) =>
  z.array(staffCaseStudyItem).parse(withState('Item', 'caseStudy', articles, others)),
)

const named = z.looseObject({
  title: z.string().catch('').default(''),
  slug: z.looseObject({ current: z.string().catch('').default('') }).catch({ current: '' }),
})

function blogView(article: EditedArticle, others: ReadonlyMap<string, LakeDocument>): StaffBlog {
  const [view] = withState('Detail', 'blog', [article], others)
  if (view === undefined) throw new Error('an article without copies cannot be shown')
  const related = raw.parse(view.copy).relatedBlogs.flatMap(({ _ref: id }) => {
    const document = others.get(id)
    if (document === undefined) return []
    const { title, slug } = named.parse({ slug: { current: '' }, ...document })
    return [{ id, title, slug: slug.current }]
  })
  return staffBlog.parse({ ...view, related_blogs: related })
}

function caseStudyView(
  article: EditedArticle,
  others: ReadonlyMap<string, LakeDocument>,
): StaffCaseStudy {
  const [view] = withState('Detail', 'caseStudy', [article], others)
  if (view === undefined) throw new Error('an article without copies cannot be shown')
  const { name, anonymous } = raw.parse(view.copy).client
  return staffCaseStudy.parse({ ...view, client_details: { name, anonymous } })
}

interface StaffViews {
  /** Converts articles to items of a staff list. `others` are the documents to which the articles refer. */
  readonly items: ListItems<StaffBlogItem | StaffCaseStudyItem>
  /** Converts an article to the version for staff. @throws Error if the article has no copy */
  readonly detail: (
    article: EditedArticle,
    others: ReadonlyMap<string, LakeDocument>,
  ) => StaffBlog | StaffCaseStudy
}

/** Conversions of documents for staff, by content type. */
export const staffViews: Readonly<Record<ArticleType, StaffViews>> = {
  blog: { items: blogItems, detail: blogView },
  caseStudy: { items: caseStudyItems, detail: caseStudyView },
}
