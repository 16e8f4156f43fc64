import type { Page } from '@playwright/test'

/** Entry type that TypeScript's library lacks: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

declare global {
  interface Window {
    /** All layout shifts since the page began, each with a description. */
    shifts?: { readonly value: number; readonly isExcused: boolean; readonly text: string }[]
  }
}

/** Records all layout shifts of pages that are opened after this call. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: NonNullable<Window['shifts']> = []
    window.shifts = shifts
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName}.${node.getAttribute('class') ?? ''}`
        : (node?.textContent?.slice(0, 40) ?? 'a removed node')
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('x')}`
    new PerformanceObserver((list) => {
      // The cast is correct, because the observer gets only entries of this type.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect: before, currentRect: after }) =>
            `${nameOf(node)} from ${placeOf(before)} to ${placeOf(after)}`,
        )
        shifts.push({
          value,
          isExcused: hadRecentInput,
          text: `${value.toFixed(4)} at scroll position ${Math.round(scrollY)}: ${moved.join('; ')}`,
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Sum of all layout shifts since the page began, with a line for each. It is at least as large as Chrome's score, which is the worst
 * five-second window. Chrome excludes shifts within 500 ms after a click or a key (`hadRecentInput`). Scrolling with the wheel does not count as such input, so `excused` must stay empty.
 */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // The browser reports entries after the frame with the shift.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    const shifts = window.shifts ?? []
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      excused: shifts.filter(({ isExcused }) => isExcused).map(({ text }) => text),
      lines: shifts.map(({ text }) => text),
    }
  })

/** Pixels per wheel step. */
const NOTCH = 240

/** Scrolls a page to its end and back to its top with the wheel, with two frames between the steps. */
export async function scrollThrough(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.mouse.move(width / 2, height / 2)
  for (const step of [NOTCH, -NOTCH]) {
    // The position does not change at an end of the page, or before the browser has scrolled.
    for (let still = 0, before = -1; still < 4;) {
      await page.mouse.wheel(0, step)
      const now = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))
          }),
      )
      still = now === before ? still + 1 : 0
      before = now
    }
  }
}
