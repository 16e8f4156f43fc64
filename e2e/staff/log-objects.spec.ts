import { expect, test } from '../support/fixtures.ts'
import { book, freeSlots } from '../support/content/booked-meetings.ts'
import { anotherDesk, sendInquiry } from '../support/content/sent-leads.ts'
import { enterAsStaff, post } from '../support/pages/staff-page.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

test.use({ on: 'own', settings: { LOG_LEVEL: 'info' } })

test('the activity log names each object that staff changed and links to it while it exists', async ({
  page,
  site,
}) => {
  const { call, found, change } = await anotherDesk(site.origin)
  await site.mutate([
    post('logged', { title: 'A logged post' }),
    post('gone', { title: 'A post that goes' }),
    post('study', { _type: 'caseStudy', title: 'A logged study' }),
  ])
  await call('DELETE', apiPaths.blog('gone'))
  await call('DELETE', staffApiPaths.trashed('gone'))
  const number = await sendInquiry(site.origin, {})
  const [lead] = await found(number)
  await change(lead.id, { status: 'in_progress' })
  const [slot] = await freeSlots(site.origin)
  const meeting = await book(site.origin, String(slot))
  await call('POST', staffApiPaths.bookingCancel(meeting.id), {})
  await call('POST', staffApiPaths.users, { email: 'invited@example.com', role: 'editor' })

  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminLog)
  const table = page.getByRole('table')
  const links: readonly (readonly [string, string])[] = [
    ['A logged post', paths.adminBlog('logged')],
    ['A logged study', paths.adminCaseStudy('study')],
    [number, paths.adminLead(lead.id)],
    [meeting.number, paths.adminBooking(meeting.id)],
    ['invited', paths.adminUsers],
  ]
  for (const [name, href] of links) {
    await expect(table.getByRole('link', { name }).first(), name).toHaveAttribute('href', href)
  }
  await expect(table.getByText('A post that goes').first()).toBeVisible()
  await expect(table.getByRole('link', { name: 'A post that goes' })).toHaveCount(0)
  for (const [, href] of links) {
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('doesn’t exist')).toHaveCount(0)
  }
})
