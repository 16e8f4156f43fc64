import { BlogPage, blogLoader } from './blog-page.tsx'

export const createLoader = blogLoader('cms')

/** Route of a blog post below `/sanity/`. Its content comes from the CMS, or from the REST API if the CMS does not respond. */
export function Component() {
  return <BlogPage via="cms" />
}
