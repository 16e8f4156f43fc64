import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { layOutWholePage } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { openTimed, stopClock, timerSet } from '../support/pages/stopped-clock.ts'

test.use({ on: 'demo', viewport: { width: 1366, height: 900 } })

declare global {
  interface Window {
    /** Number of view transitions so far. */
    fades: number
    /** True if a page has been shown in its loading state. */
    waited: boolean
    /** Classes of the moving picture before and after each page change. */
    moved: string[]
  }
}

/** Records page changes from the start of the page. */
const notePages = (page: Page) =>
  page.addInitScript(() => {
    window.fades = 0
    window.waited = false
    window.moved = []
    const picture = () => document.querySelector('[data-moves]')?.className ?? 'none'
    const fade = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      window.fades += 1
      const before = picture()
      const transition = fade(...given)
      void transition.updateCallbackDone.then(() => window.moved.push(`${before} > ${picture()}`))
      return transition
    }
    new MutationObserver(() => {
      window.waited ||= document.querySelector('.page[aria-busy]') !== null
    }).observe(document, { childList: true, subtree: true })
  })

/** Requests for the list of posts. */
const POSTS = /blogList|\/api\/blogs\//i

/** Delays the list of posts until the returned function is called. */
async function holdPosts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(POSTS, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const footLink = (page: Page, name: string) =>
  page.locator('.foot').getByRole('link', { name, exact: true })

const noted = (page: Page) => page.evaluate(() => ({ fades: window.fades, waited: window.waited }))

test('the previous page stays visible until the next page can be rendered, and then fades', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await notePages(page)
  await openTimed(page, paths.home)
  const release = await holdPosts(page)
  // Stops the clock, because a slow machine could need more than two seconds, and the next page would appear without its content.
  await stopClock(page)
  const brought = page.waitForResponse(POSTS)
  await footLink(page, 'Blogs').click()
  await timerSet(page, 200)
  await page.clock.runFor(200)
  await expect(page.locator('.loader')).toBeVisible()
  await expect(page.locator('.home'), 'while its content is on the way').toBeVisible()
  release()
  await (await brought).finished()
  await page.clock.resume()
  await expect(page.locator('.cards .card').first()).toBeVisible()
  await expect(page.locator('.loader')).toHaveCount(0)
  expect(await noted(page)).toEqual({ fades: 1, waited: false })
  expect(await page.evaluate(() => scrollY), 'its top').toBe(0)

  // Pages that were visited before appear at once. A new hash on the same page is not a page change.
  await footLink(page, 'About').click()
  await expect(page).toHaveURL(paths.about)
  await expect(page).toHaveTitle(/^About/)
  await page.goBack()
  await expect(page.locator('.cards .card').first()).toBeVisible()
  const { fades } = await noted(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#main'
    link.textContent = 'Here'
    document.querySelector('.listing-head')?.append(link)
  })
  await page.getByRole('link', { name: 'Here' }).click()
  await expect(page).toHaveURL(/#main$/)
  expect(await noted(page)).toEqual({ fades, waited: false })

  await test.step('the picture of a clicked card moves to its article, and back', async () => {
    const moved = () => page.evaluate(() => window.moved.splice(0))
    expect(new Set(await moved())).toEqual(new Set(['none > none']))
    await page.locator('.cards .card').first().click()
    await expect(page.locator('.wide-cover')).toBeVisible()
    await expect.poll(moved).toEqual(['card-cover > wide-cover'])
    await expect(page.locator('[data-moves]'), 'after the transition').toHaveCount(0)
    await page.goBack()
    await expect.poll(moved).toEqual(['wide-cover > card-cover'])
    await expect(page.locator('[data-moves]'), 'after the transition').toHaveCount(0)
  })
})

test('a page with slow content shows its loading state after two seconds', async ({ page }) => {
  await notePages(page)
  await page.clock.install()
  await openPage(page, paths.about)
  const release = await holdPosts(page)
  const asked = page.waitForRequest(POSTS)
  await footLink(page, 'Blogs').click()
  await asked
  await expect(page.locator('.loader')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page.locator('.page[aria-busy]')).toBeVisible()
  release()
  await expect(page.locator('.cards .card').first()).toBeVisible()
})

