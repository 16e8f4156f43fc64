import type { BrowserContext, Page } from '@playwright/test'

/** Record of unexpected behaviour of pages. */
export interface Watch {
  /** One line for each fault, oldest first. */
  readonly faults: readonly string[]
  /** Marks all faults that match `pattern` as expected, also those recorded earlier. */
  expect(pattern: RegExp): void
}

/**
 * Watches every page of a context. It records page errors, console errors and warnings, failed requests, responses with 4xx or 5xx, and
 * requests to other hosts than that of `origin`.
 */
export function watchContext(context: BrowserContext, origin: string): Watch {
  const seen: string[] = []
  const expected: RegExp[] = []
  const note = (line: string) => seen.push(line)
  const follow = (page: Page) => {
    page.on('pageerror', (error) => note(`page error: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      // The browser also logs every failed request to the console. The handlers below record failed requests with their URL.
      if (text.startsWith('Failed to load resource')) return
      // Sanity's presence client sends a last message when a page leaves the Studio. Its socket may already be closed.
      if (text === 'WebSocket is already in CLOSING or CLOSED state.') return
      // `playwright.config.ts` blocks the service worker. The page works without it.
      if (text === 'Service Worker registration blocked by Playwright') return
      if (message.type() === 'error' || message.type() === 'warning') {
        note(`console ${message.type()}: ${text.slice(0, 500)} (${message.location().url})`)
      }
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Leaving a page or closing a form aborts its requests.
      if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() < 400) return
      note(`${response.status()}: ${response.request().method()} ${response.url()}`)
    })
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (['data:', 'blob:'].includes(url.protocol) || url.origin === origin) return
      note(`foreign host: ${request.url()}`)
    })
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(origin).host) {
        note(`foreign host: ${socket.url()}`)
      }
    })
  }
  for (const page of context.pages()) follow(page)
  context.on('page', follow)
  return {
    get faults() {
      return seen.filter((line) => !expected.some((pattern) => pattern.test(line)))
    },
    expect: (pattern) => void expected.push(pattern),
  }
}
