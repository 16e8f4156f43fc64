import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Opens a page and waits until its controls are alive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** A mega menu of the bar, by the name of its link. */
export interface MegaMenu {
  readonly link: Locator
  readonly toggle: Locator
  readonly panel: Locator
  readonly items: Locator
}

/** The mega menu that opens from the link called `name`. */
export function megaMenu(page: Page, name: string): MegaMenu {
  const item = page.locator('.mega').filter({ has: page.getByLabel(`${name} menu`) })
  return {
    link: item.locator('> .mega-head > a'),
    toggle: item.getByLabel(`${name} menu`),
    panel: item.locator('.mega-panel'),
    items: item.locator('.mega-panel a'),
  }
}

/** Stays for `time` ms of the page's own clock, and says whether `panel` was there at every look. */
export const staysOpen = (page: Page, time: number) =>
  page.evaluate(
    (stay) =>
      new Promise<boolean>((resolve) => {
        const menu = document.querySelector('.mega > details')
        const start = performance.now()
        const look = () => {
          const isOpen = menu instanceof HTMLDetailsElement && menu.open
          if (!isOpen || menu.dataset['closing'] !== undefined) resolve(false)
          else if (performance.now() - start > stay) resolve(true)
          else setTimeout(look, 5)
        }
        look()
      }),
    time,
  )

/** Sum of the layout shifts since the page began. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          // The types of the DOM do not know this entry's own field.
          const entries = list.getEntries() as (PerformanceEntry & { readonly value: number })[]
          resolve(entries.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
