/** Events of the browser for unhandled failures. */
const EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError']

interface ErrorReporter {
  readonly tell: (event: unknown, pathname: string) => void
}

/** True if the error is only a view transition that the browser skipped because of the next navigation or a resize. */
const isSkippedFade = (event: Event) => {
  const reason: unknown = Reflect.get(event, 'reason')
  return reason instanceof DOMException && /\btransition\b/i.test(reason.message)
}

/**
 * Listens for errors of the page. The reporter is loaded with the first error. If the reporter cannot be loaded, errors are dropped, so
 * that reporting never causes errors itself.
 * @param routePattern returns the pattern of the route that matches a path
 */
export function watchErrors(routePattern: (pathname: string) => string | undefined): void {
  let reporter: Promise<ErrorReporter | undefined> | undefined
  const tell = (event: Event) => {
    // The router starts the transition and does not handle its promise.
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
