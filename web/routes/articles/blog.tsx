import { BlogPage, blogLoader } from './blog-page.tsx'

export const createLoader = blogLoader('rest')

/** From REST. */
export function Component() {
  return <BlogPage via="rest" />
}
