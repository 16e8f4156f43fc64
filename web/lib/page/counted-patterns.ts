import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { paths } from '#shared/paths/paths.ts'
import { isStaffPath } from './staff-path.ts'

/**
 * Patterns of routes whose parameter names a published article, a category, a tag or a catalogue page. The parameter of any other route may
 * identify a person, so views of its pages are not counted.
 */
const withParameter: ReadonlySet<string> = new Set([
  ...Object.values(contentTypes).flatMap(({ paths: { list, cmsList } }) => [
    `${list()}/:id`,
    `${cmsList()}/:id`,
  ]),
  '/blogs/category/:slug',
  '/blogs/tag/:tag',
  ...[paths.industries, paths.solutions].map((hub) => `${hub}/:slug`),
])

/** True if views of the pages of a route may be counted. The route is given by its pattern. */
export const isCountedPattern = (pattern: string) =>
  withParameter.has(pattern) || (/^\/(?!.*[:*])/.test(pattern) && !isStaffPath(pattern))
