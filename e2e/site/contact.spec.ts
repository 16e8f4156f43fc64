import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { contactForm, fillContact, inquiry } from '../support/pages/inquiry-page.ts'
import { cutText, sidewaysScroll } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

test.use({ on: 'desk', timezoneId: 'Europe/Berlin' })

const receiptPath = /\/contact\/received\/[\w.~-]+$/

test('an inquiry from a service page leads to its receipt', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scripts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    // Once the page has changed, the body of an earlier response cannot be read any more.
    scripts.push(answer.text().catch(() => ''))
  })
  // Searches the scripts for the id of a field that only the form's own code contains.
  const hasFormCode = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('topic_detail'))
  await openPage(page, paths.service('criminal-check'))
  expect(await hasFormCode(), 'other pages bring no code of the forms').toBe(false)
  await page.getByRole('link', { name: 'Ask about this check' }).first().click()
  await expect(page).toHaveURL(paths.contactAbout('criminal-check'))
  const form = contactForm(page)
  await expect(form.about).toHaveValue('criminal-check')
  expect(await hasFormCode()).toBe(true)
  await expect(page.getByText('Chosen because you came from that page')).toBeVisible()
  await expectNoBarrier(page, 'the empty form')

  await form.name.fill(inquiry.name)
  await form.email.fill('a.keller@northline')
  await page.getByText('By phone', { exact: true }).click()
  await form.send.click()
  await expect(form.summary).toBeFocused()
  await expect(form.summary).toContainText('Check 4 fields. Your message was not sent.')
  await expect(form.summary.getByRole('link')).toHaveText([
    'Work email: Enter an email address like name@company.com',
    'Company: Enter your company',
    'Phone: Enter a phone number, or choose another way to be answered',
    'What you need: Enter what you need',
  ])
  await expect(form.name).toHaveValue(inquiry.name)
  await expect(form.email).toHaveAccessibleDescription(/^Enter an email address like/)
  await expectNoBarrier(page, 'the form with errors', 'main')

  await form.summary.getByRole('link', { name: /^Work email/ }).click()
  await expect(form.email).toBeFocused()
  await form.email.fill(inquiry.email)
  await expect(form.email).not.toHaveAttribute('aria-invalid')
  await expect(form.email).toHaveAccessibleDescription('We’ll reply to this address.')
  await page.getByText('By email', { exact: true }).click()
  await expect(page.getByLabel(/^Phone/)).not.toHaveAttribute('aria-invalid')

  await fillContact(page)
  const sent: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route(`**${apiPaths.contact}`, async (route) => {
    sent.push(route.request().headers()['idempotency-key'] ?? '')
    await held.promise
    await route.continue()
  })
  await form.send.dblclick()
  const busy = page.getByRole('button', { name: 'Sending your message…' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.sheet-rows')).toHaveAttribute('inert')
  await expectNoBarrier(page, 'the form while it is sent', 'main')
  held.resolve()

  await expect(form.receipt).toBeFocused()
  expect(sent).toEqual([expect.stringMatching(/^[\da-f]{32}$/)])
  await expect(page).toHaveURL(receiptPath)
  const rows = page.locator('.receipt-rows')
  await expect(rows).toContainText(`${inquiry.name}, ${inquiry.company}`)
  await expect(rows).toContainText('Forty drivers for Hamburg')
  await expect(rows).toContainText('Your time, Berlin.')
  await expectNoBarrier(page, 'the receipt', 'main')

  const number = await page.locator('.receipt-number').textContent()
  await page.reload()
  await expect(page.locator('.receipt-number')).toHaveText(number ?? '')
  await expect(rows).toContainText('Your time, Berlin.')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.reload()
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.values(sessionStorage), Object.values(localStorage)]),
  )
  expect(stored, 'nothing keeps the address of a receipt').not.toContain('/received/')
  await page.emulateMedia({ media: 'print' })
  await expect(form.receipt).toBeVisible()
  for (const part of [
    '.bar',
    '.foot',
    '.counter-words',
    '.counter-facts',
    '.breadcrumb',
    '.receipt .button',
  ]) {
    await expect(page.locator(part).first()).toBeHidden()
  }
})

