import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'

test('the list of meetings shows an error if it fails to load, not an empty list, and can retry', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^503: GET .*\/api\/bookings\//)
  await enterAsStaff(page, site.origin)
  await page.route(/\/api\/bookings\//, async (route) =>
    route.fulfill({
      status: 503,
      json: {
        success: false,
        error: { code: 'unavailable', message: 'Try again in a moment. This isn’t available.' },
        request_id: 'r1',
      },
    }),
  )
  await page.goto(paths.adminBookings)
  const next = page.getByRole('region', { name: 'Next', exact: true })
  await expect(next.getByRole('alert')).toHaveText(
    'Meetings could not be loaded. Try again',
    // The timeout includes the automatic retries, which precede the error message.
    { timeout: 40_000 },
  )
  await expect(page.getByText('No upcoming meetings')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Bookings' })).toContainText('–')
  await expectNoBarrier(page, 'bookings without an answer', '.booking-side')

  const again = next.getByRole('button', { name: 'Try again' })
  await Promise.all([page.waitForRequest(/\/api\/bookings\//, { timeout: 2_000 }), again.click()])
  await page.unroute(/\/api\/bookings\//)
  await expect(async () => {
    // The list may have loaded automatically in the meantime.
    if ((await again.count()) > 0) await again.click({ timeout: 500 })
    await expect(next).toContainText('No upcoming meetings.', { timeout: 1_000 })
  }).toPass()
})
