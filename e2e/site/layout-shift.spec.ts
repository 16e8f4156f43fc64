import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { isPersonalPage } from '#shared/paths/personal-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import { layOutWholePage } from '../support/checks/layout.ts'
import { scrollThrough, shiftsOf, watchShifts } from '../support/checks/layout-shift.ts'
import { expect, test } from '../support/fixtures.ts'
import { banner } from '../support/pages/consent-page.ts'
import { openPage } from '../support/pages/navigation.ts'
import { demoAuthor, demoSlugs, templatePages } from '../support/pages/template-pages.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'demo' })

/** Maximum layout shift of a page from its first paint until the page was scrolled to its end and back. */
const MOST = 0.02

/** Tolerance of scroll positions, in pixels. */
const NEAR = 2

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Page that the everyday tier checks, because it uses all fonts and has a list that continues below the first screen. */
const DAILY = paths.whatWeOffer

async function expectStill(page: Page): Promise<void> {
  await scrollThrough(page)
  const { sum, excused, lines } = await shiftsOf(page)
  expect(excused, 'shifts that Chrome would not count').toEqual([])
  expect(sum, lines.join('\n')).toBeLessThan(MOST)
}

for (const path of templatePages) {
  for (const { width, height } of WINDOWS) {
    const isDaily = path === DAILY && width === 390
    test(
      `the page ${path} does not shift while scrolling down and up at ${width} px`,
      isDaily ? {} : IN_FULL,
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await watchShifts(page)
        await openPage(page, path)
        await expectStill(page)
      },
    )
  }
}

const FIRST_FACES = /(?:newsreader|instrument-sans)-(?:basic|signs)[^/]*\.woff2$/

for (const { width, height } of WINDOWS) {
  for (const path of [
    paths.blogs(),
    paths.blog(demoSlugs.post),
    paths.caseStudies(),
    paths.caseStudy(demoSlugs.study),
    paths.about,
    DAILY,
  ]) {
    test(
      `the page ${path} does not shift at ${width} px with slow pictures and late fonts`,
      IN_FULL,
      async ({ page }) => {
        await page.route(
          (url) => /\.(?:avif|webp|jpe?g|png|svg|woff2)$/.test(url.pathname),
          async (route) => {
            if (!FIRST_FACES.test(route.request().url())) await delay(400)
            await route.continue()
          },
        )
        await page.setViewportSize({ width, height })
        await watchShifts(page)
        await openPage(page, path)
        await expectStill(page)
      },
    )
  }

  test.describe('a page with the consent banner', () => {
    test.use({ asksConsent: true })

    test(`does not shift at ${width} px when the banner appears`, IN_FULL, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await watchShifts(page)
      await openPage(page, paths.about)
      await expect(banner(page)).toBeVisible()
      await expectStill(page)
    })
  })
}

/** Templates without an element with an id to which a link could lead. */
const WITHOUT_PARTS: readonly string[] = [
  paths.blogs(),
  paths.caseStudies(),
  paths.booking(),
  paths.caseReport,
  paths.caseStatus,
  paths.search({ text: 'reference' }),
  paths.blogCategory('screening'),
  paths.blogTag('criminal-check'),
  paths.author(demoAuthor),
]

/** Pages that change their height after going back, so that their position is not checked. Late content adds 22 px to a post. */
const GROW_LATER: readonly string[] = [paths.blog(demoSlugs.post)]

// Ids that React generates begin with an underscore. No link leads to them.
const partsOf = (page: Page) => page.locator('main :is(section, h2)[id]:not([id^="_"])')

/** Id of the last section of a page that has an id. */
const lastPart = (page: Page) =>
  partsOf(page)
    .last()
    .evaluate(({ id }) => id)

/** Distance of a section from its expected position below the bar, in pixels. 0 also if the page is too short to scroll that far. */
const missOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const part = document.getElementById(name)
    if (part === null) throw new Error(`There is no #${name}.`)
    const root = document.documentElement
    const place =
      Number.parseFloat(getComputedStyle(root).scrollPaddingTop) +
      Number.parseFloat(getComputedStyle(part).scrollMarginTop)
    const { top } = part.getBoundingClientRect()
    const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 1
    return isAtEnd && top > place ? 0 : Math.abs(top - place)
  }, id)

/** Scroll position, and the position of the element in the middle of the window. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const part = middle?.closest('section, article, main') ?? document.documentElement
    return { y: scrollY, top: part.getBoundingClientRect().top }
  })

async function expectPlace(page: Page, before: { readonly y: number; readonly top: number }) {
  await expect
    .poll(async () => {
      const { y, top } = await placeOf(page)
      return Math.max(Math.abs(y - before.y), Math.abs(top - before.top))
    })
    .toBeLessThanOrEqual(NEAR)
}

for (const path of templatePages.filter((one) => one !== paths.cookieSettings)) {
  test(
    `the page ${path} scrolls to its hash and restores its position on going back`,
    path === DAILY ? {} : IN_FULL,
    async ({ page }) => {
      for (const { width, height } of WINDOWS) {
        await page.setViewportSize({ width, height })
        await openPage(page, path)
        if (WITHOUT_PARTS.includes(path)) await expect(partsOf(page)).toHaveCount(0)
        else {
          const id = await lastPart(page)
          await test.step(`scrolls to #${id} of the open page at ${width} px`, async () => {
            await page.evaluate((hash) => location.assign(hash), `#${id}`)
            await expect.poll(() => missOf(page, id)).toBeLessThanOrEqual(NEAR)
          })
          await test.step(`scrolls to #${id} of a page that is loaded at ${width} px`, async () => {
            await page.goto('about:blank')
            await openPage(page, `${path}#${id}`)
            await layOutWholePage(page)
            await expect.poll(() => missOf(page, id)).toBeLessThanOrEqual(NEAR)
          })
        }
        if (GROW_LATER.includes(path)) continue
        await test.step(`restores the position on going back at ${width} px`, async () => {
          await page.goto('about:blank')
          await openPage(page, path)
          await layOutWholePage(page)
          await page.evaluate(() => {
            scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' })
          })
          const before = await placeOf(page)
          const other = path === paths.about ? paths.careers : paths.about
          await page.locator(`.foot a[href="${other}"]`).dispatchEvent('click')
          await expect(page).toHaveURL(other)
          await expect(page.getByRole('main')).toBeFocused()
          await page.goBack()
          await expectPlace(page, before)
          // The browser stores no scroll positions of personal pages, so a new document cannot restore them.
          if (isPersonalPage(path)) return
          await page.goto('about:blank')
          await page.goBack()
          await expectPlace(page, before)
        })
      }
    },
  )
}
