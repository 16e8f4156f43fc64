import { addressBlock } from '#lake/common/client-address.ts'
import { HttpError } from '#server/http/http-error.ts'
import { createRateLimiter } from '#lake/common/rate-limiter.ts'
import { serve, type Route, type RouteContext } from '#server/http/route.ts'
import { BROWSER_ERROR_TEXT } from '#shared/browser/browser-error-limits.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import { maskText } from '#shared/text/mask-text.ts'
import { isPersonalPage } from '#shared/paths/personal-pages.ts'
import { createErrorRing, type ErrorRing } from './error-ring.ts'

/** Maximum size of a report, in bytes: enough for ten errors of maximum length in any writing system. */
const REPORT_BYTES = 16 * 1024

/**
 * Rate limits of reports, for one client address and for all clients together. The second limit matters when a page fails for every
 * visitor.
 */
const PER_ADDRESS = { burst: 6, perMinute: 6 }
const FOR_ALL = { burst: 300, perMinute: 120 }

/** Route name of reports whose path matches no route. */
const OTHER = 'other'

/**
 * Pattern of a script of the site, with line and column. Other sources of errors are dropped, because they can describe the visitor's
 * browser, for example its extensions.
 */
const OWN_SOURCE = /^\/assets\/[\w.-]{1,120}(?::\d{1,7}){0,2}$/u

interface BrowserErrorsOptions {
  /** Pattern of the route that serves a path, or undefined. */
  readonly routePattern: (pathname: string) => string | undefined
  readonly rateLimit: boolean
  readonly ring?: ErrorRing
}

/**
 * Routes that accept page errors from browsers and list them for users with the ability `system.manage`. Errors are not written to disk.
 */
export function browserErrorRoutes(options: BrowserErrorsOptions): Route[] {
  const { routePattern, rateLimit, ring = createErrorRing() } = options
  const each = createRateLimiter(PER_ADDRESS)
  const all = createRateLimiter(FOR_ALL)

  const assertAllowed = ({ address }: RouteContext) => {
    const wait = rateLimit ? each.take(addressBlock(address)) || all.take('all') : 0
    if (wait === 0) return
    throw new HttpError(
      'too_many_requests',
      'Wait a moment, then try again. There were too many requests',
      {
        headers: { 'Retry-After': String(wait) },
      },
    )
  }

  const report = { limit: REPORT_BYTES, caching: 'no-store', before: assertAllowed }
  return [
    serve(staffOperations.browserErrors, () => ring.entries()),
    serve(staffOperations.reportBrowserErrors, report, ({ body }) => {
      for (const { route, message, source, ...error } of body.errors) {
        if (isPersonalPage(route)) continue
        ring.push({
          ...error,
          route: routePattern(route) ?? OTHER,
          message: maskText(message, BROWSER_ERROR_TEXT),
          source: OWN_SOURCE.test(source) ? source : '',
        })
      }
      return {}
    }),
  ]
}