test('the contact form can be filled in and sent by keyboard', async ({ page }) => {
  await openPage(page, `${paths.contact}?service=rag`)
  const form = contactForm(page)
  await form.name.focus()
  await page.keyboard.type(inquiry.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(inquiry.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(inquiry.company)
  // Phone, subject, countries and the range of checks are optional.
  for (let row = 0; row < 5; row += 1) await page.keyboard.press('Tab')
  await expect(form.message).toBeFocused()
  await page.keyboard.type('Which documents can it read?')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^By email/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^In a meeting/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(form.send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.receipt).toBeFocused()
  await expect(page.locator('.receipt-rows')).toContainText(`${inquiry.email}, to agree a time`)
  // Going back shows the server's receipt. A link to the contact page shows an empty form.
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await expect(form.name).toHaveValue('')
  await page.goBack()
  await expect(form.receipt).toBeVisible()
})

test('the contact form stores a message in the tab while offline, and sends it once the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/)
  const kept = () => page.evaluate(() => sessionStorage.getItem('inquiryToSend:contact'))
  await openPage(page, paths.contact)
  const form = contactForm(page)
  await fillContact(page)
  expect(await kept()).toBeNull()
  await context.setOffline(true)
  await form.send.click()
  await expect(page.getByText('We’ll send this when your connection returns')).toBeVisible()
  expect(await kept()).toContain(inquiry.email)
  await page.getByRole('button', { name: 'Change it first' }).click()
  expect(await kept()).toBeNull()
  await form.name.fill('Anna M. Keller')
  await form.send.click()
  await expect.poll(kept).toContain('Anna M. Keller')

  // The visitor leaves the page and returns when the browser is online.
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goBack()
  await expect(form.receipt).toBeFocused()
  await expect(page.locator('.receipt-rows')).toContainText('Anna M. Keller')
  expect(await kept()).toBeNull()
})

test('the contact form shows instructions after a rejection, and keeps all input', async ({
  page,
  watch,
}) => {
  watch.expect(/^(?:429|503): POST/)
  const sentence = 'Wait 9 minutes and send it again.'
  await page.clock.install()
  await openPage(page, paths.contact)
  const form = contactForm(page)
  await fillContact(page)
  let sent = 0
  await page.route(`**${apiPaths.contact}`, async (route) => {
    sent += 1
    const error = { code: 'too_many_requests', message: sentence }
    await route.fulfill({ status: 429, json: { success: false, error, request_id: '1' } })
  })
  await form.send.click()
  // The page makes two more attempts, one second and two seconds later.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return form.summary.count()
    })
    .toBe(1)
  expect(sent).toBe(3)
  await expect(form.summary).toBeFocused()
  await expect(form.summary).toHaveText(sentence)
  await expect(form.message).toHaveValue(inquiry.message)
  await page.unroute(`**${apiPaths.contact}`)
  await form.send.click()
  await expect(form.receipt).toBeFocused()
})

test('the link for a meeting selects a meeting in the contact form', async ({ page }) => {
  await openPage(page, paths.meeting('rag'))
  await expect(page.getByRole('radio', { name: /^In a meeting/ })).toBeChecked()
  await expect(page.locator('#meeting')).toBeInViewport()
  const book = page.locator('#meeting').getByRole('link', { name: 'Book a 30-minute meeting' })
  await expect(book).toHaveAttribute('href', paths.booking('rag'))
})

test('the partners page sends a proposal', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.partners)
  await page.getByRole('button', { name: 'Send proposal' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Partnership type/ }).click()
  await expect(page.getByRole('radio', { name: /^Background Screening/ })).toBeFocused()
  await expectNoBarrier(page, 'the partnership form with errors', 'main')
  await page.getByLabel('Company name').fill('Registre Ouest, France')
  await page.getByText('AI & Data Intelligence').last().click()
  await page.getByLabel('Contact email').fill('ouest@registre.example')
  await page.getByLabel('Partnership goals').fill('Access to court records of the west.')
  await page.getByRole('button', { name: 'Send proposal' }).click()
  const receipt = page.getByRole('heading', { name: 'We have your proposal' })
  await expect(receipt).toBeFocused()
  await expect(page.locator('.receipt-rows')).toContainText('AI & Data Intelligence')
  await expect(page).toHaveURL(receiptPath)
  await page.reload()
  await expect(receipt).toBeVisible()
})

test.describe('the inquiry forms without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

  test('show errors, preserve input, and lead to a receipt', async ({ page, watch }) => {
    watch.expect(/^422: POST /)
    watch.expect(/^410: GET /)
    const answer = await page.goto(paths.contactAbout('criminal-check'))
    expect(answer?.headers()['cache-control']).not.toContain('no-store')
    const form = contactForm(page)
    const email = 'without.script@northline.example'
    await form.name.fill(inquiry.name)
    await page.getByText('By phone', { exact: true }).click()
    await form.send.click()
    await expect(page).toHaveURL(paths.contact)
    await expect(form.summary).toBeFocused()
    await expect(form.summary).toContainText('Check 4 fields. Your message was not sent.')
    await expect(form.summary).toBeInViewport()
    await expect(form.name).toHaveValue(inquiry.name)
    await expect(form.about).toHaveValue('criminal-check')
    await expect(page.getByRole('radio', { name: /^By phone/ })).toBeChecked()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await cutText(page)).toEqual([])

    await fillContact(page, { email })
    await page.getByText('By email', { exact: true }).click()
    await form.send.click()
    await expect(page).toHaveURL(receiptPath)
    await expect(form.receipt).toBeFocused()
    const rows = page.locator('.receipt-rows')
    await expect(rows).toContainText(email)
    await expect(rows).toContainText('London time.')
    await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeHidden()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await cutText(page)).toEqual([])
    const again = await page.reload()
    expect(again?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })

    await page.goto(`${page.url()}x`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This receipt can no longer be shown',
    )

    await page.goto(paths.proposal)
    await page.getByLabel('Company name').fill('Registre Ouest, France')
    await page.getByText('Others').last().click()
    await page.getByLabel('Contact email').fill('plain@registre.example')
    await page.getByLabel('Partnership goals').fill('Access to court records of the west.')
    await page.getByRole('button', { name: 'Send proposal' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your proposal')
  })
})
