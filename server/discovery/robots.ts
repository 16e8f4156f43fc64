import { apiPaths, lakePaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'

/** What crawlers have no business in: pages for staff, what only programs read, and the calendar with its countless days. */
const CLOSED = [paths.admin, paths.studio, apiPaths.base, lakePaths.base, paths.booking()]

/** Pictures of public articles lie under the lake's path. */
const OPEN = [`${lakePaths.base}/images/`]

/** The text of robots.txt. @param origin scheme and host, no trailing slash */
export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${wellKnownPaths.sitemap}`,
    '',
  ].join('\n')
