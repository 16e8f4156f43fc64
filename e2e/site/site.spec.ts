import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { openPage } from '../support/pages/navigation.ts'
import { staff } from '../support/sites/processes.ts'
import { demoSlugs } from '../support/pages/template-pages.ts'
import { IS_FULL } from '../support/tier.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'demo', theme: 'unset' })

const POST = { slug: demoSlugs.post, title: 'What a criminal check really proves' }
const STUDY = 'Tracing the owners of a supplier'

const pages = [
  { path: paths.home, words: 'Every claim' },
  { path: paths.blogs(), words: POST.title },
  { path: paths.cmsBlogs(), words: POST.title },
  { path: paths.blog(POST.slug), words: 'Reading' },
  { path: paths.cmsBlog(POST.slug), words: 'Reading' },
  { path: paths.caseStudies(), words: STUDY },
  { path: paths.cmsCaseStudies(), words: STUDY },
  { path: paths.admin, words: 'Sign in' },
] as const

test('public pages and the sign-in page load without errors, store nothing in the browser and contact no other host', async ({
  page,
  context,
}) => {
  for (const { path, words } of pages) {
    await test.step(path, async () => {
      await openPage(page, path)
      await expect(page.getByRole('main')).toContainText(words)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/ \| Certavia$/)
    })
  }
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

for (const { path } of pages) {
  test(`the page ${path} has no style attributes and has its content security policy`, async ({
    request,
  }) => {
    const answer = await request.get(path)
    expect(await answer.text()).not.toMatch(/<[a-z][^>]*\sstyle=/)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })
}

test.describe('the public pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lead a visitor from the list to a post', async ({ page }) => {
    await page.goto(paths.cmsBlogs())
    await page.getByRole('link', { name: POST.title }).click()
    await expect(page).toHaveURL(paths.cmsBlog(POST.slug))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST.title)
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  })
})

test('the theme toggle works at once before hydration, and other early clicks are replayed', async ({
  page,
}) => {
  const { promise: clicked, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await clicked
    await route.continue()
  })
  await page.goto(paths.blogs(), { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: /light and dark/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Accessibility' }).click()
  letCome()
  await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('opening a post changes the focus, the title and the scroll position, and going back restores the list', async ({
  page,
}) => {
  await openPage(page, paths.blogs())
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: POST.title }).click()
  await expect(page).toHaveTitle(`${POST.title} | Certavia`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST.title)
  expect(await page.evaluate(() => 'sameDocument' in window), 'no full load').toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.blogs())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const missing = [
  { path: '/no-such-page', text: undefined },
  { path: paths.blog('no-such-post'), text: 'Blog post not found or not available' },
  { path: paths.cmsBlog('no-such-post'), text: 'Blog post not found or not available' },
  { path: paths.caseStudy('no-such-case'), text: 'Case study not found or not available' },
  { path: paths.cmsCaseStudy('no-such-case'), text: 'Case study not found or not available' },
  { path: paths.blogs({ page: 99 }), text: undefined },
]

test('the paths of missing pages return a 404 page', async ({ page, watch }) => {
  watch.expect(/^404: GET .*(?:no-such|page=99)/)
  // `company.spec.ts` checks a 404 page in detail. In the everyday tier this test checks only the missing posts closely.
  const lookedAt = IS_FULL ? missing : missing.filter(({ path }) => /no-such-post/.test(path))
  for (const { path, text } of missing) {
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (text !== undefined) await expect(page.getByRole('main')).toContainText(text)
      if (!lookedAt.some((one) => one.path === path)) return
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      expect(await axeViolations(page)).toEqual([])
    })
  }
})

test('a post requested by its document id redirects to its slug', async ({ request, site }) => {
  const { results } = await (await request.get('/api/blogs/')).json()
  const [first] = results
  for (const page of [paths.blog, paths.cmsBlog]) {
    const answer = await fetch(site.origin + page(first.id), { redirect: 'manual' })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(page(first.slug))
  }
})

test('staff sign in, stay signed in after a reload, and sign out', async ({ page, watch }) => {
  watch.expect(/^401: POST .*\/api\/auth\/login\//)
  await openPage(page, paths.admin)
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Password').fill(staff.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

/** Internal links of a page. Each link contains the id of its hash. */
const internalLinks = (html: string, page: string, origin: string) =>
  [...html.matchAll(/<a\s[^>]*href="([^"]+)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), origin + page)
    const id = decodeURIComponent(url.hash.slice(1))
    return url.origin === origin ? [{ link: url.pathname + url.search, id }] : []
  })

const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

test('every link of every public page leads to an existing page', async ({ request, site }) => {
  const found = new Map<string, string>(
    [paths.home, paths.cmsBlogs(), paths.cmsCaseStudies(), paths.admin].map((path) => [
      path,
      'the start',
    ]),
  )
  const broken: string[] = []
  const ids = new Map<string, ReturnType<typeof idsIn>>()
  const places: { readonly link: string; readonly id: string; readonly from: string }[] = []
  // A loop over a Map also visits entries that are added during the loop.
  for (const [path, from] of found) {
    const answer = await request.get(path)
    if (answer.status() !== 200) broken.push(`${answer.status()}: ${path}, linked from ${from}`)
    const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html')
    // The test does not follow links on the booking page, because that page links to each day and time in each zone.
    if (!isPage || [paths.studio, paths.booking()].some((one) => path.startsWith(one))) continue
    const html = await answer.text()
    ids.set(path, idsIn(html))
    for (const { link, id } of internalLinks(html, path, site.origin)) {
      if (!found.has(link)) found.set(link, path)
      if (id !== '') places.push({ link, id, from: path })
    }
  }
  expect(broken).toEqual([])
  const nowhere = places.filter(({ link, id }) => ids.get(link)?.has(id) === false)
  expect(nowhere, 'places that links name').toEqual([])
  expect(places.length).toBeGreaterThan(100)
  expect(found.size).toBeGreaterThan(20)
})
