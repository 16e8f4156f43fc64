import { BROWSER_ERROR_BATCH, BROWSER_ERROR_TIMES } from '#shared/browser/browser-error-limits.ts'
import type { BrowserErrorsInput } from '#shared/contracts/site/browser-errors.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { isPersonalPage } from '#shared/paths/personal-pages.ts'
import { log } from './client-log.ts'
import { pageErrorOf, type PageError } from '../page/page-error.ts'

/** Time in milliseconds for which errors are collected. They are then reported together. */
const GATHERED = 5_000

/** Maximum number of reports per page, and maximum number of different errors that are collected. */
const MOST_REPORTS = 10
const MOST_ERRORS = 50

type Report = BrowserErrorsInput['errors'][number]

const categories = { error: 'api', rejection: 'api', chunk: 'cache', csp: 'security' } as const

function note({ kind, message }: PageError): void {
  log({ level: kind === 'csp' ? 'warn' : 'error', category: categories[kind], message })
}

/** Error object of an event, or the event itself if it has no error object. */
function causeOf(event: unknown): object {
  const fields = typeof event === 'object' && event !== null ? event : {}
  for (const name of ['error', 'reason', 'payload']) {
    const cause: unknown = Reflect.get(fields, name)
    if (typeof cause === 'object' && cause !== null) return cause
  }
  return fields
}

/**
 * Logs errors of the page in this tab and reports them to the server. Each different error is reported once, with its number of
 * occurrences. Errors of pages with personal data are never reported. If a report fails, the failure is ignored.
 * @param routePattern returns the pattern of the route that matches a path
 */
export function createErrorReporter(routePattern: (pathname: string) => string | undefined): {
  /** Collects an error for the next report. @param pathname path of the page when the error occurred */
  readonly tell: (event: unknown, pathname: string) => void
} {
  const known = new Map<string, Report>()
  /** Error objects that were already collected. One failure can dispatch several events with the same object. */
  const seen = new WeakSet<object>()
  let reports = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    const waiting = [...known.values()]
      .filter(({ times }) => times > 0)
      .slice(0, BROWSER_ERROR_BATCH)
    if (waiting.length === 0 || reports >= MOST_REPORTS) return
    reports += 1
    const errors = waiting.map((report) => ({
      ...report,
      times: Math.min(BROWSER_ERROR_TIMES, report.times),
    }))
    // Resets the counts, because later occurrences belong to the next report.
    for (const report of waiting) report.times = 0
    void fetch(apiPaths.browserErrors, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify({ errors }),
    }).catch(() => undefined)
    if ([...known.values()].some(({ times }) => times > 0)) timer = setTimeout(send, GATHERED)
  }

  const tell = (event: unknown, pathname: string) => {
    const cause = causeOf(event)
    const error = seen.has(cause) ? undefined : pageErrorOf(event)
    if (error === undefined) return
    seen.add(cause)
    const route = routePattern(pathname) ?? 'other'
    const key = JSON.stringify([route, error])
    const before = known.get(key)
    if (before === undefined) note(error)
    if (isPersonalPage(pathname)) return
    if (before !== undefined) before.times += 1
    else if (known.size < MOST_ERRORS) known.set(key, { ...error, route, times: 1 })
    timer ??= setTimeout(send, GATHERED)
  }

  addEventListener('pagehide', send)
  return { tell }
}
