import { BlogPage, blogLoader } from './blog-page.tsx'

export const createLoader = blogLoader('rest')

/** Route of a blog post, with content from the REST API. */
export function Component() {
  return <BlogPage via="rest" />
}
