import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { anotherDesk, leadRow, sendInquiry } from '../support/content/sent-leads.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'

test.use({
  settings: {
    // No mail server listens on this port, so every email remains queued.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Certavia <desk@example.com>',
    LEADS_TO: 'leads@example.com',
  },
})

test('the list of messages contains an email that cannot be sent, and an administrator can stop and retry it', async ({
  page,
  site,
}) => {
  await sendInquiry(site.origin, { company: 'Costa Clinics', email: 'm.duarte@costa.example' })
  const desk = await anotherDesk(site.origin)
  const [lead] = await desk.found('Costa')
  await enterAsStaff(page, site.origin)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.adminLead(lead.id))
  const told = page.getByRole('region', { name: 'Notifications' })
  await expect(told).toContainText('Email to staff')
  await expect(told).toContainText('Waiting, next try')

  await page.goto(paths.adminOutbox)
  const message = page.getByRole('row').filter({ hasText: 'leads@example.com' })
  // The second attempt is half a minute after the first.
  await expect(message).toContainText(/Waits after \d+ tr/)
  await message.getByRole('button', { name: 'Stop sending' }).click()
  await expect(page.getByText('Sending stopped')).toBeVisible()
  await expect(message).toContainText(/Failed after \d+ tr/)
  const tries = Number(/Failed after (\d+) tr/.exec(await message.innerText())?.[1])
  await expect(message.getByRole('button', { name: 'Stop sending' })).toHaveCount(0)
  await expectBarrierFree(page)

  await page.goto(paths.adminLeads)
  await expect(leadRow(page, 'Costa Clinics')).toHaveCount(1)
  await expect(page.getByText('1 message about leads could not be sent')).toBeVisible()
  await page.getByRole('link', { name: 'See the outbox' }).click()
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Sending the message again…')).toBeVisible()
  await expect(message).toContainText(`Waits after ${tries + 1} tries`)
})

test('the list of messages does not link an email to a lead whose data have been erased', async ({
  page,
  site,
}) => {
  const { data } = await (await fetch(site.origin + apiPaths.bookingSlots)).json()
  const email = 'gone@costa.example'
  const answer = await fetch(site.origin + apiPaths.bookings(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Gone', email, starts_at: data.slots[0] }),
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const desk = await anotherDesk(site.origin)
  await desk.call('POST', staffApiPaths.personErase, { email })
  await sendInquiry(site.origin, { company: 'Stays', email: 'stays@costa.example' })
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminOutbox)
  const rows = page.getByRole('region', { name: 'Messages about leads' }).getByRole('row')
  const stays = rows.filter({ hasText: 'stays@costa.example' })
  await expect(stays.getByRole('link', { name: 'Receipt to the sender' })).toBeVisible()
  const toStaff = rows.filter({ hasText: 'Email to staff' })
  await expect(toStaff.last().getByRole('link')).toBeVisible()
  await expect(toStaff.filter({ hasNot: page.getByRole('link') })).toHaveCount(1)
})
