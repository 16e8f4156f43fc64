import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { boxesOf } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { IS_FULL } from '../support/tier.ts'

test.use({ on: 'demo' })

/** Sizes of the browser window: the narrowest, which has the least space, and the widest. The full tier also tests sizes in between. */
const windows = [
  { width: 320, height: 640 },
  ...(IS_FULL
    ? [
        { width: 390, height: 844 },
        { width: 768, height: 1024 },
      ]
    : []),
  { width: 1440, height: 900 },
]

/** Height of a placeholder for the consent banner, which these tests do not load. The height of the real banner depends on its text. */
const bannerHeight = (width: number) => (width >= 1024 ? 175 : 233)

/** Puts a placeholder into a slot of the page, instead of the component that is normally rendered into it. */
const fill = (
  page: Page,
  slot: string,
  size: { readonly width?: number; readonly height: number },
) =>
  page.evaluate(
    ([name, { width, height }]) => {
      const part = document.createElement('div')
      part.dataset['slot'] = name
      part.className = 'double'
      part.tabIndex = 0
      if (width !== undefined) part.style.width = `${width}px`
      part.style.height = `${height}px`
      document.body.append(part)
    },
    [slot, size] as const,
  )

const raiseBanner = async (page: Page, width: number) => {
  await fill(page, 'banner', { height: bannerHeight(width) })
  await page.evaluate(
    ([lift, kind]) => {
      document.body.style.setProperty('--dock-lift', `${lift}px`)
      document.documentElement.style.scrollPaddingBottom = `calc(var(--floor) + ${lift}px)`
      document.documentElement.dataset['banner'] = kind
    },
    [bannerHeight(width) + (width >= 1024 ? 0 : 8), width >= 1024 ? 'bottom' : 'compact'] as const,
  )
}

type Box = Awaited<ReturnType<typeof boxesOf>>[number]

/** True if two boxes overlap. Adjacent cells share a border. */
const overlaps = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5

/** Pairs of visible elements that overlap, and elements outside of the window. */
async function collisions(page: Page, selectors: readonly string[]) {
  const shown: { readonly name: string; readonly locator: ReturnType<Page['locator']> }[] = []
  for (const selector of selectors)
    for (const locator of await page.locator(selector).all())
      if (await locator.isVisible()) shown.push({ name: selector, locator })
  const boxes = await boxesOf(page, ...shown.map(({ locator }) => locator))
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const parts = boxes.map((box, index) => ({ ...box, name: shown[index]?.name }))
  const found = parts.flatMap((one, index) => {
    // Hidden elements are completely below the lower edge of the window.
    if (one.top >= height) return []
    const isWithin = one.left >= 0 && one.right <= width && one.top >= 0 && one.bottom <= height
    const over = parts.slice(index + 1).filter((other) => overlaps(one, other))
    return [
      ...(isWithin ? [] : [`${one.name} leaves the window: ${JSON.stringify(one)}`]),
      ...over.map((other) => `${one.name} and ${other.name}`),
    ]
  })
  return { found, count: boxes.length }
}

const CELLS = ['.history-buttons > *', '.access-cell', '.back-to-top', '.chat-launcher']

/** Navigates to a page and back, so that the button "forward" exists, and scrolls so that all floating controls are visible. */
async function allCells(page: Page) {
  await openPage(page, paths.blogs())
  await page.locator('.foot').getByRole('link', { name: 'Case Studies', exact: true }).click()
  await expect(page).toHaveURL(paths.caseStudies())
  const history = page.getByRole('navigation', { name: 'History' })
  await expect(history.getByRole('button', { name: 'Back' })).toBeEnabled()
  await page.goBack()
  await expect(history.getByRole('button', { name: 'Forward' })).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }))
  await expect(page.locator('.back-to-top')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-controls-away')
}

