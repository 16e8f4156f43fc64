import { expect, type Page } from '@playwright/test'

export const root = (page: Page) => page.locator('html')
export const prompt = (page: Page) =>
  page.getByRole('region', { name: 'It is after six. Switch to dark?' })
export const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)

/** Opens a page at a time of day in June. After that, only `runFor` advances its clock. */
export async function openAt(page: Page, path: string, hour: number, minute = 0, second = 0) {
  const time = new Date(2026, 5, 1, hour, minute, second)
  await page.clock.install({ time: new Date(time.getTime() - 1_000) })
  await page.clock.pauseAt(time)
  await page.goto(path)
  await alive(page)
}

/** Advances a stopped clock until the page is hydrated. Hydration runs in steps with pauses of a millisecond. */
export const alive = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(50)
      return page.locator('html[data-hydrated]').count()
    })
    .toBe(1)

/** Expects a theme on a page with a stopped clock. Advances the clock, because the page changes its theme after the next frame. */
export const expectTheme = (page: Page, theme: 'light' | 'dark') =>
  expect
    .poll(async () => {
      await page.clock.runFor(20)
      return root(page).getAttribute('data-theme')
    })
    .toBe(theme)
