import { isCountedPattern } from '#web/lib/page/counted-patterns.ts'
import { LANDING_PATTERN, moduleAt, routeTable } from './route-table.ts'

/** Source file of a route's module, as in the build manifest. */
export const routeFile = (module: string) => `web/routes/${module}.tsx`

/** Route for `pathname`. Undefined for paths of the not-found page and of landing pages. */
const routeAt = (pathname: string) => {
  const segments = pathname.replace(/\/+$/, '').split('/')
  return routeTable.find(({ path }) => {
    const pattern = path.replace(/\/+$/, '').split('/')
    return (
      path !== '*' &&
      path !== LANDING_PATTERN &&
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    )
  })
}

/** True if page views of this route pattern are counted for consenting visitors. */
export const countsRoute = (pattern: string) =>
  isCountedPattern(pattern) && moduleAt(pattern) !== undefined

/** True if the router has a page for `pathname`. Landing pages do not count, because only the server knows them. */
export const serves = (pathname: string) => routeAt(pathname) !== undefined

/** Pattern of the route for `pathname`. Also accepts a route pattern, which is returned unchanged. */
export const routePattern = (pathname: string) => routeAt(pathname)?.path

/** Loads the code of the page at `pathname` in advance. */
export const prefetchCode = (pathname: string) => {
  // A failure is ignored here, because the navigation loads the code again and shows the failure.
  routeAt(pathname)
    ?.load()
    .catch(() => undefined)
}
