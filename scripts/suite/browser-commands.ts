import type { Page } from '@playwright/test'
import { defineBrowserCommand } from '@vitest/browser-playwright'

/** Faults that a page has recorded since they were last read. */
const faultsOf = new WeakMap<Page, string[]>()

/** Records page errors, console errors, and failed requests of a page. */
function watch(page: Page): string[] {
  const seen: string[] = []
  const note = (line: string) => void seen.push(line)
  page.on('pageerror', (error) => note(`page error: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    // The handlers below record failed requests with their address.
    if (text.startsWith('Failed to load resource')) return
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`console ${message.type()}: ${text.slice(0, 500)}`)
    }
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400) return
    note(`${response.status()}: ${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  return seen
}

/** Media features that a test sets. `null` restores the default of the project. */
interface Media {
  readonly colorScheme?: 'light' | 'dark' | null
  readonly reducedMotion?: 'reduce' | 'no-preference' | null
  readonly media?: 'print' | null
}

/** Returns the faults of the page since the last call. Further faults are still recorded. */
const takeFaults = defineBrowserCommand(({ page }) => {
  const known = faultsOf.get(page)
  if (known === undefined) faultsOf.set(page, watch(page))
  return known?.splice(0) ?? []
})

/** Emulates media features in the page. */
const emulateMedia = defineBrowserCommand<[Media]>(({ page }, media) => page.emulateMedia(media))

/** Moves the mouse to a position in the window of the tests, in px. */
const moveMouse = defineBrowserCommand<[number, number]>(async ({ page, iframe }, x, y) => {
  const box = await iframe.owner().boundingBox()
  await page.mouse.move((box?.x ?? 0) + x, (box?.y ?? 0) + y)
})

/** Clicks at a position in the window of the tests, in px. */
const clickAt = defineBrowserCommand<[number, number]>(async ({ page, iframe }, x, y) => {
  const box = await iframe.owner().boundingBox()
  await page.mouse.click((box?.x ?? 0) + x, (box?.y ?? 0) + y)
})

/** Turns the mouse wheel down by `distance` px. */
const turnWheel = defineBrowserCommand<[number]>(({ page }, distance) =>
  page.mouse.wheel(0, distance),
)

/** Actions of component tests that only the process outside the browser can do. */
export const browserCommands = { takeFaults, emulateMedia, moveMouse, clickAt, turnWheel }
