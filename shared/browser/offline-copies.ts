import { paths } from '../paths/paths.ts'

/** Maximum number of articles stored for offline reading; the least recently read one is evicted first. */
export const MOST_OFFLINE_COPIES = 20

const PARENTS = [paths.cmsBlogs(), paths.blogs(), paths.cmsCaseStudies(), paths.caseStudies()]

/** True if a path is an article (a post or a case study) that may be stored offline. */
export function isArticlePath(pathname: string): boolean {
  const parent = PARENTS.find((path) => pathname.startsWith(`${path}/`))
  return parent !== undefined && /^[^/]+$/.test(pathname.slice(parent.length + 1))
}
