import type { Locator, Page } from '@playwright/test'

/** Number of pixels by which a page is wider than the window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Texts that overflow the screen or their box. Texts in scroll containers are left out. */
export const cutText = (page: Page) =>
  page.evaluate(() => {
    const scrolls =
      'pre, .table-scroll, .filters, .search-kinds, .desk-tabs, .body-tools, .microprint, .sr-only, .skip-link, svg'
    return [
      ...document.querySelectorAll(
        'h1, h2, h3, h4, p, a, li, th, td, dt, dd, button, label, input',
      ),
    ].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (width === 0 || !isShown || element.closest(scrolls) !== null) return []
      const { clipPath, overflowX } = getComputedStyle(element)
      // Text for screen readers only.
      if (clipPath === 'inset(50%)') return []
      const isCut = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible'
      return left < -1 || right > innerWidth + 1 || isCut
        ? [`${element.tagName}: ${element.textContent.slice(0, 60)}`]
        : []
    })
  })

/** Waits until all finite animations and transitions of a page have ended. */
export const animationsEnded = (page: Page) =>
  page.evaluate(async () => {
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    // Polls in every frame instead of awaiting `finished`, because an animation may stay pending while no frame is requested.
    while (document.getAnimations().some(isEnding)) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })

/** Simulates the first interaction of a visitor, on which a page starts deferred work. Has no effect before hydration. */
export const giveSign = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PointerEvent('pointermove')))

/** Lays out the complete page and waits until every font that its text uses is loaded, so that nothing moves between two measurements. */
export const layOutWholePage = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.removeAttribute('data-lazy-layout')
    // The browser requests fonts when it lays out text that uses them.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })

/**
 * Boxes of several elements in the window, in CSS pixels. All are measured in the same frame, after all movement has ended, because
 * separate measurements would differ while a page scrolls.
 */
export async function boxesOf(page: Page, ...locators: readonly Locator[]) {
  const elements = await Promise.all(locators.map((locator) => locator.elementHandle()))
  await animationsEnded(page)
  return page.evaluate(async (read) => {
    const boxes = () =>
      read.map((element) => {
        if (!(element instanceof Element)) throw new Error('A box was asked of what is no element.')
        const { x, y, width, height, left, right, top, bottom } = element.getBoundingClientRect()
        return { x, y, width, height, left, right, top, bottom }
      })
    const frames = (count: number): Promise<unknown> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve(count > 1 ? frames(count - 1) : undefined))
      })
    for (let before = boxes(); ;) {
      await frames(3)
      const now = boxes()
      if (JSON.stringify(now) === JSON.stringify(before)) return now
      before = now
    }
  }, elements)
}

/** Sets the root font size of a page in percent, like a browser setting. */
export const setTextSize = (page: Page, share: string) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), share)

/** Reading modes. All content must be visible in each of them. */
export const readings = [
  { name: 'text twice as large', width: 1280, text: '200%' },
  { name: 'text twice as large on a phone', width: 390, text: '200%' },
  { name: 'a width of 320 px', width: 320, text: '100%' },
] as const

/** Selector of the article pictures that are visible in the current theme. Each picture has one plate per theme. */
export async function shownPictures(page: Page): Promise<string> {
  // Uses a locator, which waits for its element, because a page that begins to load has no root element yet.
  const other = await page
    .locator('html')
    .evaluate((root) =>
      getComputedStyle(root).getPropertyValue('--on-dark') === 'none' ? 'on-dark' : 'on-light',
    )
  return `img.picture-image:not(.${other})`
}
