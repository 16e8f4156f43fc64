import type { BlogDetail } from '#shared/content/article.ts'
import { listingNames } from '#shared/pages/catalogue/listing-names.ts'
import { paths } from '#shared/paths/paths.ts'
import { blogDetailQuery } from '#web/lib/queries/blogs.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { BlogArticle } from '#web/site/blog/blog-article.tsx'
import { BlogHead } from '#web/site/blog/blog-head.tsx'
import { articleLoader, ArticleRoutePage, type ArticleRoute } from './article-route.tsx'

const route: ArticleRoute<BlogDetail> = {
  query: blogDetailQuery,
  path: (via, slug) => (via === 'cms' ? paths.cmsBlog : paths.blog)(slug),
  title: listingNames.blog,
  missing: 'Blog post not found or not available',
  back: (via) => ({
    label: 'All articles',
    href: via === 'cms' ? paths.cmsBlogs() : paths.blogs(),
  }),
  draw: (blog, via, origin) => (
    <>
      <BlogHead via={via} blog={blog} />
      <BlogArticle key={blog.id} via={via} blog={blog} origin={origin} />
    </>
  ),
}

/** Loads the post that the URL names. */
export const blogLoader = articleLoader(route)

/**
 * Component for previews in the staff area. The preview imports it from this module, because the bundler would create an additional chunk
 * for a direct import.
 */
export const PreviewedBlog = BlogArticle

/** Page of a blog post. */
export function BlogPage({ via }: { readonly via: Via }) {
  return <ArticleRoutePage route={route} via={via} />
}
