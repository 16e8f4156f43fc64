import { paths } from '../paths/paths.ts'

/** So many articles are kept for reading without a connection; the one that was read longest ago goes first. */
export const MOST_OFFLINE_COPIES = 20

const PARENTS = [paths.cmsBlogs(), paths.blogs(), paths.cmsCaseStudies(), paths.caseStudies()]

/** Whether a path is that of an article, of which a copy may be kept: a post or a case study. */
export function isArticlePath(pathname: string): boolean {
  const parent = PARENTS.find((path) => pathname.startsWith(`${path}/`))
  return parent !== undefined && /^[^/]+$/.test(pathname.slice(parent.length + 1))
}
