import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** Time without a request after which a page has finished loading, in milliseconds. */
const QUIET = 1_500

/**
 * Waits until a page has sent no request for {@link QUIET}. Unlike Playwright's `networkidle` it can be used several times in one page
 * load.
 */
export async function quietNetwork(page: Page): Promise<void> {
  let requests = 0
  const count = () => void (requests += 1)
  page.on('request', count)
  await expect
    .poll(
      async () => {
        const before = requests
        await new Promise((resolve) => setTimeout(resolve, QUIET))
        return requests - before
      },
      { intervals: [0], timeout: 60_000 },
    )
    .toBe(0)
  page.off('request', count)
}

/** Mega menu of the bar, found by the name of its link. */
export interface MegaMenu {
  readonly link: Locator
  readonly toggle: Locator
  readonly panel: Locator
}

/** Returns the mega menu of the link called `name`. */
export function megaMenu(page: Page, name: string): MegaMenu {
  const item = page.locator('.mega').filter({ has: page.getByLabel(`${name} menu`) })
  return {
    link: item.locator('> .mega-head > a'),
    toggle: item.getByLabel(`${name} menu`),
    panel: item.locator('.mega-panel'),
  }
}

/** Layout shifts since the page began, each with its score and the elements that moved. */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          // The DOM types lack the fields of this entry type.
          const entries = list.getEntries() as (PerformanceEntry & {
            readonly value: number
            readonly sources: readonly { readonly node: Node | null }[]
          })[]
          const nameOf = (node: Node | null) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 80)
          resolve(
            entries.map(
              ({ value, sources }) =>
                `${value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`,
            ),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve([]), 500)
      }),
  )
