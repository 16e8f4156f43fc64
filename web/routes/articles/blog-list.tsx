import { BlogListPage, blogListLoader } from './blog-list-page.tsx'

export const createLoader = blogListLoader('rest')

/** From REST. */
export function Component() {
  return <BlogListPage via="rest" />
}
