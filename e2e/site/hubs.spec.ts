import { expect, test } from '../support/fixtures.ts'
import { expectReadable } from '../support/checks/barrier-free.ts'
import { layOutWholePage } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { industrySections, serviceSections, services } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'empty' })

const hubs = [
  { path: paths.whatWeOffer, heading: 'What we offer' },
  { path: paths.services, heading: 'All 23 services compared' },
  { path: paths.solutions, heading: 'Four solutions that combine our services' },
  { path: paths.industries, heading: 'Industries we serve' },
] as const

test('the home page without an article is accessible and complete', async ({ page }) => {
  await expectReadable(page, paths.home)
})

const sections = [...serviceSections, ...industrySections]

test('every "View All" scrolls to its section, 80 px below the top, and stays there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const expectAtTop = (slug: string) =>
    expect
      .poll(async () => {
        const section = page.locator(`#${slug}`)
        return Math.abs((await section.evaluate((el) => el.getBoundingClientRect().top)) - 80)
      })
      .toBeLessThanOrEqual(1)
  for (const { slug, title } of [sections[0], sections.at(-1)].filter((one) => one !== undefined)) {
    await test.step(`the link to ${title} scrolls on page load`, async () => {
      // Leaves the page first, because a new hash would not load an open page again.
      await page.goto('about:blank')
      await openPage(page, `${paths.whatWeOffer}#${slug}`)
      await layOutWholePage(page)
      await expectAtTop(slug)
    })
  }
  for (const { slug, title } of sections) {
    await test.step(`the link to ${title} scrolls on the open page`, async () => {
      await page.evaluate((part) => location.assign(`#${part}`), slug)
      await expectAtTop(slug)
    })
  }
})

test('the table of contents of "What we offer" links to each line of work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.whatWeOffer)
  const contents = page.getByRole('navigation', { name: 'Lines of work' })
  await contents.getByRole('link', { name: 'Tech & innovation' }).click()
  await expect(page).toHaveURL(/#tech-innovation$/)
  await expect(page.locator('#tech-innovation')).toBeInViewport()
})

test.describe('the hub pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filter and reset the index of services by line of work', async ({ page }) => {
    await page.goto(paths.services)
    const rows = page.getByRole('table', { name: 'Services by line of work' }).getByRole('row')
    const lines = page.getByRole('navigation', { name: 'Lines of work' })
    const whole = 1 + serviceSections.length + services.length
    await expect(rows).toHaveCount(whole)
    await lines.getByRole('link', { name: /^Corporate Due Diligence/ }).click()
    await expect(page).toHaveURL(paths.servicesOfLine('corporate-due-diligence'))
    await expect(rows).toHaveCount(5)
    await expect(page.getByRole('rowheader', { name: 'KYC compliance' })).toBeVisible()
    await lines.getByRole('link', { name: 'All services' }).click()
    await expect(rows).toHaveCount(whole)
  })

  test('show all sections of each hub', async ({ page }) => {
    for (const { path, heading } of hubs) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    await page.goto(paths.industries)
    await page
      .getByRole('link', { name: /Banking & financial/ })
      .first()
      .click()
    await expect(page).toHaveURL(paths.industry('banking-financial'))
  })
})

test.describe('the planner without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the table of ranges, and sends the ticked checks to the contact form', async ({
    page,
  }) => {
    await page.goto(paths.services)
    const section = page.locator('#turnaround')
    await expect(section.getByRole('cell', { name: /1 to 14 days/ })).toBeVisible()
    await expect(section.getByText('Complete within')).toBeHidden()
    await section.getByLabel('Reference', { exact: true }).uncheck()
    await section.getByRole('button', { name: 'Ask with this list' }).click()
    await expect(page).toHaveURL(/\/contact\?list=us&list=uk&list=criminal&list=degree/)
    await expect(page.getByLabel('What you need')).toHaveValue(
      /- Degree\n- Last employer\n- Sanctions/,
    )
    await expect(page.getByLabel(/^Countries/)).toHaveValue('United States, United Kingdom')
  })
})

test('an unknown line of work returns 404', async ({ page, watch }) => {
  watch.expect(/^404: GET .*line=no-such-line/)
  const answer = await page.goto(paths.servicesOfLine('no-such-line'))
  expect(answer?.status()).toBe(404)
})

test('the canonical URL of a filtered index is the unfiltered index', async ({ page, site }) => {
  await page.goto(paths.servicesOfLine('ai-data-science'))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    site.origin + paths.services,
  )
})

test('the home page links to services by name, to the complete list of a long line of work, and to the specimen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.home)
  const main = page.getByRole('main')
  const hrefOf = (name: string) =>
    main.getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await hrefOf('KYC compliance')).toBe(paths.service('kyc-compliance'))
  expect(await hrefOf('All 9 services')).toBe(`${paths.whatWeOffer}#ai-data-science`)
  expect(await hrefOf('View all services')).toBe(paths.services)
  await main.getByRole('link', { name: 'See a sample report' }).click()
  await expect(page).toHaveURL(`${paths.service('criminal-check')}#specimen`)
  await expect(
    page.getByRole('heading', { name: 'What your criminal record report shows' }),
  ).toBeInViewport()
})

test('the drawing of the hero is animated once, for less than a second, and not at all with reduced motion', async ({
  page,
}) => {
  const drawing = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((each) => each instanceof CSSAnimation && each.animationName.startsWith('draw-'))
        .map((each) => each.effect?.getComputedTiming())
        .map((timing) => ({ runs: timing?.iterations, ends: Number(timing?.endTime) })),
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(paths.home)
  const lines = await drawing()
  expect(lines.length).toBeGreaterThan(0)
  for (const { runs, ends } of lines) {
    expect(runs).toBe(1)
    expect(ends).toBeLessThan(1000)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await drawing()).toEqual([])
})
