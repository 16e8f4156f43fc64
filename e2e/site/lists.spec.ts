import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { boxesOf } from '../support/checks/layout.ts'
import { demoSlugs } from '../support/pages/template-pages.ts'
import { IN_FULL } from '../support/tier.ts'
import { CATEGORIES } from '#seed/bylines.ts'
import { CASE_STUDIES } from '#seed/case-studies.ts'
import { POSTS } from '#seed/posts.ts'
import { PAGE_SIZE } from '#shared/content/public-query-names.ts'
import { industryGroups } from '#shared/pages/catalogue/industry-groups.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'demo' })

const newestFirst = <Article extends (typeof POSTS)[number] | (typeof CASE_STUDIES)[number]>(
  articles: readonly Article[],
) =>
  articles
    .filter(({ status }) => status === 'published')
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))

const posts = newestFirst(POSTS)
const studies = newestFirst(CASE_STUDIES)
const titles = (articles: readonly { readonly title: string }[]) =>
  articles.map(({ title }) => title)

/** Articles that a list shows, in order. */
const shown = (page: Page) =>
  page.getByRole('main').locator('article').getByRole('heading', { level: 2 }).allTextContents()

const lists = [
  { name: 'blogs', path: paths.blogs, second: 'Background check and compliance blog, page 2' },
  {
    name: 'blogs from the CMS',
    path: paths.cmsBlogs,
    second: 'Background check and compliance blog, page 2, from the CMS',
  },
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const { name, path, second } of lists) {
      // Without scripts the HTML of both lists differs only in the title. The everyday tier therefore tests one list.
      const tier = javaScriptEnabled || path === paths.blogs ? {} : IN_FULL
      test(
        `the list of ${name} has every post on exactly one page, newest first, and the pager leads to each page`,
        tier,
        async ({ page }) => {
          await page.goto(path())
          await expect.poll(() => shown(page)).toEqual(titles(posts.slice(0, PAGE_SIZE)))
          const pages = page.getByRole('navigation', { name: 'Pages' })
          await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
            'aria-current',
            'page',
          )
          await pages.getByRole('link', { name: 'Next' }).click()
          await expect(page).toHaveURL(path({ page: 2 }))
          await expect(page).toHaveTitle(`${second} | Certavia`)
          await expect
            .poll(() => shown(page))
            .toEqual(titles(posts.slice(PAGE_SIZE, 2 * PAGE_SIZE)))
          await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
          await pages.getByRole('link', { name: 'Previous' }).click()
          await expect(page).toHaveURL(path())
        },
      )
    }

    test('the list of a category has exactly the posts of this category', async ({ page }) => {
      await page.goto(paths.blogs())
      const subjects = page.getByRole('navigation', { name: 'Subjects' })
      for (const { id, slug, title } of CATEGORIES) {
        const own = posts.filter(({ category }) => category === id)
        await subjects.getByRole('link', { name: title }).click()
        await expect(page).toHaveURL(paths.blogs({ filter: slug }))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(subjects.locator('[aria-current]')).toHaveText(`${title}${own.length}`)
        await expect.poll(() => shown(page)).toEqual(titles(own))
      }
      await subjects.getByRole('link', { name: 'All subjects' }).click()
      await expect(page).toHaveURL(paths.blogs())
    })

    test('the list of case studies has at most four groups of industry filters, and each filter lists its case studies', async ({
      page,
    }) => {
      await page.goto(paths.caseStudies())
      await expect.poll(() => shown(page)).toEqual(titles(studies))
      const filters = page.getByRole('navigation', { name: 'Industries', exact: true })
      const options = filters.getByRole('link')
      expect(await options.count()).toBeLessThanOrEqual(1 + 4)
      const [group] = industryGroups
      const own = studies.filter(({ industry }) => group?.industries.includes(industry) === true)
      await filters.getByRole('link', { name: group?.title ?? '' }).click()
      await expect(filters.locator('[aria-current]')).toHaveText(`${group?.title}${own.length}`)
      await expect.poll(() => shown(page)).toEqual(titles(own))
      await page.goto(paths.caseStudies({ filter: own[0]?.industry }))
      await expect(filters.locator('[aria-current]')).toHaveCount(1)
      await expect.poll(() => shown(page)).toHaveLength(1)
    })
  })
}

const empty = [
  { path: `${paths.blogs()}?category=no-such-subject`, back: 'All subjects' },
  { path: paths.caseStudies({ filter: 'no-such-industry' }), back: 'All industries' },
] as const

for (const { path, back } of empty) {
  test(`the list ${path} shows that it is empty and links back`, async ({ page, watch }) => {
    watch.expect(/^404: GET .*no-such-/)
    expect((await page.goto(path))?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(/^No .* yet$/)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    expect(await axeViolations(page)).toEqual([])
    await main.getByRole('link', { name: back }).last().click()
    await expect(main.locator('article').first()).toBeVisible()
  })
}

test('an edit in progress is visible to staff only, and the public version does not change', async ({
  request,
}) => {
  const edited = [
    ...posts.map((post) => ({ ...post, path: paths.blog(post.slug) })),
    ...studies.map((study) => ({ ...study, path: paths.caseStudy(study.slug) })),
  ].filter(({ edit }) => edit !== undefined)
  expect(edited).toHaveLength(4)
  for (const { path, title, edit } of edited) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(title)
    for (const words of Object.values(edit ?? {})) expect(html).not.toContain(words)
  }
})

