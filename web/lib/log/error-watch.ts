/** Events of the browser for unhandled failures. */
const EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError']

interface ErrorReporter {
  readonly tell: (event: unknown, pathname: string) => void
}

/** True if the error only says that the browser skipped a view transition, because of the next navigation or a resize. */
const isSkippedFade = (event: Event) => {
  const reason: unknown = Reflect.get(event, 'reason')
  return reason instanceof DOMException && /\btransition\b/i.test(reason.message)
}

/**
 * Listens for errors of the page. The reporter is loaded with the first error. If it cannot be loaded, errors are dropped, so that
 * reporting never causes further errors.
 * @param routePattern returns the pattern of the route that matches a path
 */
export function watchErrors(routePattern: (pathname: string) => string | undefined): void {
  let reporter: Promise<ErrorReporter | undefined> | undefined
  const tell = (event: Event) => {
    // The router starts view transitions and ignores their promises, so a skipped transition becomes an unhandled rejection.
    if (isSkippedFade(event)) return event.preventDefault()
    const { pathname } = location
    reporter ??= import('./error-reporter.ts').then(
      ({ createErrorReporter }) => createErrorReporter(routePattern),
      () => undefined,
    )
    void reporter.then((made) => made?.tell(event, pathname))
  }
  for (const name of EVENTS) addEventListener(name, tell)
}
