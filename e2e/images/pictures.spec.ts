import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { layOutWholePage, shownPictures } from '../support/checks/layout.ts'
import { demoSlugs } from '../support/pages/template-pages.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'demo' })

const POST = demoSlugs.post

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()

/** Attributes that control loading, for each picture in `main`, in document order. */
const waysOf = async (page: Page) =>
  page
    .locator(`main ${await shownPictures(page)}`)
    .evaluateAll((all) => all.map((image) => image.getAttribute('loading') ?? 'eager'))

test('every picture has its size, its widths and its alternative text', async ({ page }) => {
  for (const path of [paths.home, paths.blogs(), paths.blog(POST), paths.caseStudies()]) {
    await page.goto(path)
    const images = await page.evaluate(() =>
      [...document.querySelectorAll('main img.picture-image')].map((image) => ({
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        widths: image.getAttribute('srcset')?.split(/w(?:, |$)/).length ?? 0,
        sizes: image.getAttribute('sizes') ?? '',
        alt: image.getAttribute('alt'),
      })),
    )
    expect(images.length, path).toBeGreaterThan(0)
    for (const { width, height, widths, sizes, alt } of images) {
      expect(Math.min(width, height)).toBeGreaterThan(0)
      expect(widths).toBeGreaterThan(2)
      expect(sizes).toMatch(/px|vw/)
      expect(alt).not.toBeNull()
    }
  }
})

test('a browser gets AVIF if it accepts AVIF, else WebP', async ({ page, site }) => {
  await page.goto(paths.blogs())
  const address = await page.locator('main img.picture-image').first().getAttribute('src')
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    // The originals are AVIF, which is sent only to browsers that accept it.
    ['image/png,*/*;q=0.8', 'image/webp'],
  ] as const) {
    const answer = await fetch(`${site.origin}${address}`, { headers: { accept } })
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept')
  }
})

test('the server prioritizes the first picture of a page and lets the styles select its plate', async ({
  site,
}) => {
  const html = await site.html(paths.blogs())
  const images = html.match(/<img class="picture-image on-(?:light|dark)"[^>]*>/g) ?? []
  expect(images.length).toBeGreaterThan(8)
  for (const image of images) expect(image).toContain('loading="lazy"')
  expect(images.filter((image) => image.includes('fetchPriority="high"'))).toEqual(
    images.slice(0, 2),
  )
})

for (const theme of ['light', 'dark'] as const) {
  test(`a ${theme} page loads only the plates of that theme`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
    })
    await page.addInitScript((name) => {
      localStorage.setItem('theme', name)
      localStorage.setItem('themePreference', 'manual')
    }, theme)
    for (const path of [paths.blogs(), paths.blog(POST)]) {
      await page.goto(path)
      await hydrated(page)
      const first = page.locator(`main ${await shownPictures(page)}`).first()
      await expect(first).toHaveClass(`picture-image on-${theme}`)
      await expect
        // The cast is correct, because the selector matches images only.
        .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
      const unseen = await page
        .locator(`main .on-${theme === 'light' ? 'dark' : 'light'}`)
        .evaluateAll((all) => all.map((image) => image.getAttribute('src')?.split('?')[0]))
      expect(unseen.length).toBeGreaterThan(0)
      expect(asked.filter((address) => unseen.includes(address))).toEqual([])
    }
  })
}

test('four pictures load with a page; all others load 50 px before they become visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 700 })
  await page.goto(paths.blogs())
  await hydrated(page)
  await layOutWholePage(page)
  await expect.poll(async () => (await waysOf(page)).slice(0, 4)).toEqual(Array(4).fill('eager'))
  const far = page.locator(`main ${await shownPictures(page)}`).nth(6)
  await expect(far).toHaveAttribute('loading', 'lazy')
  const scrollTo = (distance: number) =>
    far.evaluate((image, away) => {
      const top = image.getBoundingClientRect().top + scrollY
      window.scrollTo({ top: top - innerHeight - away, behavior: 'instant' })
    }, distance)
  await scrollTo(60)
  // Waits two frames. By then an IntersectionObserver would have reported the picture.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(far).toHaveAttribute('loading', 'lazy')
  await scrollTo(40)
  await expect(far).toHaveAttribute('loading', 'eager')
})

test('placeholders do not count among the four pictures that load with a page', async ({
  page,
}) => {
  await page.goto(paths.careers)
  await hydrated(page)
  await expect(page.locator('main img')).toHaveCount(0)
  const picture = (await (await page.request.get(paths.blogs())).text()).match(
    /<img class="picture-image[^"]*"[^>]*? src="([^"]+)"/,
  )?.[1]
  // Inserts lazy images over blurred placeholders, as a page does for photographs.
  await page.evaluate(
    (address) => {
      const image = (name: string, src: string) =>
        Object.assign(document.createElement('img'), { className: name, loading: 'lazy', src })
      const shown = Array.from({ length: 6 }, (_, index) => {
        const frame = document.createElement('div')
        frame.className = 'picture'
        const stand = image('picture-stand-in', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=')
        stand.loading = 'eager'
        frame.append(stand, image('picture-image', `${address}#${index}`))
        return frame
      })
      document.querySelector('main')?.append(...shown)
    },
    picture?.replaceAll('&amp;', '&') ?? '',
  )
  await expect
    .poll(() => waysOf(page))
    .toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy'])
})

test('a page reached by client-side navigation has its plate, pictures and text', async ({
  page,
}) => {
  await page.goto(paths.blogs())
  await hydrated(page)
  await page
    .locator(`main a[href="${paths.blog(POST)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(paths.blog(POST))
  await expect(page.locator(`.wide-cover ${await shownPictures(page)}`)).toBeVisible()
  await expect(page.locator('.article-body p').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Background Screening' }).click()
  await expect(page).toHaveURL(paths.solution('background-screening'))
  await expect(page.locator('.hero-plate img').first()).toBeAttached()
  await expect(page.locator('head meta[property="og:url"]')).toHaveAttribute(
    'content',
    new RegExp(`${paths.solution('background-screening')}$`),
  )
})

for (const [theme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`the ${theme} seals load on the first interaction after hydration, and the ${other} seals do not load`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/engravings/')) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(paths.home)
    const shown = page.locator(`.seal img.on-${theme}`)
    // The page has one seal of this theme: that of the sample report.
    await expect(shown).toHaveCount(1)
    await expect
      .poll(() =>
        shown.evaluateAll((all) => {
          // The page listens to this event only after hydration, so the test dispatches it then.
          window.dispatchEvent(new PointerEvent('pointermove'))
          // The cast is correct, because the selector matches images only.
          const images = all as HTMLImageElement[]
          return images.every((image) => image.complete && image.naturalWidth > 0)
        }),
      )
      .toBe(true)
    const unseen = await page
      .locator(`.seal img.on-${other}`)
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')))
    expect(
      asked.filter((path) => unseen.some((source) => source?.startsWith(path) === true)),
    ).toEqual([])
  })
}
