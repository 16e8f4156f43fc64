import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree, expectNoBarrier } from '../support/checks/barrier-free.ts'
import { book, freeDay, openWeek, slotsOn } from '../support/content/booked-meetings.ts'
import { anotherDesk } from '../support/content/sent-leads.ts'
import { enterAsStaff, makeEditor } from '../support/pages/staff-page.ts'
import { IN_FULL } from '../support/tier.ts'

// Turns the rate limit off, because all bookings of this file come from one network address.
test.use({ settings: { RATE_LIMIT: 'off' } })

test(
  'an editor can manage bookings, and a viewer cannot see them',
  IN_FULL,
  async ({ page, site, context }) => {
    const editor = await makeEditor(site.origin)
    await enterAsStaff(page, site.origin, editor)
    await page.goto(paths.admin)
    await expect(page.getByRole('heading', { name: 'Next meetings' })).toBeVisible()
    await page.getByRole('link', { name: /^Bookings/ }).click()
    await expect(page.getByRole('button', { name: 'Add a day off' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible()

    const other = await context.newPage()
    const asked: string[] = []
    other.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await enterAsStaff(other, site.origin, await makeEditor(site.origin, 'viewer'))
    await other.goto(paths.adminBookings)
    await expect(other.getByText('Ask an administrator for the editor role')).toBeVisible()
    await expect(other.getByRole('navigation', { name: 'Staff area' })).not.toContainText(
      'Bookings',
    )
    await other.getByRole('link', { name: 'Overview' }).click()
    await expect(other.getByRole('heading', { name: 'Awaiting review' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Next meetings' })).toHaveCount(0)
    expect(asked.filter((path) => path.startsWith('/api/booking'))).toEqual([])
  },
)

test(
  'the pages of week, list and meeting are accessible in both themes, narrow and wide',
  IN_FULL,
  async ({ page, site }) => {
    const day = await freeDay(site.origin, 5)
    const [startsAt = '', next = ''] = await slotsOn(site.origin, day)
    const booking = await book(site.origin, startsAt, { name: 'A barrier-free meeting' })
    const gone = await book(site.origin, next, { name: 'A meeting that was cancelled' })
    const { call } = await anotherDesk(site.origin)
    await call('POST', staffApiPaths.bookingCancel(gone.id), { word: '' })
    await enterAsStaff(page, site.origin)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWeek(page, day)
    await expect(page.getByRole('link', { name: /A barrier-free meeting/ }).first()).toBeVisible()
    await expectBarrierFree(
      page,
      async () => {
        const isWide = (page.viewportSize()?.width ?? 0) >= 1024
        await expect(page.getByRole('link', { name: 'Previous week' })).toHaveCount(isWide ? 1 : 0)
        await expect(page.getByRole('table', { name: 'Meetings' })).toHaveCount(isWide ? 0 : 1)
      },
      'main',
    )
    await page.keyboard.press('d')
    await expect(page.getByRole('dialog', { name: 'Add a day off' })).toBeVisible()
    await expectNoBarrier(page, 'the question for a day off', 'dialog[open]')
    await page.goto(paths.adminBooking(booking.id))
    await expect(page.getByText('Booked a meeting', { exact: false })).toBeVisible()
    await expectBarrierFree(page, undefined, 'main')
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: 'Move the meeting' })
    await expect(dialog.getByRole('radio', { name: /theirs/ }).first()).toBeVisible()
    await expectNoBarrier(page, 'the free times', 'dialog[open]')
  },
)
