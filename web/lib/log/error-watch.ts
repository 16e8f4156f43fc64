/** What a browser says of failures that nobody has handled. */
const EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError']

interface ErrorReporter {
  readonly tell: (event: unknown, pathname: string) => void
}

/** Whether a browser only says that a page came without fading in, because the next one or a change of the window came first. */
const isSkippedFade = (event: Event) => {
  const reason: unknown = Reflect.get(event, 'reason')
  return reason instanceof DOMException && /\btransition\b/i.test(reason.message)
}

/**
 * Listens for errors of the page. What notes and reports them is fetched with the first; where that fails they are dropped, so that
 * reporting never makes errors of its own.
 * @param routePattern the pattern of the route that has a page for a path
 */
export function watchErrors(routePattern: (pathname: string) => string | undefined): void {
  let reporter: Promise<ErrorReporter | undefined> | undefined
  const tell = (event: Event) => {
    // The router starts the fade and leaves its promise to nobody.
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
