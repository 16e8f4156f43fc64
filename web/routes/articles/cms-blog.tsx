import { BlogPage, blogLoader } from './blog-page.tsx'

export const createLoader = blogLoader('cms')

/** Content from the CMS, with REST as fallback. */
export function Component() {
  return <BlogPage via="cms" />
}
