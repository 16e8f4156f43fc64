import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { ask, chat, openChat } from '../support/pages/chat.ts'
import { openPage } from '../support/pages/navigation.ts'

test.use({ on: 'demo' })

const badgeOf = (launcher: ReturnType<typeof chat>['launcher']) =>
  launcher.evaluate((circle) => getComputedStyle(circle, '::after').content)

test('the conversation persists within the tab, and a screen reader does not announce restored messages again', async ({
  page,
}) => {
  const { frame, field, said, answers, log, close, launcher } = await openChat(page, paths.about)
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await ask(page, 'How long does a criminal check take?')
  await field.fill('And for')
  await page
    .locator('.foot')
    .getByRole('link', { name: 'Case Studies', exact: true })
    .press('Enter')
  await expect(page).toHaveURL(paths.caseStudies())
  await expect(said).toHaveCount(1)

  // Records aria-live of the log while its messages are restored.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const log = document.querySelector('.chat-log [role=log]')
      if (log?.hasChildNodes() === true && window.restoredAs === undefined)
        window.restoredAs = log.getAttribute('aria-live')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(frame, 'it was open').toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await expect(said).toHaveCount(1)
  await expect(answers).toHaveCount(2)
  await expect(field).toHaveValue('And for')
  expect(await page.evaluate(() => window.restoredAs)).toBe('off')
  await expect(log).toHaveAttribute('aria-live', 'polite')

  await test.step('the conversation continues after a reload that interrupts an answer', async () => {
    await field.fill('Where are you?')
    await field.press('Enter')
    await expect(said).toHaveCount(2)
    await page.reload()
    await expect(answers).toHaveCount(3)
  })
  await test.step('the launcher shows no badge after its first use, also after a reload', async () => {
    await close.click()
    await page.reload()
    await expect(launcher).toBeVisible()
    expect(await badgeOf(launcher)).toBe('none')
    await expect(frame).toHaveCount(0)
  })
  await test.step('the admin does not show the assistant', async () => {
    await page.evaluate((path) => history.pushState(null, '', path), paths.home)
    await openPage(page, paths.admin)
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(frame).toHaveCount(0)
    await expect(launcher).toHaveCount(0)
  })
})

declare global {
  interface Window {
    /** Value of aria-live of the log when its first messages were added. */
    restoredAs?: string | null
  }
}

test('a click before hydration opens the assistant', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(paths.about, { waitUntil: 'domcontentloaded' })
  await page.locator('.chat-launcher').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  late.resolve()
  await expect(chat(page).field).toBeFocused()
  await expect(page).toHaveURL(paths.about)
})

test.describe('the assistant without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has a launcher that is a link to the contact page', async ({ page }) => {
    await page.goto(paths.about)
    await page.getByRole('link', { name: 'Chat with Cera' }).click()
    await expect(page).toHaveURL(paths.contact)
  })
})
