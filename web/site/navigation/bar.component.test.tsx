import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { site } from '#shared/company/site.ts'
import { paths } from '#shared/paths/paths.ts'
import { boxOf, styleOf } from '#web/testing/browser/elements.test-support.ts'
import { scrollToY, still } from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

const hrefsOf = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'))

test('the navigation bar contains exactly the expected links, and then the button "Get Started"', async () => {
  await openPage(paths.about)
  const links = page.getByCss('.bar-links > li > a, .bar-links .mega-head > a').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['What We Offer', '/what-we-offer'],
    ['Industries', '/industries'],
    ['Case Studies', '/case-studies'],
    ['Career & Partner', '/partners'],
  ])
  await expect
    .element(page.getByCss('.bar').getByRole('link', { name: 'Get Started' }).first())
    .toHaveAttribute('href', '/contact')
})

test('the footer has its links, its promise, and social links in new tabs', async () => {
  await openPage(paths.about)
  const foot = page.getByRole('contentinfo')
  const follow = foot.getByRole('navigation', { name: 'Follow' }).getByRole('link')
  await expect.poll(() => follow.elements()).toHaveLength(site.socials.length)
  for (const [name, hrefs] of Object.entries({
    'What we offer': [
      '/solutions/background-screening',
      '/solutions/corporate-due-diligence',
      '/solutions/ai-data-science',
      '/solutions/tech-innovation',
    ],
    Company: ['/about', '/clients', '/blogs', '/case-studies', '/industries', '/careers'],
    Legal: ['/privacy-policy', '/cookies', '/cookie-settings', '/us-consumer-notice'],
  })) {
    const links = foot.getByRole('navigation', { name }).getByRole('link').elements()
    expect(hrefsOf(links), name).toEqual(hrefs)
  }
  const help = foot.getByCss('.foot-legal').getByRole('link').elements()
  expect(hrefsOf(help)).toEqual(['/verify', '/trust', '/candidates', '/glossary', '/accessibility'])
  await expect
    .element(foot)
    .toMatchTextContent('Certavia is a fictional company. This site is a demonstration.')
  for (const link of follow.elements()) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toMatch(/noopener/)
    expect(link.textContent).toContain('opens in a new tab')
  }
  await expect.element(foot).toMatchTextContent('100+ countries')
  await expect.element(foot).toMatchTextContent('reply to all inquiries within 24 hours')
})

test('the navigation bar is fixed, and covers nothing while the page is at its top', async () => {
  await openPage(paths.about)
  await still()
  expect(styleOf('.bar', 'position')).toBe('fixed')
  const bar = page.getByCss('.bar')
  const before = boxOf(bar).bottom
  expect(boxOf(page.getByRole('main')).top).toBe(before)
  await scrollToY(900)
  expect(window.scrollY).toBeGreaterThan(0)
  expect(boxOf(bar).bottom).toBe(before)
})

test('the navigation bar does not move if motion is reduced', async () => {
  await openPage(paths.about)
  expect(styleOf('.bar', 'animation-name')).toBe('none')
})

test('every icon button and every icon link has a tooltip', async () => {
  await openPage(paths.usNotice)
  await expect.element(page.getByRole('button', { name: 'Theme preferences' })).toBeVisible()
  const bare = [
    ...document.querySelectorAll(
      ':is(.bar, .history-buttons, .floating) :is(a, button, summary), .back-to-top',
    ),
  ]
    .filter(({ textContent }) => textContent.trim() === '')
    .filter((element) => element.closest('.mega') === null)
    .filter((element) => !element.hasAttribute('data-tip'))
  expect(bare.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([])
})
