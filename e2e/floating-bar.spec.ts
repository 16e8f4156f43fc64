import { paths } from '#shared/paths.ts'
import { expect, test } from './fixtures.ts'
import { boxesOf } from './support/layout.ts'
import { openPage } from './support/navigation.ts'

test.use({ on: 'empty' })

test('on a phone they stand in a bar with a ground of its own, which goes while the reader scrolls down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, paths.about)
  const history = page.getByRole('navigation', { name: 'History' })
  const home = history.getByRole('link', { name: 'Home' })
  const top = () => history.evaluate((bar) => Math.round(bar.getBoundingClientRect().top))
  const shownAt = 844 - 56
  // The page counts as settled half a second after it was opened.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 40)
      return top()
    })
    .toBe(844)
  // The last of these turns may still be on its way, and would be made up for by a turn back.
  await boxesOf(page, page.getByRole('main'))
  await page.mouse.wheel(0, -40)
  await expect.poll(top).toBe(shownAt)
  const whole = { left: 0, right: 390, bottom: 844, ground: 1 }
  const seen = () =>
    history.evaluate((bar) => {
      const { left, right, bottom } = bar.getBoundingClientRect()
      const [, alpha = 1] =
        /rgba\(.*, ([\d.]+)\)$/.exec(getComputedStyle(bar).backgroundColor) ?? []
      return { left, right, bottom, ground: Number(alpha) }
    })
  await expect.poll(seen, 'no line of text goes on beside the buttons').toEqual(whole)
  await page.mouse.wheel(0, 200)
  await expect.poll(top).toBe(844)
  await home.focus()
  await expect.poll(top, 'the focus brings it back').toBe(shownAt)
  await home.blur()
  await expect.poll(top).toBe(844)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(top, 'and so does the top of the page').toBe(shownAt)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on a phone the way home stands at the end of the page and over nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.about)
    const history = page.getByRole('navigation', { name: 'History' })
    // Without scripts a page counts no frames, but both are read in one.
    const edges = await history.evaluate((bar) => ({
      bar: bar.getBoundingClientRect().top,
      foot: document.querySelector('.foot')?.getBoundingClientRect().bottom ?? NaN,
    }))
    expect(edges.bar).toBeGreaterThanOrEqual(edges.foot - 1)
    await history.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(paths.home)
  })
})
