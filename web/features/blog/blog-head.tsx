import type { BlogDetail } from '#shared/content/article.ts'
import { blogListing } from '#shared/pages/listings.ts'
import { paths } from '#shared/paths.ts'
import { tagName } from '#web/lib/catalogue-names.ts'
import { socialImageOf } from '#web/lib/article-image.ts'
import { canonicalOf } from '#web/lib/canonical.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { article, breadcrumbList } from '#web/lib/structured-data/subjects.ts'

/** Title, social card and structured data of a post. Whatever the address it was reached by, `/blogs/{slug}` is the one to keep. */
export function BlogHead({ blog }: { readonly blog: BlogDetail }) {
  const { seo, author, category, title } = blog
  const tags = blog.tags.map(tagName)
  const path = paths.blog(blog.slug)
  const canonical = canonicalOf(seo.canonical, path)
  const description = seo.description ?? blog.excerpt
  const image = socialImageOf(blog, path)
  const published = blog.published_at ?? undefined
  const section = category?.title
  const keywords = seo.keywords.length > 0 ? seo.keywords : tags
  return (
    <PageHead
      title={seo.title ?? title}
      description={description}
      keywords={keywords}
      canonical={canonical}
      ogImage={image}
      ogType="article"
      noindex={seo.noindex}
      articleAuthor={author?.name}
      articlePublishedTime={published}
      articleModifiedTime={blog.updated_at}
      articleSection={section}
      articleTags={tags}
      structuredData={[
        article({
          type: 'BlogPosting',
          headline: title,
          description,
          page: canonical,
          image: image.url,
          published,
          modified: blog.updated_at,
          author: author?.name,
          section,
          keywords,
        }),
        breadcrumbList([
          { label: blogListing.title, href: paths.blogs() },
          ...(category === null
            ? []
            : [{ label: category.title, href: paths.blogs({ filter: category.slug }) }]),
          { label: title, href: path },
        ]),
      ]}
    />
  )
}
