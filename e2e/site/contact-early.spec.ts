import { expect, test } from '../support/fixtures.ts'
import { contactForm, fillContact, inquiry } from '../support/pages/inquiry-page.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'desk' })

test('the server processes a contact form that is sent before hydration', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-client-.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(paths.contact)
  await fillContact(page)
  const form = contactForm(page)
  await form.send.click()
  await expect(form.receipt).toBeVisible()
  await expect(page).toHaveURL(/\/contact\/received\/[\w.~-]+$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  held.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.locator('.receipt-rows')).toContainText(inquiry.company)
})
