import type { Locator, Page } from '@playwright/test'

/** Pixels by which a page is wider than the window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Texts that leave the screen or their box, outside of what scrolls by itself. */
export const cutText = (page: Page) =>
  page.evaluate(() => {
    const scrolls =
      'pre, .table-scroll, .filters, .desk-tabs, .body-tools, .microprint, .sr-only, .skip-link, svg'
    return [
      ...document.querySelectorAll(
        'h1, h2, h3, h4, p, a, li, th, td, dt, dd, button, label, input',
      ),
    ].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (width === 0 || !isShown || element.closest(scrolls) !== null) return []
      const isCut =
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== 'visible'
      return left < -1 || right > innerWidth + 1 || isCut
        ? [`${element.tagName}: ${element.textContent.slice(0, 60)}`]
        : []
    })
  })

/** Waits until what fades, slides or turns in on a page has come to its end; what goes on for ever is not waited for. */
export const animationsEnded = (page: Page) =>
  page.evaluate(async () => {
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    // By frames and not by their promises: a page that nobody asks for a frame may leave an animation waiting to begin.
    while (document.getAnimations().some(isEnding)) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })

/** Gives a page the sign of somebody for which it leaves some of its work. Until it is alive it does not listen. */
export const giveSign = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PointerEvent('pointermove')))

/**
 * Brings the faces that a page leaves for its first scroll, and waits for every face that it is set in. Where they come
 * between two looks at a page its lines have moved, and the browser has moved the scrolled place with them.
 */
export const allFaces = (page: Page) =>
  page.evaluate(async () => {
    // A page that is printed has to have them as well.
    window.dispatchEvent(new Event('beforeprint'))
    const lateLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')]
    const hasLate = document.querySelector('script[data-entry]') !== null
    // They follow one of their faces.
    if (hasLate && lateLinks().length === 0) {
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (lateLinks().length === 0) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.head, { childList: true })
      })
    }
    const late = lateLinks()
    const arrivals = late.map(async (link) => {
      if (link.sheet !== null) return
      await new Promise((resolve) => {
        for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true })
      })
    })
    await Promise.all(arrivals)
    // Faces are asked for by the layout of the text that is set in them.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })

/**
 * Where elements of one page stand in the window, in CSS pixels: all read in the same frame, and only once none of them
 * moves any more. Boxes that are asked for one after the other belong to different moments of a page that still scrolls.
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

/** Sets the text of a page to a share of its size, as a reader does in the browser. */
export const setTextSize = (page: Page, share: string) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), share)

/** Ways of reading in which nothing may be lost. */
export const readings = [
  { name: 'text twice as large', width: 1280, text: '200%' },
  { name: 'text twice as large on a phone', width: 390, text: '200%' },
  { name: 'a width of 320 px', width: 320, text: '100%' },
] as const

/** Selects the pictures of articles that the page shows in its theme: of a pair for the two themes one. */
export async function shownPictures(page: Page): Promise<string> {
  // A page that has only begun to come has no root yet, for which a locator waits.
  const other = await page
    .locator('html')
    .evaluate((root) =>
      getComputedStyle(root).getPropertyValue('--on-dark') === 'none' ? 'on-dark' : 'on-light',
    )
  return `img.picture-image:not(.${other})`
}
