import { BlogPage, blogLoader } from './blog-page.tsx'

export const createLoader = blogLoader('rest')

/** Content from REST. */
export function Component() {
  return <BlogPage via="rest" />
}
