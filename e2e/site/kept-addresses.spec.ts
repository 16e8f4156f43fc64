import { expect, test } from '../support/fixtures.ts'
import { book, freeSlots } from '../support/content/booked-meetings.ts'
import { openPage } from '../support/pages/navigation.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'desk', settings: { RATE_LIMIT: 'off' }, viewport: { width: 390, height: 500 } })

test('the browser stores scroll positions of public pages, but never the URL of a meeting', async ({
  page,
  context,
  site,
}) => {
  const [time = ''] = (await freeSlots(site.origin)).slice(-1)
  const { key } = await book(site.origin, time)
  for (const path of [
    paths.about,
    paths.meetingBooked(key),
    paths.meetingMove(key),
    paths.meetingCancel(key),
  ]) {
    await openPage(page, path)
    await page.mouse.move(200, 250)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(100)
  }
  await openPage(page, paths.contact)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
  expect(stored, 'a page that shows nobody’s data').toContain(paths.about)
  expect(stored).not.toContain(key)
  const { origins, cookies } = await context.storageState()
  expect(JSON.stringify([origins, cookies])).not.toContain(key)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  })
  expect(kept.join(' ')).not.toContain(key)
})
