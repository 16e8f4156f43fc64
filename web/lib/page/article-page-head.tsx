import type { BlogDetail, CaseStudyDetail } from '#shared/content/article.ts'
import type { NamedLink } from '#shared/pages/invitation.ts'
import { fromCms } from '#shared/pages/from-cms.ts'
import { socialImageOf } from '../images/article-image.ts'
import { canonicalOf } from './canonical.ts'
import { PageHead } from './page-head.tsx'
import type { Via } from '../queries/content-env.ts'
import { article as articleSubject, breadcrumbList } from '../structured-data/subjects.ts'

interface ArticlePageHeadProps {
  /** Source of the article: CMS or REST. */
  readonly via: Via
  readonly article: BlogDetail | CaseStudyDetail
  readonly type: 'BlogPosting' | 'Article'
  /** Path of the article. It is the canonical address unless an editor has set another one. */
  readonly path: string
  /** Summary as shown in lists. */
  readonly summary: string
  readonly section: string | undefined
  readonly tags: readonly string[]
  readonly author?: string | undefined
  /** Breadcrumbs from the home page to the list that contains the article. */
  readonly way: readonly NamedLink[]
}

/** Title, social card and structured data of an article. SEO fields set by an editor take precedence. */
export function ArticlePageHead({
  via,
  article,
  type,
  path,
  summary,
  section,
  tags,
  author,
  way,
}: ArticlePageHeadProps) {
  const { seo, title, updated_at: modified } = article
  const canonical = canonicalOf(seo.canonical, path)
  const description = seo.description ?? summary
  const isOwn = via === 'rest'
  const name = seo.title ?? title
  const image = socialImageOf(article, path)
  const published = article.published_at ?? undefined
  const keywords = seo.keywords.length > 0 ? seo.keywords : tags
  return (
    <PageHead
      title={isOwn ? name : fromCms.title(name)}
      description={isOwn ? description : fromCms.description(description, path)}
      keywords={keywords}
      canonical={canonical}
      ogImage={image}
      ogType="article"
      noindex={seo.noindex}
      articleAuthor={author}
      articlePublishedTime={published}
      articleModifiedTime={modified}
      articleSection={section}
      articleTags={tags}
      feeds={way.map(({ label, href }) => ({ title: label, list: href }))}
      structuredData={[
        articleSubject({
          type,
          headline: title,
          description,
          page: canonical,
          image: image.url,
          published,
          modified,
          author,
          section,
          keywords,
        }),
        breadcrumbList([...way, { label: title, href: path }]),
      ]}
    />
  )
}
