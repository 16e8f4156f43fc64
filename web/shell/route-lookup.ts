import { isCountedPattern } from '#web/lib/page/counted-patterns.ts'
import { LANDING_PATTERN, moduleAt, routeTable } from './route-table.ts'

/** Source file of a route's module, as in the build manifest. */
export const routeFile = (module: string) => `web/routes/${module}.tsx`

/** Route for `pathname`; undefined if the not-found page or a landing page serves it. */
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

/** True if the router has a page for `pathname`, other than the not-found page and landing pages, which only the server knows. */
export const serves = (pathname: string) => routeAt(pathname) !== undefined

/** Pattern of the route for `pathname`. Also accepts a route pattern, which is returned unchanged. */
export const routePattern = (pathname: string) => routeAt(pathname)?.path

/** Loads the code of the page at `pathname` in advance. */
export const prefetchCode = (pathname: string) => {
  // Failures are ignored: the navigation loads the code again and shows a failure.
  routeAt(pathname)
    ?.load()
    .catch(() => undefined)
}
