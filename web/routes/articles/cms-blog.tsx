import { BlogPage, blogLoader } from './blog-page.tsx'

export const createLoader = blogLoader('cms')

/** CMS first, with REST behind it. */
export function Component() {
  return <BlogPage via="cms" />
}
