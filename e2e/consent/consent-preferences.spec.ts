import { DAY } from '#shared/time/units.ts'
import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import {
  banner,
  button,
  dialog,
  heldBy,
  openAsking,
  record,
  sentBy,
  stored,
  untilAsked,
  VISITED,
} from '../support/pages/consent-page.ts'
import { openPage } from '../support/pages/navigation.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { cookieNames, storageKeys } from '#shared/browser/storage-keys.ts'

test.use({ on: 'demo', asksConsent: true, theme: 'unset', viewport: { width: 1366, height: 900 } })

test('consent from the consent page applies in all tabs, and its withdrawal reloads all tabs', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const announced: unknown[] = []
    window.announced = announced
    window.addEventListener('certavia:consent', (event) =>
      announced.push(event instanceof CustomEvent ? event.detail : undefined),
    )
  })
  const sent = sentBy(page)
  const other = await context.newPage()
  await openAsking(other, paths.about)
  await openAsking(page, paths.home)
  await button(page, 'Accept All Cookies').click()
  await expect(banner(page)).toHaveCount(0)
  await expect(banner(other)).toHaveCount(0)

  const all = { essential: true, analytics: true, marketing: true, functional: true }
  const kept = await record(page)
  expect(kept).toEqual({ ...all, timestamp: expect.any(Number), version: '1.0' })
  const cookie = (await context.cookies()).find(({ name }) => name === cookieNames.consent)
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true, httpOnly: false })
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual(kept)
  expect(((cookie?.expires ?? 0) * 1_000 - Date.now()) / DAY).toBeCloseTo(365, 0)
  expect(await page.evaluate(() => window.announced)).toEqual([
    { action: 'accept', preferences: kept },
  ])
  await expect.poll(() => stored(page, storageKeys.consentReceipt)).toMatch(/^[\da-f-]{36}$/)
  const receipt = sent.find(({ path }) => path === apiPaths.consentReceipts)?.body
  expect(receipt).toEqual({
    id: await stored(page, storageKeys.consentReceipt),
    version: '1.0',
    analytics: true,
    marketing: true,
    functional: true,
  })

  // Each visited page is counted as one view by its route pattern. The view of an article also contains the slug.
  const views = () => sent.filter(({ path }) => path === apiPaths.visits()).map(({ body }) => body)
  const view = (route: string) => ({ route, referrer: '', device: 'desktop' })
  await expect.poll(views).toEqual([view('/')])
  await page.locator('.foot').getByRole('link', { name: 'Blogs' }).click()
  await expect(page).toHaveURL(paths.blogs())
  await expect.poll(views).toEqual([view('/'), view('/blogs')])
  await page.getByRole('main').locator('.card a').first().click()
  await expect(page).toHaveURL(/\/blogs\/.+/)
  const article = new URL(page.url()).pathname.split('/').at(-1)
  await expect.poll(views).toEqual([view('/'), view('/blogs'), { ...view('/blogs/:id'), article }])
  await page.evaluate(() => (location.hash = '#main'))
  await openPage(page, paths.cookieSettings)
  await expect.poll(() => views().at(-1)).toEqual(view('/cookie-settings'))
  expect(views()).toHaveLength(4)

  // Withdrawing one category does not change the others. In all tabs it unloads the scripts of that category.
  const switches = page.getByRole('switch')
  await expect(switches).toHaveCount(4)
  const essential = page.getByRole('switch', { name: 'Essential' })
  await expect(essential).toBeChecked()
  await expect(essential).toBeDisabled()
  await essential.press('Space')
  await expect(essential, 'is always on').toBeChecked()
  const analytics = page.getByRole('switch', { name: 'Analytics' })
  await expect(analytics).toBeChecked()
  await analytics.press('Space')
  expect(await record(page)).toEqual(kept)
  const reloads = [page, other].map((one) => one.waitForEvent('load'))
  await button(page, 'Save Preferences').click()
  await Promise.all(reloads)
  await expect(analytics).not.toBeChecked()
  expect(await record(page)).toMatchObject({ ...all, analytics: false })
  expect(views()).toHaveLength(4)
  expect(sent.filter(({ path }) => path === apiPaths.consentReceipts)).toHaveLength(1)

  // The consent record can be downloaded and cleared. After clearing it the banner appears again.
  const download = page.waitForEvent('download')
  await button(page, 'Download your consent record').click()
  const file = await (await download).createReadStream()
  const status = JSON.parse((await Array.fromAsync(file)).join(''))
  expect(Object.keys(status)).toEqual([
    'hasConsent',
    'preferences',
    'version',
    'isOutdated',
    'exportTimestamp',
    'userAgent',
    'hostname',
  ])
  // A reload unloads the scripts that the cleared consent had allowed.
  const cleared = page.waitForEvent('load')
  await page.getByRole('button', { name: `Clear ${storageKeys.consent}`, exact: true }).click()
  await cleared
  expect(await stored(page, storageKeys.consent)).toBeNull()
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  await openPage(page, paths.about)
  await untilAsked(page)
})

