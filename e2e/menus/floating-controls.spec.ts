import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { layOutWholePage, boxesOf } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'demo', viewport: { width: 1366, height: 900 } })

const controls = (page: Page) => {
  const history = page.getByRole('navigation', { name: 'History' })
  return {
    history,
    back: history.getByRole('button', { name: 'Back' }),
    home: history.getByRole('link', { name: 'Home' }),
    forward: history.getByRole('button', { name: 'Forward' }),
    toTop: page.getByRole('button', { name: 'Back to top' }),
  }
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

const follow = (page: Page, name: string) =>
  page.locator('.foot').getByRole('link', { name, exact: true }).click()

test('back, home and forward are on every public page but home', async ({ page }) => {
  await openPage(page, paths.home)
  const { history, back, home } = controls(page)
  await expect(history).toBeHidden()
  await follow(page, 'Blogs')
  await expect(back).toBeVisible()
  await expect(home).toHaveAttribute('href', paths.home)
  await home.click()
  await expect(page).toHaveURL(paths.home)
  await expect(history).toBeHidden()
  await openPage(page, paths.admin)
  await expect(history).toBeHidden()
})

test('back is disabled at the start of the history; forward appears only after going back', async ({
  page,
}) => {
  await openPage(page, paths.blogs())
  const { back, forward } = controls(page)
  await expect(back).toBeDisabled()
  await expect(forward).toBeHidden()
  await follow(page, 'Case Studies')
  await expect(page).toHaveURL(paths.caseStudies())
  await expect(back).toBeEnabled()
  await expect(forward).toBeHidden()
  await back.click()
  await expect(page).toHaveURL(paths.blogs())
  await expect(back).toBeDisabled()
  await forward.click()
  await expect(page).toHaveURL(paths.caseStudies())
  await expect(forward).toBeHidden()
  await back.click()
  await expect(page).toHaveURL(paths.blogs())
  await follow(page, 'About')
  await expect(page).toHaveURL(paths.about)
  await expect(forward, 'what lay ahead is gone').toBeHidden()
  await expect(back).toBeEnabled()
})

test('the history survives reloads and page loads, per tab', async ({ page, context }) => {
  await openPage(page, paths.blogs())
  await follow(page, 'Case Studies')
  await expect(page).toHaveURL(paths.caseStudies())
  const { back, forward } = controls(page)
  await expect(back).toBeEnabled()
  await page.reload()
  await expect(back).toBeEnabled()
  await page.evaluate((path) => location.assign(path), paths.about)
  await expect(page).toHaveURL(paths.about)
  await expect(back).toBeEnabled()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(paths.blogs())
  await expect(back).toBeDisabled()
  await expect(forward).toBeVisible()
  const other = await context.newPage()
  await openPage(other, paths.caseStudies())
  await expect(controls(other).back).toBeDisabled()
})

test.describe('the history of a new visitor', () => {
  test.use({ theme: 'unset' })

  test('is stored in the session only', async ({ page, context }) => {
    await openPage(page, paths.blogs())
    await follow(page, 'Case Studies')
    await expect(controls(page).back).toBeEnabled()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
})

test('back to top appears after more than 300 px and scrolls up, instantly with reduced motion', async ({
  page,
}) => {
  await openPage(page, paths.home)
  await layOutWholePage(page)
  const { toTop } = controls(page)
  await scrollTo(page, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await expect(toTop).toBeHidden()
  await scrollTo(page, 301)
  await expect(toTop).toBeVisible()
  await scrollTo(page, 2000)
  const passed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const places = new Set<number>()
        const look = () => {
          places.add(Math.round(window.scrollY))
          if (window.scrollY === 0) resolve(places.size)
        }
        window.addEventListener('scroll', look)
      }),
  )
  await toTop.click()
  expect(await passed, 'smoothly, by way of other places').toBeGreaterThan(2)
  await expect(toTop).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(page, 2000)
  await expect(toTop).toBeVisible()
  const after = await toTop.evaluate((button: HTMLButtonElement) => {
    button.click()
    return window.scrollY
  })
  expect(after).toBe(0)
})

test('the tooltip of a button covers no other button', IN_FULL, async ({ page }) => {
  for (const width of [390, 1440] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await openPage(page, paths.blogs())
      // Scrolling hides a tooltip.
      await layOutWholePage(page)
      await follow(page, 'Case Studies')
      await expect(page).toHaveURL(paths.caseStudies())
      const { history, back, home, forward } = controls(page)
      await expect(back).toBeEnabled()
      await page.goBack()
      await expect(forward).toBeVisible()
      // On a phone the buttons appear on focus.
      await page.keyboard.press('Tab')
      await home.focus()
      await boxesOf(page, history)
      await home.hover()
      const tip = page.locator('.tip')
      await expect(tip).toHaveText('Home')
      await expect(tip).toBeVisible()
      const [shown, ...buttons] = await boxesOf(page, tip, ...(await history.locator('> *').all()))
      const { left = 0, right = 0, top = 0, bottom = 0 } = shown ?? {}
      expect(right - left).toBeGreaterThan(0)
      expect(buttons).toHaveLength(3)
      for (const box of buttons) {
        const apart =
          left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top
        expect(apart).toBe(true)
      }
    })
  }
})

test('no floating control covers a focusable element on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [320, 390] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 })
      await openPage(page, paths.blogs())
      await layOutWholePage(page)
      await page.getByRole('main').focus()
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab')
        // If the focus scrolls the page, the cells react in the next frame.
        const isCovered = () =>
          page.evaluate(() => {
            const element = document.activeElement
            const box = element?.closest('main, .foot')
              ? element.getBoundingClientRect()
              : undefined
            // Taller elements are visible above the row even if it covers their lower edge.
            if (box === undefined || box.height > 200) return false
            return [
              ...document.querySelectorAll('.history-buttons > *, .access-cell, .back-to-top'),
            ].some((control) => {
              const other = control.getBoundingClientRect()
              return (
                box.left < other.right &&
                box.right > other.left &&
                box.bottom > other.top &&
                box.top < other.bottom
              )
            })
          })
        await expect.poll(isCovered, `step ${step}`).toBe(false)
      }
    })
  }
})

test('all visible controls are accessible', IN_FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.blogs())
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    await scrollTo(page, 600)
    await expect(controls(page).toTop).toBeVisible()
    await expectNoBarrier(page, `the controls at ${width} px`)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('only working controls are visible', async ({ page }) => {
    await page.goto(paths.blogs())
    const { back, home, toTop } = controls(page)
    await expect(back).toBeHidden()
    await expect(toTop).toBeHidden()
    await home.click()
    await expect(page).toHaveURL(paths.home)
  })

  test('on a phone the home button is at the end of the page and covers nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.about)
    const history = page.getByRole('navigation', { name: 'History' })
    // Without scripts there are no animation frames to wait for, so both are read together.
    const edges = await history.evaluate((bar) => ({
      bar: bar.getBoundingClientRect().top,
      foot: document.querySelector('.foot')?.getBoundingClientRect().bottom ?? NaN,
    }))
    expect(edges.bar).toBeGreaterThanOrEqual(edges.foot - 1)
    await history.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(paths.home)
  })
})
