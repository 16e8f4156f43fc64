import { BlogListPage, blogListLoader } from './blog-list-page.tsx'

export const createLoader = blogListLoader('cms')

/** Route of the blog's list below `/sanity/`, with content from the CMS, and from the REST API as fallback. */
export function Component() {
  return <BlogListPage via="cms" />
}