test('the consent preferences open from the banner, trap the focus and change nothing until they are saved', async ({
  page,
  context,
}) => {
  await openAsking(page, paths.about)
  const customise = button(page, 'Customize')
  await customise.press('Enter')
  const heading = dialog(page).getByRole('heading', { name: 'Cookie Preferences' })
  await expect(heading).toBeFocused()
  const stops: string[] = []
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const labelled = await focused.getAttribute('aria-labelledby')
    const name = labelled === null ? focused : page.locator(`[id="${labelled}"]`)
    stops.push((await focused.getAttribute('aria-label')) ?? (await name.innerText()))
  }
  expect(stops.map((text) => text.replace(/\s*↗.*$/s, ''))).toEqual([
    'Essential',
    'Analytics',
    'Marketing',
    'Functional',
    'Save Preferences',
    'Decline Optional',
    'Accept All',
    'View our Cookie Policy',
    'Close',
  ])
  await expect(dialog(page).getByText('Always on')).toBeVisible()
  const functional = page.getByRole('switch', { name: 'Functional' })
  await functional.press('Space')
  await expect(functional).toBeChecked()
  expect(await heldBy(page, context)).toEqual([VISITED])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(customise).toBeFocused()
  expect(await heldBy(page, context)).toEqual([VISITED])

  await customise.click()
  await expect(functional).not.toBeChecked()
  await functional.click()
  await expect(functional).toContainText('On')
  await button(page, 'Save Preferences').click()
  await expect(banner(page)).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  expect(await record(page)).toMatchObject({
    essential: true,
    analytics: false,
    marketing: false,
    functional: true,
  })
  // Without consent to analytics the page sends no view.
  await expect(page.getByRole('main')).toBeFocused()
})

test('the consent preferences show an error if they fail to load, and load on the next press', async ({
  page,
  watch,
}) => {
  watch.expect(/^failed: .*\/assets\/preferences-dialog-/)
  await openAsking(page, paths.about)
  let tries = 0
  await page.route(/\/assets\/preferences-dialog-[^/]*\.js(\?again=\d)?$/, (route) =>
    (tries += 1) > 2 ? route.continue() : route.abort(),
  )
  const customise = button(page, 'Customize')
  const failure = banner(page).getByRole('status')
  await expect(failure).toHaveText('')
  for (const time of [1, 2]) {
    await customise.press('Enter')
    // The message of the previous failure may still be visible, so the test first waits for the request.
    await expect.poll(() => tries).toBe(time)
    await expect(failure).toHaveText(
      /^Try again, or choose under Cookie settings.*\. Your options didn’t load\.$/,
    )
  }
  await expect(failure.getByRole('link')).toHaveAttribute('href', paths.cookieSettings)
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((chosen) => window.certaviaBoot?.choose('manual', chosen), theme)
    expect(await axeViolations(page, 'all', '.consent'), theme).toEqual([])
  }
  await customise.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(failure).toHaveText('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(customise).toBeFocused()
})
