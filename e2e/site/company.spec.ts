import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { expectReadable } from '../support/checks/barrier-free.ts'
import { openPage } from '../support/pages/navigation.ts'
import { staff } from '../support/sites/processes.ts'
import { storedThings } from '#shared/pages/legal/stored-things.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { cookieNames, storageKeys } from '#shared/browser/storage-keys.ts'
import { cacheNames, updateKeys } from '#shared/browser/update-keys.ts'

test.use({ on: 'demo' })

const pages = [
  { path: paths.about, heading: 'We check claims at their source' },
  { path: paths.clients, heading: 'Who we work with' },
  { path: paths.careers, heading: 'Careers at Certavia' },
  { path: paths.partners, heading: 'Careers and partners' },
  { path: paths.contact, heading: 'Ask a question or get a quote' },
  { path: paths.privacyPolicy, heading: 'Privacy policy' },
  { path: paths.cookies, heading: 'Cookies' },
  { path: paths.cookieSettings, heading: 'Cookie settings' },
  { path: paths.usNotice, heading: 'Notice to consumers in the United States' },
  { path: paths.accessibility, heading: 'Accessibility' },
] as const

test.describe('the company pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('show their content and link to other pages', async ({ page }) => {
    for (const { path, heading } of pages) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        const words = (await page.getByRole('main').innerText()).split(/\s+/)
        expect(words.length).toBeGreaterThan(120)
        const home = page.getByRole('main').getByRole('link', { name: 'Home' }).first()
        await expect(home).toHaveAttribute('href', paths.home)
      })
    }
  })

  test('unfold the list of example openings, and accept no applications', async ({ page }) => {
    await page.goto(paths.careers)
    const entry = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Software engineer, data pipeline' }),
    })
    const text = entry.getByText('An answer passes through several systems')
    await expect(text).toBeHidden()
    await entry.getByText('Read more').click()
    await expect(text).toBeVisible()
    await expect(page.getByText('applications are not accepted')).toHaveCount(1)
    await expect(page.getByRole('link', { name: /apply/i })).toHaveCount(0)
  })

  test('explain why the cookie settings are empty', async ({ page }) => {
    await page.goto(paths.cookieSettings)
    await expect(page.getByText('We need JavaScript to show')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test('the lists of openings contain no expired opening and no draft', async ({ page }) => {
  const answer: unknown = await (await page.request.get(apiPaths.openings)).json()
  expect(answer).toMatchObject({ count: 3, page: 1, next: null, previous: null })
  await page.goto(paths.careers)
  const register = page.locator('#openings')
  await expect(register.getByRole('heading', { level: 3 })).toHaveText([
    'Software engineer, data pipeline',
    'Screening analyst, court and register records',
    'Report editor',
  ])
})

/** All entries that the browser stores for the site, as `place name`. */
async function heldBy(page: Page, context: BrowserContext): Promise<readonly string[]> {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
  ])
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`)
  return [...stored, ...cookies].toSorted()
}

test.describe('the browser of a new visitor', () => {
  test.use({ theme: 'unset' })

  test('stores exactly the entries listed on the cookie page after a long visit', async ({
    page,
    context,
  }) => {
    const listed = (who: 'everyone' | 'staff', ...without: readonly string[]) =>
      storedThings
        .filter((thing) => thing.who === who && !without.includes(thing.name))
        .map(({ place, name }) => `${place} ${name}`)
    // Simulates a visit at 18:00, the hour of the sunset prompt.
    await page.addInitScript(() => (Date.prototype.getHours = () => 18))
    await openPage(page, paths.cookies)
    for (const { name } of storedThings) {
      await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: /light and dark/ }).click()
    await page.keyboard.press('Alt+a')
    await page.getByRole('switch', { name: 'Underline every link' }).click()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
    await expect(page).toHaveURL(paths.privacyPolicy)
    await page.goBack()
    await openPage(page, paths.careers)
    // Entries that this visit does not store: no consent was given, messages are stored only while they wait for a connection, and the
    // assistant was not opened.
    const notYet = [
      storageKeys.inquiryToSend,
      storageKeys.conversation,
      storageKeys.handedConversation,
      // Not stored, because this test blocks service workers and there is no newer version of the site.
      ...Object.values(updateKeys),
      ...Object.values(cacheNames),
    ]
    const ofConsent = [
      storageKeys.consent,
      storageKeys.consentReceipt,
      storageKeys.consentRefusedAt,
      cookieNames.consent,
    ]
    await expect
      .poll(() => heldBy(page, context))
      .toEqual(listed('everyone', ...ofConsent, ...notYet).toSorted())
    await openPage(page, paths.cookieSettings)
    await page.getByRole('button', { name: 'Accept All', exact: true }).click()
    const accepted = listed('everyone', storageKeys.consentRefusedAt, ...notYet)
    await expect.poll(() => heldBy(page, context)).toEqual(accepted.toSorted())
    const anew = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Decline Optional', exact: true }).click()
    await anew
    const declined = listed(
      'everyone',
      ...notYet,
      storageKeys.consent,
      storageKeys.consentReceipt,
      cookieNames.consent,
    )
    await expect.poll(() => heldBy(page, context)).toEqual(declined.toSorted())

    await openPage(page, paths.admin)
    await page.getByLabel('Email').fill(staff.email)
    await page.getByLabel('Password').fill(staff.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    // The names of entries that this site does not store are left out: `__Host-` is a prefix for HTTPS only, and there is no demo account.
    await expect
      .poll(() => heldBy(page, context))
      .toEqual(
        [
          ...declined,
          ...listed(
            'staff',
            '__Host-staff-session',
            'demoUser',
            storageKeys.staffDraft,
            storageKeys.signingOut,
            // Stored only if a staff member hides the notice about a flood of meetings.
            storageKeys.floodHidden,
          ),
        ].toSorted(),
      )
  })

  test('shows the stored entries on the page of cookie settings, and can clear them', async ({
    page,
  }) => {
    await openPage(page, paths.cookieSettings)
    await page.getByRole('button', { name: /light and dark/ }).click()
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^theme\b/ }) })
    await expect(row).toContainText('dark')
    await expect(row).toContainText('Local storage')
    await row.getByRole('button', { name: 'Clear theme' }).click()
    await expect(row).toHaveCount(0)
    await expect(page.getByText('theme was cleared.')).toBeFocused()
    // A stored manual mode without a stored theme counts as the time-based mode, which is light at noon.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    expect(await axeViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Clear everything listed' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is stored' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
})

test('the page of cookie settings never shows credentials', async ({ page, studio }) => {
  expect(studio).toBe(page)
  await openPage(page, paths.cookieSettings)
  const row = page.getByRole('row').filter({ hasText: 'XSRF-TOKEN' })
  await expect(row).toContainText('Hidden')
  const value = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
  await expect(page.getByRole('main')).not.toContainText(value ?? 'no token')
})

test('the page of cookie settings shows an explanation in a browser with disabled storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError')
      },
    })
  })
  await page.goto(paths.cookieSettings)
  await expect(page.getByText('blocks this site from its storage')).toBeVisible()
})

test('the style guide is not part of the build', async ({ page, watch }) => {
  watch.expect(/^404: GET .*\/styleguide/)
  const answer = await page.goto(paths.styleguide)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('the 404 page links to other pages', async ({ page, watch }) => {
  watch.expect(/^404: GET .*\/no-such-page/)
  await expectReadable(page, '/no-such-page', { status: 404 })
  await page.getByRole('main').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(paths.contact)
})
