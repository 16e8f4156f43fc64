import { addDays, dayInWords, mondayOf } from '#shared/time/days.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { site as company } from '#shared/company/site.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { expect, test } from '../support/fixtures.ts'
import { book, freeDay, freeSlots, openWeek, slotsOn } from '../support/content/booked-meetings.ts'
import { anotherDesk } from '../support/content/sent-leads.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'

// Turns the rate limit off, because all bookings of this file come from one network address.
test.use({ settings: { RATE_LIMIT: 'off' } })

test('the week view shows a meeting as soon as it is booked; staff can move the meeting with a message, by keyboard', async ({
  page,
  site,
}) => {
  const [day, other] = [await freeDay(site.origin, 0), await freeDay(site.origin, 1)]
  const [startsAt = ''] = await slotsOn(site.origin, day)
  await enterAsStaff(page, site.origin)
  await openWeek(page, day)
  await expect(page.getByText('No meetings yet. New ones appear here.')).toBeVisible()
  const booking = await book(site.origin, startsAt)
  const meeting = page.getByRole('link', { name: /Anna Keller.*Criminal check/ })
  await expect(meeting).toBeVisible({ timeout: 2_000 })
  await expect(page.getByRole('region', { name: dayInWords(day).short })).toContainText('09:00, ')

  await page.keyboard.press('ArrowRight')
  await expect(meeting).toHaveCount(0)
  await expect(page).toHaveURL(/\?week=/)
  await page.keyboard.press('ArrowLeft')
  await expect(meeting).toBeVisible()
  await page.keyboard.press('j')
  await expect(meeting).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(meeting).not.toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Add a day off')
  await page.keyboard.press('Escape')
  // After the key, the browser takes a moment to close the dialog. Until then the dialog receives all keys.
  await expect(page.getByRole('dialog')).toBeHidden()
  await meeting.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna Keller')
  await expect(page.getByText(/in Kolkata \(UTC\+5:30\)/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move' })).toBeVisible()

  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Move the meeting' })
  await expect(dialog).toContainText('Tell Anna Keller yourself')
  await dialog.getByRole('radio', { name: dayInWords(other).long }).press('Space')
  const [to = ''] = await slotsOn(site.origin, other)
  const time = inZone(to, company.timeZone).time
  // The second column of the table shows times in the visitor's zone.
  const there = inZone(to, 'Asia/Kolkata').time
  await dialog.getByRole('radio', { name: new RegExp(`^${time}\\s?, theirs ${there}`) }).check()
  await dialog.getByLabel('A word to Anna Keller').fill('Our office moves that day.')
  await dialog.getByRole('button', { name: `, ${time}` }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Our office moves that day.')).toBeVisible()
  await expect(page.getByText(/Moved the meeting from/)).toBeVisible()
  const { call } = await anotherDesk(site.origin)
  const moved = (await call('GET', staffApiPaths.booking(booking.id))).data
  expect(moved).toMatchObject({ starts_at: to, word: 'Our office moves that day.' })
  const free = await freeSlots(site.origin)
  expect([free.includes(startsAt), free.includes(to)]).toEqual([true, false])

  await page.getByRole('link', { name: `No. ${booking.number}` }).click()
  const way = page.getByRole('link', { name: new RegExp(dayInWords(other).long) })
  await expect(way).toHaveAttribute('href', paths.adminBooking(booking.id))
})

test('cancelling a meeting asks for confirmation and shows how the visitor is notified', async ({
  page,
  site,
}) => {
  const day = await freeDay(site.origin, 2)
  const [startsAt = ''] = await slotsOn(site.origin, day)
  const { key } = await book(site.origin, startsAt, { name: 'محمد عبد الله' })
  await enterAsStaff(page, site.origin)
  await page.goto(`${paths.adminBookings}?show=list`)
  const row = page.getByRole('row').filter({ hasText: 'محمد عبد الله' })
  await expect(row).toContainText('Booked')
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel the meeting with/ })
  await expect(dialog).toContainText('No email is sent')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toBeHidden()
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByLabel('A word to').fill('We are ill.')
  await dialog.getByRole('button', { name: 'Cancel the meeting' }).click()
  await expect(row).toHaveCount(0)
  expect(await freeSlots(site.origin)).toContain(startsAt)
  await page.getByRole('combobox', { name: 'Meetings' }).selectOption('Cancelled')
  await expect(row).toContainText('Cancelled by us')
  await openWeek(page, day)
  const meeting = page.getByRole('link', { name: /محمد.*Cancelled by us/ })
  await expect(meeting.locator('strong')).toHaveCSS('text-decoration-line', 'line-through')
  await meeting.click()
  await expect(page.getByText('We are ill.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move' })).toHaveCount(0)

  await test.step('the visitor’s page shows that the meeting is cancelled', async () => {
    await page.goto(paths.meetingBooked(key))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('We had to cancel your meeting')
    await expect(page.getByText('We are ill.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book another time' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Move the meeting' })).toHaveCount(0)
  })
})

test('on a Saturday the bookings page opens with the next week that has a meeting, and counts the meetings of that week', async ({
  page,
  site,
}) => {
  const day = await freeDay(site.origin, 1)
  const [startsAt = ''] = await slotsOn(site.origin, day)
  await book(site.origin, startsAt, { name: 'A meeting next week' })
  const nextMonday = mondayOf(day)
  const monday = addDays(nextMonday, -7)
  await page.clock.setFixedTime(`${addDays(monday, 5)}T10:00:00Z`)
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminBookings)
  const meeting = page.getByRole('link', { name: /A meeting next week/ }).first()
  await expect(meeting).toBeVisible()
  await expect(page.getByText('This is the next week that has one.')).toBeVisible()
  await expect(page.getByText(/^[1-9]\d* in the week shown/)).toBeVisible()
  await expect(page.getByRole('region', { name: dayInWords(nextMonday).short })).toBeVisible()

  await page.getByRole('link', { name: /^Show \d/ }).click()
  await expect(page).toHaveURL(new RegExp(`week=${monday}`))
  await expect(page.getByText('0 in the week shown')).toBeVisible()
  await expect(page.getByText('This is the next week that has one.')).toHaveCount(0)
  await page.getByRole('link', { name: /^Next week/ }).click()
  await expect(page.getByText(/^[1-9]\d* in the week shown/)).toBeVisible()
  await page.getByRole('link', { name: /^Today, Sat / }).click()
  await expect(page).toHaveURL(new RegExp(`week=${monday}`))
})

test('days off and hours in the booking settings change the available slots, and each change can be undone', async ({
  page,
  site,
}) => {
  const day = await freeDay(site.origin, 3)
  await enterAsStaff(page, site.origin)
  await openWeek(page, day)
  await expect(page.getByRole('heading', { name: 'Hours' })).toBeVisible()
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: 'Add a day off' })
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toContainText('Use a day like 2026-12-24')
  await dialog.getByLabel('First day').fill(day)
  await dialog.getByLabel('Reason').fill('Stocktaking')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Stocktaking' })).toBeVisible()
  expect(await slotsOn(site.origin, day)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Remove the days off/ })).toHaveCount(0)
  await expect.poll(async () => (await slotsOn(site.origin, day)).length).toBeGreaterThan(10)

  await page.keyboard.press('d')
  await dialog.getByLabel('First day').fill(day)
  await dialog.getByLabel('Reason').fill('Stocktaking')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: /^Remove the days off/ }).click()
  await expect(page.getByText(/can be booked again/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Stocktaking' })).toHaveCount(0)
  expect((await slotsOn(site.origin, day)).length).toBeGreaterThan(10)
  await page.keyboard.press('u')
  await expect(page.getByRole('region', { name: 'Stocktaking' })).toBeVisible()
  expect(await slotsOn(site.origin, day)).toEqual([])

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const hours = page.getByRole('dialog', { name: 'Change the hours' })
  for (const name of ['Monday', 'Wednesday', 'Thursday', 'Friday']) {
    await hours.getByLabel(name).uncheck()
  }
  await hours.getByLabel('First meeting').selectOption('17:00')
  await hours.getByRole('button', { name: 'Save the hours' }).click()
  await expect(hours).toContainText('Choose a closing time after the opening time')
  await hours.getByLabel('First meeting').selectOption('10:00')
  await hours.getByLabel('Last meeting ends').selectOption('11:00')
  await hours.getByLabel('Who takes the meetings').fill('Ruth')
  await hours.getByRole('button', { name: 'Save the hours' }).click()
  await expect(page.getByText('Tue, 10:00 to 11:00')).toBeVisible()
  const times = async () => [
    ...new Set(
      (await freeSlots(site.origin)).map((at) => {
        const { day: on, time } = inZone(at, company.timeZone)
        return `${dayInWords(on).weekday} ${time}`
      }),
    ),
  ]
  expect(await times()).toEqual(['Tuesday 10:00', 'Tuesday 10:30'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Mon to Fri, 09:00 to 17:00')).toBeVisible()
  expect((await times()).length).toBeGreaterThan(30)
})

test('the second user of a booking conflict gets instructions, and cannot choose a slot that was booked in the meantime', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^409: POST/)
  const day = await freeDay(site.origin, 4)
  const [first = '', second = '', third = ''] = await slotsOn(site.origin, day)
  const booking = await book(site.origin, first)
  await enterAsStaff(page, site.origin)
  // Blocks live updates, so that this tab does not learn of the change before it saves.
  await page.routeWebSocket(/\/api\/events\//, () => undefined)
  await page.goto(paths.adminBooking(booking.id))
  await expect(page.getByRole('button', { name: 'Move' })).toBeVisible()
  const seen = { json: { success: true, data: booking } }
  await page.route(`**${staffApiPaths.booking(booking.id)}`, async (route) => route.fulfill(seen))
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Move the meeting' })
  const timeOf = (at: string) => inZone(at, company.timeZone).time
  const radio = (at: string) => dialog.getByRole('radio', { name: new RegExp(`^${timeOf(at)}`) })
  await radio(second).check()
  await dialog.getByLabel('A word to').fill('Half a thought')
  await book(site.origin, second, { name: 'The quicker one' })
  await dialog.getByRole('button', { name: /^Move to/ }).click()
  await expect(dialog.getByText(/Choose another time. This one isn’t free any more/)).toBeVisible()
  await expect(radio(second)).toHaveCount(0)
  await expect(dialog.getByLabel('A word to')).toHaveValue('Half a thought')

  const { call } = await anotherDesk(site.origin)
  await call('POST', staffApiPaths.bookingMove(booking.id), { starts_at: third, word: '' })
  await dialog.getByRole('button', { name: /^Keep \d/ }).click()
  // The dialog receives all keys until it has closed.
  await expect(dialog).toBeHidden()
  await page.keyboard.press('c')
  const cancel = page.getByRole('dialog', { name: /^Cancel the meeting with/ })
  await cancel.getByRole('button', { name: 'Cancel the meeting' }).click()
  await expect(cancel.getByText(/has changed since you opened it/)).toBeVisible()
})
