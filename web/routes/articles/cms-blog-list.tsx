import { BlogListPage, blogListLoader } from './blog-list-page.tsx'

export const createLoader = blogListLoader('cms')

/** Content from the CMS, with REST as fallback. */
export function Component() {
  return <BlogListPage via="cms" />
}
