import { BlogListPage, blogListLoader } from './blog-list-page.tsx'

export const createLoader = blogListLoader('rest')

/** Route of the blog's list, with content from the REST API. */
export function Component() {
  return <BlogListPage via="rest" />
}
