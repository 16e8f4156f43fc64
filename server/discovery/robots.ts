import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'

/** Paths that crawlers must not visit: staff pages, APIs, and the booking calendar with its unlimited number of days. */
const CLOSED = [paths.admin, paths.studio, apiPaths.base, lakePaths.base, paths.booking()]

/** Exception for the images of public articles, which are below the path of the lake. */
const OPEN = [`${lakePaths.base}/images/`]

/** Returns the text of robots.txt. @param origin scheme and host, without a trailing slash */
export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${wellKnownPaths.sitemap}`,
    '',
  ].join('\n')
