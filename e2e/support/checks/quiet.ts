import type { BrowserContext, Page } from '@playwright/test'

/** Unexpected behaviour of pages. */
export interface Watch {
  /** One line for each fault, oldest first. */
  readonly faults: readonly string[]
  /** Marks faults that match as expected, including earlier ones. */
  expect(pattern: RegExp): void
}

/**
 * Watches every page of a context: page errors, console errors and warnings, failed requests and responses with 4xx or 5xx, and requests to
 * hosts other than `origin`'s.
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
      // When a page leaves the Studio, Sanity's presence client sends a last message on a socket that may already be closed.
      if (text === 'WebSocket is already in CLOSING or CLOSED state.') return
      // `playwright.config.ts` blocks the service worker, which the page tolerates.
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
