import { BlogPage, blogLoader } from './blog-page.tsx'

export const createLoader = blogLoader('cms')

/** Route of a blog post below `/sanity/`, with content from the CMS, and from the REST API as fallback. */
export function Component() {
  return <BlogPage via="cms" />
}
