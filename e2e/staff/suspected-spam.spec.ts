import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { contactForm, fillContact, inquiry } from '../support/pages/inquiry-page.ts'
import { openPage } from '../support/pages/navigation.ts'
import { leadRow, newTag } from '../support/content/sent-leads.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { HIDDEN_FIELD } from '#shared/contracts/forms/spam-check-fields.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { formTexts } from '#shared/pages/company/form-texts.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'desk' })

for (const { name, javaScriptEnabled } of [
  { name: 'with JavaScript', javaScriptEnabled: true },
  { name: 'without JavaScript', javaScriptEnabled: false },
]) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled })

    test('a form with a filled hidden field must be sent again, and is then stored as suspected spam', async ({
      page,
      watch,
    }) => {
      watch.expect(/^422: POST /)
      if (javaScriptEnabled) await openPage(page, paths.contact)
      else await page.goto(paths.contact)
      const form = contactForm(page)
      const hidden = page.locator(`[name=${HIDDEN_FIELD}]`)
      // The email address is unique. Without it this form would repeat an inquiry of another test and get the receipt of that inquiry.
      await fillContact(page, { email: `held-${String(javaScriptEnabled)}@northline.example` })
      await hidden.fill('filled by a program', { force: true })
      await form.send.click()
      await expect(form.summary).toContainText(formProblems.again)
      await expect(form.message).toHaveValue(inquiry.message)
      await expect(hidden).toHaveValue('')

      await hidden.fill('filled again', { force: true })
      await form.send.click()
      await expect(form.receipt).toBeVisible()
      await expect(page.getByText(formTexts.held)).toBeVisible()
      await expect(page.locator('.receipt')).not.toContainText('Answer by')
    })

    test('a form with a filled hidden field gets the usual receipt if its sender presses Send again', async ({
      page,
      watch,
    }) => {
      watch.expect(/^422: POST /)
      if (javaScriptEnabled) await openPage(page, paths.contact)
      else await page.goto(paths.contact)
      const form = contactForm(page)
      await fillContact(page, { email: `again-${String(javaScriptEnabled)}@northline.example` })
      await page.locator(`[name=${HIDDEN_FIELD}]`).fill('by a browser', { force: true })
      await form.send.click()
      await expect(form.summary).toContainText(formProblems.again)
      await form.send.click()
      await expect(form.receipt).toBeVisible()
      await expect(page.locator('.receipt')).toContainText('Answer by')
    })
  })
}

test('staff see suspected spam in a view with a count, and restore it with one click', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^422: POST /)
  await openPage(page, paths.contact)
  const form = contactForm(page)
  const company = `Freight ${newTag()}`
  await fillContact(page)
  await form.company.fill(company)
  for (const text of ['once', 'twice']) {
    await page.locator(`[name=${HIDDEN_FIELD}]`).fill(text, { force: true })
    await form.send.click()
    if (text === 'once') await expect(form.summary).toContainText(formProblems.again)
  }
  await expect(page.getByText(formTexts.held)).toBeVisible()

  await enterAsStaff(page, site.origin)
  await page.goto(`${paths.adminLeads}?view=spam&search=${encodeURIComponent(company)}`)
  const row = leadRow(page, company)
  await expect(row).toBeVisible()
  await expect(page.getByRole('link', { name: /^Suspected spam [1-9]/ })).toBeVisible()
  expect(await axeViolations(page, 'all')).toEqual([])
  await row.getByRole('button', { name: /^Restore/ }).click()
  await expect(row).toHaveCount(0)
  const answer = page.locator('.toast', { hasText: /Lead \w+ restored/ })
  await expect(answer).toBeVisible()
  await expect(answer.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.goto(`${paths.adminLeads}?view=new&search=${encodeURIComponent(company)}`)
  await expect(leadRow(page, company)).toContainText('left')
})
