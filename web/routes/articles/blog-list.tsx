import { BlogListPage, blogListLoader } from './blog-list-page.tsx'

export const createLoader = blogListLoader('rest')

/** Content from REST. */
export function Component() {
  return <BlogListPage via="rest" />
}
