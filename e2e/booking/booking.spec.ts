import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import {
  bookElsewhere,
  bookingPage,
  fillDetails,
  freeTimes,
  newEmail,
} from '../support/pages/booking-page.ts'
import { sidewaysScroll } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

// These tests start a site of their own, so that no other test books the same slots.
test.use({ on: 'own', settings: { RATE_LIMIT: 'off' }, timezoneId: 'Europe/Berlin' })

const managed = /\/booking\/manage\/[\w.~-]+$/

test('a visitor can book a meeting, from the choice of a day to the calendar file', async ({
  page,
  site,
}) => {
  await openPage(page, paths.booking('rag'))
  const own = bookingPage(page)
  const email = newEmail()
  await expect(own.zone.locator('option:checked')).toHaveText(
    /^Berlin \(UTC\+[12]\), \d\d:\d\d now$/,
  )
  await expect(own.stub).toContainText('Choose a time')
  await expectNoBarrier(page, 'the calendar')
  await own.days.nth(4).click()
  await expect(own.chosenDay.locator('a')).toBeFocused()
  const day = (await own.chosenDay.locator('a').getAttribute('aria-label')) ?? ''
  await expect(own.stub).toContainText(day.replace(', chosen', ''))
  const label = await own.times.nth(2).textContent()
  await own.times.nth(2).click()
  await expect(own.stub).toContainText(`${label} to `)
  await expect(own.next).toBeVisible()
  await own.zone.selectOption('Asia/Kolkata')
  await expect(own.stub).not.toContainText(`${label} to `)
  await own.zone.selectOption('Europe/Berlin')
  await expect(own.stub).toContainText(`${label} to `)
  await own.next.click()

  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect(own.subject).toHaveValue('rag')
  await expect(page.locator('main')).toBeFocused()
  await own.book.click()
  await expect(own.summary).toBeFocused()
  await expect(own.summary).toContainText('Check 2 fields. Your meeting is not booked yet.')
  await expectNoBarrier(page, 'the details with errors', 'main')
  await fillDetails(page, email)
  await expect(own.email).not.toHaveAttribute('aria-invalid')
  await own.note.fill('Which documents can it read?')
  await page.getByRole('link', { name: 'Choose another time' }).click()
  await own.times.nth(3).click()
  await own.next.click()
  // After the next step has rendered, the focus is no longer on the pressed control but on `main`.
  await expect(page.locator('main')).toBeFocused()
  await expect(own.note).toHaveValue('Which documents can it read?')
  await expect(own.email).toHaveValue(email)

  const keys: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route(`**${apiPaths.bookings()}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    await held.promise
    await route.continue()
  })
  await own.book.dblclick()
  await expect(page.getByRole('button', { name: 'Booking the meeting…' })).toBeFocused()
  held.resolve()
  await expect(own.heading).toHaveText('Your meeting is booked')
  await expect(own.heading).toBeFocused()
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/)])
  await expect(page).toHaveURL(managed)
  await expect(own.rows).toContainText('Berlin (UTC+')
  await expect(own.rows).toContainText('RAG')
  await expectNoBarrier(page, 'the confirmation', 'main')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar (.ics)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('meeting.ics')
  await page.reload()
  await expect(own.heading).toHaveText('Your meeting is booked')
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.values(sessionStorage), Object.values(localStorage)]),
  )
  expect(stored, 'nothing keeps the address of a meeting').not.toContain('/manage/')
  await page.emulateMedia({ media: 'print' })
  await expect(own.heading).toBeVisible()
  for (const part of ['.bar', '.foot', '.step-marks', '.booked-actions', '.breadcrumb']) {
    await expect(page.locator(part).first()).toBeHidden()
  }
  expect((await fetch(page.url())).headers.get('referrer-policy')).toBe('no-referrer')
  expect(site.origin).toBe(new URL(page.url()).origin)
})

test('a visitor can book a meeting by keyboard', async ({ page }) => {
  await openPage(page, paths.booking())
  const own = bookingPage(page)
  const focused = page.locator(':focus')
  const stops = own.calendar.locator('[tabindex="0"]')
  await expect(stops).toHaveCount(1)
  await stops.focus()
  const first = await own.days.first().getAttribute('aria-label')
  await expect(focused).toHaveAttribute('aria-label', first ?? '')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(focused).toHaveAttribute('aria-label', /^Sunday .*, no free time$/)
  await page.keyboard.press('Enter')
  await expect(own.stub).not.toContainText('Sunday')
  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('aria-label', /^Monday /)
  const months = page.locator('.calendar-months')
  const before = await months.textContent()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(months).not.toHaveText(before ?? '')
  await expect(stops).toBeFocused()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect(months).toHaveText(before ?? '')
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key)
  }
  // Moves to a day that is a working day in every week of the year.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  while (!(await focused.evaluate((element) => element.matches('a')))) {
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press(' ')
  await expect(own.chosenDay.locator('a')).toBeFocused()
  await expect(stops).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(own.zone).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(own.times.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(own.times.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(own.next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(own.name).toBeVisible()
  // At first the new step itself has the focus, like `main` on a new page.
  await expect(focused).toHaveCount(1)
  await own.name.focus()
  await page.keyboard.type('Anna Keller')
  await expect(own.name).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(own.email).toBeFocused()
  await page.keyboard.type(newEmail())
  for (let row = 0; row < 3; row += 1) await page.keyboard.press('Tab')
  await expect(own.book).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(own.heading).toHaveText('Your meeting is booked')
})

test('a slot disappears when another visitor books it, and other slots are offered', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^409: POST/)
  await openPage(page, paths.booking())
  const own = bookingPage(page)
  await own.days.nth(9).click()
  await own.times.nth(5).click()
  const taken = await own.times.nth(5).textContent()
  const link = new URL((await own.next.getAttribute('href')) ?? '', site.origin)
  await bookElsewhere(site.origin, link.searchParams.get('time') ?? '')
  // The page refetches its slots as soon as the visitor returns to it.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(`Choose another time. ${taken} has just been taken.`)).toBeVisible()
  await expect(own.stub).toContainText('Choose a time')
  await expect(own.times.filter({ hasText: taken ?? '' })).toHaveCount(0)
  await expectNoBarrier(page, 'a time that was taken', 'main')

  await own.times.nth(5).click()
  const second = new URL((await own.next.getAttribute('href')) ?? '', site.origin)
  await own.next.click()
  await fillDetails(page, newEmail())
  await bookElsewhere(site.origin, second.searchParams.get('time') ?? '')
  await own.book.click()
  await expect(own.summary).toBeFocused()
  await expect(own.summary).toContainText('This one isn’t free any more')
  await expect(own.stub).toContainText('Choose a time')
  await expect(own.name).toHaveValue('Anna Keller')
  const others = page.getByRole('radio')
  await expect(others).toHaveCount(6)
  await expectNoBarrier(page, 'the details with other times', 'main')
  await own.book.click()
  await expect(own.summary).toContainText('Another time: Choose a time')
  await page.locator('.choice-cell').nth(2).click()
  await expect(own.stub).toContainText(' to ')
  await own.book.click()
  await expect(own.heading).toHaveText('Your meeting is booked')
})

test.describe('the booking pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

  test('let a visitor book, move and cancel a meeting', async ({ page, site, watch }) => {
    watch.expect(/^(?:409|422): POST /)
    watch.expect(/^410: GET /)
    const own = bookingPage(page)
    await page.goto(paths.booking('criminal-check'))
    await own.zone.selectOption('Asia/Kolkata')
    await page.getByRole('button', { name: 'Show times in this zone' }).click()
    await expect(own.zone.locator('option:checked')).toHaveText(/^Kolkata \(UTC\+5:30\), /)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('link', { name: 'Later weeks' }).click()
    await own.days.nth(3).click()
    await expect(page).toHaveURL(/day=/)
    await own.times.nth(1).click()
    await expect(own.subject).toHaveValue('criminal-check')
    await own.name.fill('Anna Keller')
    await own.note.fill('By plain pages.')
    await own.book.click()
    await expect(own.summary).toBeFocused()
    await expect(own.summary).toContainText('Email: Enter your email address')
    await expect(own.note).toHaveValue('By plain pages.')
    await own.email.fill(newEmail())
    const time = await page.locator('[name="starts_at"]').getAttribute('value')
    await bookElsewhere(site.origin, time ?? '')
    await own.book.click()
    await expect(own.summary).toContainText('This one isn’t free any more')
    await expect(own.note).toHaveValue('By plain pages.')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('radio').first().check()
    await own.book.click()
    await expect(page).toHaveURL(managed)
    await expect(own.heading).toHaveText('Your meeting is booked')
    await expect(own.rows).toContainText('Kolkata (UTC+5:30)')
    expect(await sidewaysScroll(page)).toBe(0)

    const meeting = page.url()
    await page.getByRole('link', { name: 'Move the meeting' }).click()
    await own.days.nth(2).click()
    await own.times.nth(3).click()
    const moved = new URL(page.url()).searchParams.get('time') ?? ''
    await bookElsewhere(site.origin, moved)
    await page.getByRole('button', { name: 'Move the meeting' }).click()
    await expect(own.summary).toBeFocused()
    await page.getByRole('radio').last().check()
    await page.getByRole('button', { name: 'Move the meeting' }).click()
    await expect(page).toHaveURL(meeting)
    await expect(own.heading).toHaveText('Your meeting was moved')
    await expect(own.rows).toContainText('Moved from')
    expect(await freeTimes(site.origin)).not.toContain(moved)

    await page.getByRole('link', { name: 'Cancel the meeting' }).click()
    await page.goto(meeting)
    await expect(own.heading, 'a link alone changes nothing').toHaveText('Your meeting was moved')
    await page.getByRole('link', { name: 'Cancel the meeting' }).click()
    await page.getByRole('button', { name: 'Cancel the meeting' }).click()
    await expect(page).toHaveURL(meeting)
    await expect(own.heading).toHaveText('Your meeting is cancelled')
    await expect(page.getByRole('link', { name: 'Book another time' })).toBeVisible()
    const gone = await page.goto(`${meeting}x`)
    expect(gone?.status()).toBe(410)
    await expect(own.heading).toHaveText('This meeting can’t be shown')
  })
})
