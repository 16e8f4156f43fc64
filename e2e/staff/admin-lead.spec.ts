import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree, expectNoBarrier } from '../support/checks/barrier-free.ts'
import {
  anotherDesk,
  fileOf,
  leadRow,
  leadRows,
  listOf,
  newTag,
  sendInquiry,
} from '../support/content/sent-leads.ts'
import { enterAsStaff, makeEditor } from '../support/pages/staff-page.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'desk' })

test('a note on a lead is saved automatically and is visible to others', async ({ page, site }) => {
  const tag = newTag()
  await sendInquiry(site.origin, { company: tag })
  const desk = await anotherDesk(site.origin)
  const [lead] = await desk.found(tag)
  expect(lead.seen).toBe(false)
  const editor = await makeEditor(site.origin)
  await enterAsStaff(page, site.origin, editor)
  await page.goto(paths.adminLead(lead.id))
  const note = page.getByLabel('Your note (only staff can see it)')
  await note.pressSequentially('Asked the desk ')
  await note.pressSequentially('about Brazil.')
  await expect(page.getByText(/Saved \d\d:\d\d UTC/)).toBeVisible()
  await expect.poll(async () => (await desk.found(tag))[0].seen).toBe(true)
  // Text that is typed just before the user leaves the page must be saved too.
  await note.pressSequentially(' Waiting for Ruth.')
  await page.getByRole('link', { name: 'Leads', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
  const kept = 'Asked the desk about Brazil. Waiting for Ruth.'
  const notesOf = async () => (await desk.call('GET', staffApiPaths.lead(lead.id))).data.notes
  await expect.poll(notesOf).toEqual([expect.objectContaining({ text: kept })])
  await page.goto(paths.adminLead(lead.id))
  await expect(note).toHaveValue(kept)
  await page.getByRole('button', { name: 'Add another note' }).click()
  await note.fill('A second one')
  await expect(page.getByText(/Saved/)).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: kept })).toBeVisible()
  expect(await notesOf()).toHaveLength(2)
})

test('the second user of a conflict on a lead sees the newer state and loses no typed text', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^409: PATCH/)
  const tag = newTag()
  await sendInquiry(site.origin, { company: tag })
  const desk = await anotherDesk(site.origin)
  const [lead] = await desk.found(tag)
  await enterAsStaff(page, site.origin)
  // Blocks live updates, so that this tab does not learn of the change before it saves.
  await page.routeWebSocket(/\/api\/events\//, () => undefined)
  await page.goto(paths.adminLead(lead.id))
  await expect(page.getByLabel('Status')).toHaveValue('new')
  await page.getByLabel('Your note (only staff can see it)').fill('Half a thought')
  await desk.change(lead.id, { status: 'closed', closed_as: 'won' })
  await page.getByLabel('Status').selectOption('Answered')
  await expect(page.getByText('Someone else changed it first')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('closed-won')
  await expect(page.getByLabel('Your note (only staff can see it)')).toHaveValue('Half a thought')
  await page.getByLabel('Status').selectOption('In progress')
  await expect(page.getByText(`Lead ${lead.number} marked in progress`)).toBeVisible()
})

test('an administrator exports and erases a person’s data, and confirms the erasure by typing the number of the lead', async ({
  page,
  site,
}) => {
  // The page must not request the erased lead again: a 404 would fail the test.
  const tag = newTag()
  const email = `${tag}@example.com`
  const number = await sendInquiry(site.origin, { company: tag, email, message: 'The first' })
  await sendInquiry(site.origin, { company: tag, email, message: 'The second' })
  await sendInquiry(site.origin, { company: tag, name: 'Somebody else' })
  await enterAsStaff(page, site.origin)
  await page.goto(listOf(tag, '&sort=received'))
  await leadRow(page, number).getByRole('link').first().click()
  const file = await fileOf(page, () =>
    page.getByRole('button', { name: 'Export this person’s data' }).click(),
  )
  const { leads } = JSON.parse(file)
  expect(leads.map(({ message }: { message: string }) => message).toSorted()).toEqual([
    'The first',
    'The second',
  ])
  await page.getByRole('button', { name: 'Erase this person’s data' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Every inquiry from this address')
  await dialog.getByLabel('Type the number').fill('WRONG123')
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(dialog).toContainText(`Type ${number}, exactly as shown`)
  await dialog.getByLabel('Type the number').fill(number.toLowerCase())
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('2 leads erased')).toBeVisible()
  await expect(leadRows(page)).toHaveCount(1)
  await expect(leadRow(page, 'Somebody else')).toHaveCount(1)
})

test(
  'an editor can work on leads, and a viewer cannot see them',
  IN_FULL,
  async ({ page, site, context }) => {
    const tag = newTag()
    await sendInquiry(site.origin, { company: tag })
    await enterAsStaff(page, site.origin, await makeEditor(site.origin))
    await page.goto(listOf(tag))
    await leadRow(page, tag).locator('summary').click()
    await expect(page.getByRole('button', { name: 'Close as won' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erase' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)

    const other = await context.newPage()
    const asked: string[] = []
    other.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await enterAsStaff(other, site.origin, await makeEditor(site.origin, 'viewer'))
    await other.goto(paths.adminLeads)
    await expect(other.getByText('Ask an administrator for the editor role')).toBeVisible()
    await expect(other.getByRole('navigation', { name: 'Staff area' })).not.toContainText('Leads')
    await other.getByRole('link', { name: 'Overview' }).click()
    await expect(other.getByRole('heading', { name: 'Awaiting review' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Waiting for a reply' })).toHaveCount(0)
    expect(asked.filter((path) => /^\/api\/(?:lead|mail)/.test(path))).toEqual([])
  },
)

test(
  'the list of leads and a lead are accessible in both themes, narrow and wide',
  IN_FULL,
  async ({ page, site }) => {
    const tag = newTag()
    await sendInquiry(site.origin, { name: 'One', company: tag, phone: '+44 20 7946 0000' })
    await sendInquiry(site.origin, { name: 'Two', company: tag })
    const desk = await anotherDesk(site.origin)
    const [lead, answered] = await desk.found(tag)
    await desk.change(answered.id, { status: 'answered' })
    await desk.call('POST', staffApiPaths.leadNotes(lead.id), { text: 'Asked the desk.' })
    await enterAsStaff(page, site.origin, await makeEditor(site.origin, 'admin'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(listOf(tag))
    await expect(leadRows(page)).toHaveCount(2)
    await expectBarrierFree(page)
    await page.locator('tbody input[type=checkbox]').first().check()
    await leadRows(page).first().locator('summary').click()
    await expectNoBarrier(page, 'a selection and an open menu', 'main')
    await page.getByRole('button', { name: 'Erase' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarrier(page, 'the question before an erasure', 'dialog[open]')
    await page.keyboard.press('Escape')
    await page.goto(paths.adminLead(lead.id))
    await expect(page.getByText('Asked the desk.')).toBeVisible()
    await expectBarrierFree(page)
  },
)
