import { BlogListPage, blogListLoader } from './blog-list-page.tsx'

export const createLoader = blogListLoader('cms')

/** CMS first, with REST behind it. */
export function Component() {
  return <BlogListPage via="cms" />
}
