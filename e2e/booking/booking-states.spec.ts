import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { bookElsewhere, bookingPage, fillDetails, newEmail } from '../support/pages/booking-page.ts'
import { openPage } from '../support/pages/navigation.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

test.use({ on: 'desk', timezoneId: 'Europe/Berlin' })

test('the booking page explains why it cannot show times', async ({ page, context, watch }) => {
  watch.expect(/^503: GET/)
  watch.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await openPage(page, paths.contact)
  const own = bookingPage(page)
  const answers = { kind: 'late' as 'late' | 'away' | 'none' | 'real' }
  const held = Promise.withResolvers<void>()
  await page.route(`**${apiPaths.bookingSlots}`, async (route) => {
    if (answers.kind === 'late') await held.promise
    if (answers.kind === 'real') return route.continue()
    if (answers.kind === 'away') return route.fulfill({ status: 503, json: {} })
    const day = new Date().toISOString().slice(0, 10)
    const days = { first_day: day, last_day: day, time_zone: 'UTC' }
    const data = { slots: [], ...days, zones: ['UTC'], host: 'Somebody', mode: 'instant' }
    return route.fulfill({ json: { success: true, data } })
  })
  // Navigates like the back button, after which the page itself loads the times. A click on a link would open the dialog instead.
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, paths.booking('rag'))
  await expect(page.getByText('Loading free times…')).toBeVisible()
  answers.kind = 'away'
  held.resolve()
  // The page retries three times, after one, two and four seconds.
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return page.getByRole('heading', { name: 'The calendar could not be loaded' }).count()
    })
    .toBe(1)
  await expect(page.getByRole('link', { name: 'Send a message' })).toHaveAttribute(
    'href',
    paths.contactAbout('rag'),
  )
  await expectNoBarrier(page, 'times that can’t be had', 'main')
  await context.setOffline(true)
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  answers.kind = 'none'
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'No free time at the moment' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for a meeting' })).toBeVisible()
  answers.kind = 'real'
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(own.times.first()).toBeVisible()
})

test('a booking submitted offline waits for the connection', async ({ page, context, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/)
  await openPage(page, paths.booking())
  const own = bookingPage(page)
  await own.days.nth(12).click()
  await own.times.nth(7).click()
  await own.next.click()
  await fillDetails(page, newEmail())
  await context.setOffline(true)
  await own.book.click()
  await expect(page.getByText('We’ll send this when your connection returns')).toBeVisible()
  await context.setOffline(false)
  await expect(own.heading).toHaveText('Your meeting is booked')
  expect(await page.evaluate(() => sessionStorage.getItem('inquiryToSend:booking'))).toBeNull()
})

test('if a response is lost and the visitor chooses another time, both times are booked', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^(?:409|503): POST/)
  await openPage(page, paths.booking())
  const own = bookingPage(page)
  await own.days.nth(14).click()
  await own.times.nth(3).click()
  const link = new URL((await own.next.getAttribute('href')) ?? '', site.origin)
  await own.next.click()
  await fillDetails(page, newEmail())
  await bookElsewhere(site.origin, link.searchParams.get('time') ?? '')
  await own.book.click()
  await expect(page.getByRole('radio')).toHaveCount(6)
  // The server stores the first slot, but the response is lost.
  await page.route(`**${apiPaths.bookings()}`, async (route) => {
    await route.fetch()
    await route.fulfill({ status: 503, json: {} })
  })
  await page.locator('.choice-cell').first().click()
  await own.book.click()
  await expect(own.summary).toContainText('Try again in a moment')
  await page.unroute(`**${apiPaths.bookings()}`)
  const chosen = page.getByRole('radio').last()
  const time = (await chosen.getAttribute('value')) ?? ''
  await page.locator('.choice-cell').last().click()
  await own.book.click()
  await expect(own.heading).toHaveText('Your meeting is booked')
  const from = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  }).format(new Date(time))
  await expect(own.rows).toContainText(from)
})

test('the booking page in a frame shows only its own content and reports progress to its parent', async ({
  page,
  site,
}) => {
  await openPage(page, paths.accessibility)
  await page.evaluate(
    (address) => {
      const told: unknown[] = []
      Object.assign(window, { told })
      window.addEventListener('message', ({ data, origin }) => {
        if (origin === location.origin) told.push(data)
      })
      const frame = document.createElement('iframe')
      frame.src = address
      frame.width = '904'
      frame.height = '600'
      document.querySelector('main')?.prepend(frame)
    },
    `${paths.booking('rag')}&embed=1&hide_landing_page_details=1&hide_gdpr_banner=1`,
  )
  const frame = page.frameLocator('iframe')
  const told = (event: string) =>
    page.evaluate(
      (name) =>
        (Reflect.get(window, 'told') as readonly { event?: string }[]).filter(
          (message) => message.event === name,
        ).length,
      `calendly.${event}`,
    )
  await expect.poll(() => told('event_type_viewed')).toBe(1)
  await expect.poll(() => told('page_height')).toBeGreaterThan(0)
  await expect(frame.getByRole('grid')).toBeVisible()
  for (const part of [
    '.bar',
    '.foot',
    '.history-buttons',
    '.access',
    '.breadcrumb',
    '.step-marks',
    '.stub-more',
  ]) {
    await expect(frame.locator(part)).toHaveCount(0)
  }
  await frame.locator('.calendar-day').nth(14).click()
  await frame.locator('.slot').nth(4).click()
  await expect.poll(() => told('date_and_time_selected')).toBe(1)
  await page.locator('iframe').evaluate((element) => element.setAttribute('width', '320'))
  await expect(frame.locator('.picker-foot')).toBeInViewport()
  await expect(frame.locator('.stub dl')).toBeHidden()
  const scrolls = await frame
    .locator('html')
    .evaluate((root) => root.scrollWidth - root.clientWidth)
  expect(scrolls).toBe(0)
  await frame.locator('.picker-foot .button').click()
  await frame.getByLabel('Name', { exact: true }).fill('Anna Keller')
  await frame.getByLabel('Email', { exact: true }).fill(newEmail())
  await frame.getByRole('button', { name: 'Book the meeting' }).click()
  await expect(frame.getByText('Your meeting is booked')).toBeAttached()
  await expect.poll(() => told('event_scheduled')).toBe(1)
  const manage = frame.getByRole('link', { name: 'Move the meeting' })
  await expect(manage).toHaveAttribute('target', '_blank')
  const kept = await fetch(site.origin + ((await manage.getAttribute('href')) ?? ''))
  expect(kept.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
