import { BlogListPage, blogListLoader } from './blog-list-page.tsx'

export const createLoader = blogListLoader('cms')

/** Route of the blog's list below `/sanity/`. Its content comes from the CMS, or from the REST API if the CMS does not respond. */
export function Component() {
  return <BlogListPage via="cms" />
}