test('the URL of unpublished content returns 404', async ({ request }) => {
  const hidden = [
    ...POSTS.filter(({ status }) => status !== 'published').map(({ slug }) => paths.blog(slug)),
    ...CASE_STUDIES.filter(({ status }) => status !== 'published').map(({ slug }) =>
      paths.caseStudy(slug),
    ),
  ]
  expect(hidden.length).toBeGreaterThan(5)
  for (const path of hidden) expect((await request.get(path)).status(), path).toBe(404)
})

for (const { slug, gallery = [] } of studies.filter((study) => study.gallery !== undefined)) {
  test(`the case study ${slug} shows its pictures below the text, with captions`, async ({
    page,
  }) => {
    await page.goto(paths.caseStudy(slug))
    for (const { alt, caption } of gallery) {
      await page.getByText(caption).scrollIntoViewIfNeeded()
      await expect(page.getByRole('img', { name: alt })).toBeVisible()
    }
  })
}

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'))

/** Width of an element divided by its height. */
function ratio(element: Element): number {
  const { width, height } = element.getBoundingClientRect()
  return width / height
}

test('a list of posts shows three posts in one row on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(paths.home)
  const cards = page.locator('.cards > .card')
  await expect(cards).toHaveCount(3)
  const boxes = await boxesOf(page, cards.nth(0), cards.nth(1), cards.nth(2))
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1)
})

test('the posts below a post are rows on a tablet, without the previous and the next post', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(paths.blog(demoSlugs.post))
  const cards = page.locator('.read-next .card')
  const linked = await page.locator('.neighbours > a').evaluateAll(hrefs)
  const related = await cards.locator('a').evaluateAll(hrefs)
  expect(related.length).toBeGreaterThan(0)
  expect(related.filter((href) => linked.includes(href))).toEqual([])
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1)
  // Labels and texts are neither wrapped nor clamped.
  const isWhole = await cards.locator('.card-label, .card-text').evaluateAll((parts) =>
    parts.every((part) => {
      const isLabel = part.className === 'card-label'
      const tops = new Set([...part.children].map((child) => child.getBoundingClientRect().top))
      return isLabel ? tops.size === 1 : part.scrollHeight <= part.clientHeight
    }),
  )
  expect(isWhole).toBe(true)
})

test('the blocks of an article end at the same edge on a tablet, and its cover is not cropped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(paths.blog('what-a-criminal-check-proves'))
  const blocks = page.locator('.wide-cover, .article-body > :is(figure, section, aside)')
  const edges = await blocks.evaluateAll((found) =>
    found.map((block) => {
      const { left, right } = block.getBoundingClientRect()
      return [left, right].map(Math.round).join(' ')
    }),
  )
  expect(edges.length).toBeGreaterThan(3)
  expect(new Set(edges).size).toBe(1)
  const cover = await page.locator('.wide-cover').boundingBox()
  expect((cover?.width ?? 0) / (cover?.height ?? 1)).toBeCloseTo(1.5, 1)
})

test('the texts of a drawn comparison have at least 12 px in every window', async ({ page }) => {
  for (const width of [360, 390, 768, 1024, 1152, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.caseStudy('a-fleet-asked-in-the-right-rhythm'))
    const sizes = await page.locator('.comparison svg').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const text = drawing.querySelector('text')
        if (!(drawing instanceof SVGSVGElement) || text === null) return 0
        const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
        return scale * Number.parseFloat(getComputedStyle(text).fontSize)
      }),
    )
    expect(sizes, `${width} px`).toHaveLength(2)
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(12)
  }
})

test('the page of an author shows the portrait in its own shape, and a row for each post', async ({
  page,
}) => {
  await page.goto(paths.author('seed-author-ines-specimen'))
  const facts = page.getByRole('complementary', { name: 'About the author' })
  await expect(facts).toContainText('Writes about')
  const portrait = facts.getByRole('img').first()
  await expect.poll(() => portrait.evaluate(ratio)).toBeCloseTo(1.5, 1)
  await expect(page.locator('.post-row').first()).toContainText('Due diligence desk')
  // The facts are in the side column.
  const [beside, row] = await boxesOf(page, facts, page.locator('.post-row').first())
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(row?.x ?? 0)
})

test('filtering and paging request a list once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(pathname + search)
  })
  const settle = async (address: RegExp) => {
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const lists = asked.filter((path) => /blogs|posts|query|lake/i.test(path))
    asked.length = 0
    return lists
  }
  await page.goto(paths.cmsBlogs())
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  const paged = await settle(/page=2/)
  expect(paged.length, paged.join('\n')).toBe(new Set(paged).size)
  expect(paged.length).toBeGreaterThan(0)
  await page.goto(paths.blogs())
  await page.waitForLoadState('networkidle')
  asked.length = 0
  const subjects = page.getByRole('navigation', { name: 'Subjects' })
  await subjects.getByRole('link', { name: CATEGORIES[0]?.title ?? '' }).click()
  const filtered = await settle(/category\/screening$/)
  expect(filtered.length, filtered.join('\n')).toBe(new Set(filtered).size)
  expect(filtered.length).toBeGreaterThan(0)
})