test('only the picture of the clicked card has a transition name, during the page change', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(paths.blogs())
  await page.locator('html[data-hydrated]').waitFor()
  const named = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const { viewTransitionName } = getComputedStyle(element)
        return viewTransitionName === 'none' ? [] : [element.className]
      }),
    )
  expect(await named()).toEqual([])
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const moving = document.querySelectorAll('[data-moves]')
      const card = moving.item(0)?.closest('.card')
      document.documentElement.dataset['moved'] =
        `${moving.length} ${card?.querySelector('h2, h3')?.textContent}`
      return start(update)
    }
  })
  const card = page.locator('.card').nth(2)
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('html')).toHaveAttribute('data-moved', `1 ${title}`)
})

test('pages change without a fade if reduced motion is set', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await notePages(page)
  await openPage(page, paths.about)
  await footLink(page, 'Clients').click()
  await expect(page).toHaveURL(paths.clients)
  await expect(page).toHaveTitle(/^Clients/)
  expect(await noted(page)).toEqual({ fades: 0, waited: false })
})

test('the home page keeps its height while scrolling, before and after hydration', async ({
  page,
}) => {
  const entry = /\/assets\/entry-client-.*\.js$/
  for (const width of [390, 768, 1440]) {
    const held = Promise.withResolvers<void>()
    await page.route(entry, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.home)
    const scrollThrough = () =>
      page.evaluate(async () => {
        const heights = [document.documentElement.scrollHeight]
        for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
          heights.push(document.documentElement.scrollHeight)
        }
        return Math.max(...heights) / Math.min(...heights)
      })
    expect(await scrollThrough(), `at ${width} px, as it comes`).toBeLessThan(1.06)
    held.resolve()
    // Lays out the complete page first, because lower sections and their fonts may still change how lines wrap.
    await layOutWholePage(page)
    expect(await scrollThrough(), `at ${width} px, alive`).toBe(1)
    await page.unroute(entry)
  }
})

test('a button of the site responds to hover and press', async ({ page }) => {
  await openPage(page, paths.home)
  const button = page.getByRole('main').locator('.button').first()
  const look = () =>
    button.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished))
      const accent = document.createElement('i')
      accent.style.color = 'var(--acc)'
      element.parentElement?.append(accent)
      const { color } = getComputedStyle(accent)
      accent.remove()
      const { backgroundColor, translate } = getComputedStyle(element)
      return { isAccent: backgroundColor === color, translate }
    })
  expect(await look()).toEqual({ isAccent: false, translate: 'none' })
  await button.hover()
  expect(await look()).toEqual({ isAccent: true, translate: 'none' })
  await page.mouse.down()
  expect(await look()).toEqual({ isAccent: true, translate: '0px 1px' })
  await page.mouse.move(5, 300)
  await page.mouse.up()
})

test('a page without content shows a message until the content is available, and retries without a message', async ({
  page,
  watch,
}) => {
  watch.expect(/^503: GET /)
  await page.clock.install({ time: '2026-03-03T10:00:00Z' })
  await openPage(page, paths.about)
  await page.clock.pauseAt('2026-03-03T11:00:00Z')
  let asked = 0
  let isAway = true
  await page.route(/\/api\/blogs\//, async (route) => {
    if (!isAway) return route.continue()
    asked += 1
    return route.fulfill({ status: 503, json: {} })
  })
  /**
   * Advances the clock until a condition holds. Rendering takes real time, so use small steps if no other timer may fire during the wait.
   * @param step milliseconds
   */
  const until = (isSo: () => boolean | Promise<boolean>, step = 500) =>
    expect
      .poll(
        async () => {
          await page.clock.fastForward(step)
          return isSo()
        },
        { intervals: [50], timeout: 30_000 },
      )
      .toBe(true)
  await footLink(page, 'Blogs').click()
  const failure = page.getByRole('alert').filter({ hasText: 'This content couldn’t be loaded' })
  await until(() => failure.isVisible(), 100)
  expect(asked, 'the first question and its three retries').toBe(4)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=alert] h1') === null) window.waited = true
    }).observe(document.body, { childList: true, subtree: true })
    window.waited = false
  })
  await until(() => asked >= 6)
  expect(await page.evaluate(() => window.waited), 'the failure gave way').toBe(false)

  await page.getByRole('button', { name: 'Try again' }).click()
  await until(() => page.locator('.page[aria-busy]').isVisible(), 100)
  isAway = false
  await until(() => page.locator('.cards .card').first().isVisible())
  await expect(failure).toBeHidden()
})