test('floating controls, windows and notices do not overlap', async ({ page }) => {
  for (const { width, height } of windows) {
    await test.step(`in a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await allCells(page)
      const bar = ['.bar']
      const rest = await collisions(page, [...CELLS, ...bar])
      expect(rest).toEqual({ found: [], count: 7 })

      await test.step('toasts and the sunset prompt overlap no other elements', async () => {
        await fill(page, 'toasts', { height: 256 })
        await page.evaluate(() =>
          document.documentElement.style.setProperty('--toast-room', '256px'),
        )
        await fill(page, 'prompt', { height: 282 })
        const parts = [
          ...CELLS,
          ...bar,
          ".double[data-slot='toasts']",
          ".double[data-slot='prompt']",
        ]
        // A phone 640 px high has no space for three toasts, a question and the cells of the floating controls.
        if (height > 640) expect(await collisions(page, parts)).toEqual({ found: [], count: 9 })
        await page.locator(".double[data-slot='prompt']").evaluate((part) => part.remove())
        await page.evaluate(() => document.documentElement.style.removeProperty('--toast-room'))
        await page.locator(".double[data-slot='toasts']").evaluate((part) => part.remove())
      })

      await test.step('the chat and a toast overlap no other elements', async () => {
        await page.evaluate(() =>
          document.documentElement.style.setProperty('--toast-room', '80px'),
        )
        await page.locator('.chat-launcher').click()
        const chat = page.getByRole('dialog', { name: 'Chat with Cera' })
        await expect(chat.getByRole('textbox')).toBeFocused()
        await expect(page.locator('.chat-launcher'), 'the window has its place').toBeHidden()
        await fill(page, 'toasts', { height: 80 })
        const parts = [...CELLS, ...bar, ".double[data-slot='toasts']", '.chat-window']
        expect((await collisions(page, parts)).found).toEqual([])
        const [open] = await boxesOf(page, chat)
        expect(open?.width).toBe(Math.min(384, width - 32))
        if (height > 640) expect(open?.height).toBe(500)
        await chat.getByRole('button', { name: 'Minimise' }).click()
        expect((await collisions(page, parts)).found).toEqual([])
        const [small] = await boxesOf(page, chat)
        expect([small?.width, small?.height]).toEqual([Math.min(320, width - 32), 64])
        await chat.getByRole('button', { name: 'Close' }).click()
      })

      await test.step('the accessibility menu and a toast overlap no other elements', async () => {
        await page.keyboard.press('Alt+a')
        await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible()
        const parts = [...CELLS, ...bar, ".double[data-slot='toasts']", '.access-panel']
        expect((await collisions(page, parts)).found).toEqual([])
        await page.locator(".double[data-slot='toasts']").evaluate((part) => part.remove())
        await page.evaluate(() => document.documentElement.style.removeProperty('--toast-room'))
      })

      await test.step('a banner overlaps no other elements', async () => {
        await raiseBanner(page, width)
        const parts = [...CELLS, ...bar, ".double[data-slot='banner']"]
        if (width >= 1024) {
          expect((await collisions(page, [...parts, '.access-panel'])).found).toEqual([])
        }
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeHidden()
        const { found, count } = await collisions(page, parts)
        expect(found).toEqual([])
        // A narrow window shows the compact banner and hides the cells of the floating controls.
        expect(count).toBe(width >= 1024 ? 8 : 3)
      })
    })
  }
})

const ALL = '.history-buttons > *, .access-cell, .back-to-top, .chat-launcher, [data-slot=banner]'

/** Lines of text at the end of a page, and the floating elements that cover any of them. */
const lastLines = (page: Page, floating = ALL) =>
  page.evaluate((selector) => {
    const over = document.querySelectorAll(selector)
    const boxes = [...over]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
    const texts = document.createTreeWalker(
      document.querySelector('.foot') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const covered: string[] = []
    let lines = 0
    while (texts.nextNode() !== null) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const line of range.getClientRects()) {
        if (line.width < 2 || line.bottom > innerHeight + 1) continue
        lines += 1
        const isUnder = boxes.some(
          (box) =>
            line.left < box.right - 1 &&
            line.right > box.left + 1 &&
            line.top < box.bottom - 1 &&
            line.bottom > box.top + 1,
        )
        if (isUnder) covered.push(texts.currentNode.textContent ?? '')
      }
    }
    return { covered, reaches: lines }
  }, floating)

test('floating elements cover no lines at the end of a page', async ({ page }) => {
  for (const { width, height } of windows) {
    await test.step(`in a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await openPage(page, paths.about)
      const toEnd = () =>
        page.evaluate(() =>
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        )
      await toEnd()
      await expect(page.locator('.back-to-top')).toBeVisible()
      const lines = await lastLines(page)
      expect(lines.reaches).toBeGreaterThan(5)
      expect(lines.covered).toEqual([])
      await raiseBanner(page, width)
      await toEnd()
      const lifted = await lastLines(page)
      expect(lifted.covered.filter((text) => /©|open in a new tab$/.test(text))).toEqual([])
      const [banner, foot] = await boxesOf(
        page,
        page.locator(".double[data-slot='banner']"),
        page.locator('.foot-legal'),
      )
      expect(foot?.bottom).toBeLessThanOrEqual(banner?.top ?? 0)
    })
  }
})

test('on a phone the floating controls leave on scrolling down, and return on scrolling up, at rest, on focus and at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, paths.about)
  const row = page.locator('.cells')
  const tops = async () =>
    (await boxesOf(page, row, page.locator('.chat-launcher'))).map(({ top }) => Math.round(top))
  const there = [844 - 48, 844 - 47]
  const isThere = (reason: string) => expect.poll(tops, reason).toEqual(there)
  const isAway = () =>
    expect
      .poll(async () => {
        await page.mouse.wheel(0, 100)
        return (await tops()).every((top) => top >= 844)
      })
      .toBe(true)
  await isThere('before any scrolling')
  // The row of floating controls ignores scrolling for the first 500 ms after the page has opened.
  await isAway()
  await page.mouse.wheel(0, -20)
  await isThere('scrolled up')
  await isAway()
  await isThere('a second without scrolling')
  const isAwayAfter = (distance: number) =>
    page.evaluate(async (by) => {
      window.scrollBy({ top: by, behavior: 'instant' })
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      return document.documentElement.hasAttribute('data-controls-away')
    }, distance)
  expect(await isAwayAfter(79), 'after less than 80 px').toBe(false)
  expect(await isAwayAfter(1), 'after 80 px').toBe(true)
  await page.locator('.chat-launcher').focus()
  await isThere('focus')
  await page.mouse.wheel(0, 200)
  await isThere('focus while scrolling down')
  await page.getByRole('main').focus()
  await isAway()
  await page.keyboard.press('End')
  await isThere('the end of the page')
  const edges = await row.evaluate((cells) =>
    [...cells.querySelectorAll('button, a')].map((cell) => {
      const { width, height } = cell.getBoundingClientRect()
      return [width, height]
    }),
  )
  expect(edges).toEqual([
    [65, 47],
    [65, 47],
    [65, 47],
  ])
})
