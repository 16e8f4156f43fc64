import { redirect, useParams, Navigate } from 'react-router-dom'
import { listingNames } from '#shared/pages/catalogue/listing-names.ts'
import { paths } from '#shared/paths/paths.ts'
import { BlogArticle } from '#web/site/blog/blog-article.tsx'
import { BlogHead } from '#web/site/blog/blog-head.tsx'
import { askServerIfMissing } from '#web/lib/content/ask-server.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { loadContent, type PageLoader } from '#web/lib/page/page-loader.ts'
import { blogDetailQuery } from '#web/lib/queries/blogs.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { Missing } from '../site/missing.tsx'
import { Unready } from '../site/unready.tsx'

const pathOf = (via: Via) => (via === 'cms' ? paths.cmsBlog : paths.blog)

/** Loads the post of the URL. An address with a document id redirects to the slug. */
export const blogLoader =
  (via: Via): PageLoader =>
  (env) =>
  async ({ params, request }) => {
    const id = params['id'] ?? ''
    const query = blogDetailQuery(env, via, id)
    const page = await loadContent(env, query, (blog) => {
      if (blog === null) return 404
      if (blog.slug !== id) throw redirect(pathOf(via)(blog.slug), 308)
      return 200
    })
    await askServerIfMissing(env, query.queryKey, request.url)
    return page
  }

/**
 * Component for previews in the staff area. Re-exported by this module, because the bundler would create a separate chunk if the preview
 * imported the component directly.
 */
export const PreviewedBlog = BlogArticle

/** Blog post, with its loading, error and not-found states. */
export function BlogPage({ via }: { readonly via: Via }) {
  const { id = '' } = useParams()
  const content = useContent(blogDetailQuery(useApp(), via, id))
  if (content.state === 'ready') {
    const { data: blog, origin } = content
    if (blog === null) {
      const back = { label: 'All articles', href: via === 'cms' ? paths.cmsBlogs() : paths.blogs() }
      return <Missing heading="Blog post not found or not available" back={back} />
    }
    if (blog.slug !== id) return <Navigate to={pathOf(via)(blog.slug)} replace />
    return (
      <>
        <BlogHead via={via} blog={blog} />
        <BlogArticle key={blog.id} via={via} blog={blog} origin={origin} />
      </>
    )
  }
  return <Unready title={listingNames.blog} content={content} />
}
