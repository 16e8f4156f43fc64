import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { openPage } from './navigation.ts'

declare global {
  interface Window {
    /** Delays of all timers set since the clock was stopped, in milliseconds. */
    waits?: (number | undefined)[]
  }
}

/** Opens a page whose clock can be stopped. */
export async function openTimed(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
}

/** Stops the page's clock. After this call only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  // Stops the clock in the future, because Playwright cannot stop it at a time in the past.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  await page.evaluate(() => {
    const waits: Window['waits'] = []
    window.waits = waits
    const wait = window.setTimeout
    const noted = (...[work, delay, ...values]: Parameters<typeof wait>) => {
      waits.push(delay)
      return wait(work, delay, ...values)
    }
    Object.assign(window, { setTimeout: noted })
  })
}

/** Waits in real time until the page has set a timer of `delay` ms. */
export const timerSet = (page: Page, delay: number) =>
  expect
    .poll(() => page.evaluate((sought) => window.waits?.includes(sought), delay), {
      intervals: [50],
    })
    .toBe(true)
