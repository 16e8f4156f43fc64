import { paths } from '#shared/paths/paths.ts'
import { isStaffPath } from './staff-path.ts'

/**
 * Patterns whose parameter names a published article or a page of the catalogue. What any other parameter says may concern one
 * person, so that views of its pages are not counted.
 */
const withParameter: ReadonlySet<string> = new Set([
  ...[paths.blogs(), paths.caseStudies(), paths.cmsBlogs(), paths.cmsCaseStudies()].map(
    (list) => `${list}/:id`,
  ),
  ...[paths.industries, paths.solutions].map((hub) => `${hub}/:slug`),
])

/** Whether views of a route may be counted, by its pattern. */
export const isCountedPattern = (pattern: string) =>
  withParameter.has(pattern) || (/^\/(?!.*[:*])/.test(pattern) && !isStaffPath(pattern))
