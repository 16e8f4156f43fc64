import { leadBulkAnswer, leadBulkInput, leadListAnswer } from '#shared/contracts/leads.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import {
  fileOf,
  leadRow,
  leadRows,
  listOf,
  newTag,
  sendInquiry,
} from '../support/content/sent-leads.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'

test.use({ on: 'desk' })

test('the list of leads shows markup, formulas and Arabic of inquiries as text, and its URL contains filters and sort order', async ({
  page,
  site,
}) => {
  const tag = newTag()
  const hostile = [
    { name: '<script>alert(1)</script>', company: `=cmd|' /C calc'!A0 ${tag}` },
    { name: 'محمد عبد الله', company: `شركة الشحن ${tag}` },
    { name: '😀 Zoë O’Brien', company: `"><img src=x onerror=alert(2)> ${tag}` },
  ]
  for (const values of hostile) await sendInquiry(site.origin, { ...values, message: '{{7*7}}' })
  await sendInquiry(
    site.origin,
    { company: `Registre ${tag}`, partnership_type: 'Others', goals: 'To share registers.' },
    apiPaths.partnership,
  )
  await enterAsStaff(page, site.origin)
  await page.goto(`${paths.adminLeads}?search=${tag}`)
  await expect(leadRows(page)).toHaveCount(4)
  for (const { name, company } of hostile) {
    await expect(leadRow(page, name)).toContainText(company)
    await expect(leadRow(page, name)).toContainText('left')
  }
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Partnership')
  await expect(leadRows(page)).toHaveCount(1)
  await expect(page).toHaveURL(`${paths.adminLeads}?kind=partnership&search=${tag}`)
  await expect(leadRow(page, `Registre ${tag}`)).toContainText('Others')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL(paths.adminLeads)
  await page.goBack()
  await page.goBack()
  await expect(leadRows(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'From' }).click()
  await expect(page).toHaveURL(`${paths.adminLeads}?search=${tag}&sort=name`)
  const from = page.getByRole('columnheader', { name: 'From' })
  await expect(from).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name: 'Answered' }).click()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.goBack()

  await leadRow(page, '<script>').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile[0]?.company ?? '')
  await expect(page.getByText('{{7*7}}')).toBeVisible()
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
  const reply = await page.getByRole('link', { name: 'Reply by email' }).getAttribute('href')
  expect(new URL(reply ?? '').searchParams.get('body')).toContain('> {{7*7}}')
})

test('a new lead appears in every open tab within two seconds, also after a lost connection', async ({
  page,
  context,
  site,
}) => {
  const tag = newTag()
  await enterAsStaff(page, site.origin)
  await page.goto(`${paths.adminLeads}?search=${tag}`)
  const other = await context.newPage()
  // Interrupts the connection between this tab and the server.
  let cut = () => Promise.resolve()
  let connections = 0
  await other.routeWebSocket(/\/api\/events\//, (socket) => {
    socket.connectToServer()
    connections += 1
    cut = () => socket.close({ code: 1012 })
  })
  await other.goto(paths.admin)
  await expect(other.getByRole('heading', { name: 'Waiting for a reply' })).toBeVisible()
  await other.getByRole('link', { name: /^Leads/ }).click()
  await other.getByRole('searchbox').fill(tag)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'No results' })).toBeVisible()
  }
  await expect.poll(() => connections).toBe(1)
  await sendInquiry(site.origin, { name: 'The first', company: tag })
  for (const tab of [page, other]) {
    await expect(leadRow(tab, 'The first')).toHaveCount(1, { timeout: 2_000 })
    await expect(tab.getByRole('link', { name: /Leads \d+ unread/ })).toBeVisible()
  }
  await cut()
  await sendInquiry(site.origin, { name: 'The second', company: tag })
  await expect.poll(() => connections).toBe(2)
  await expect(leadRow(other, 'The second')).toHaveCount(1)
})

test('the list of leads can be used by keyboard, and an action can be undone', async ({
  page,
  site,
}) => {
  const tag = newTag()
  for (const name of ['One', 'Two', 'Three']) {
    await sendInquiry(site.origin, { name, company: tag })
  }
  await enterAsStaff(page, site.origin)
  await page.goto(listOf(tag, '&sort=received'))
  await expect(leadRows(page)).toHaveCount(3)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').blur()
  for (const key of ['j', 'j', 'k', 'ArrowDown']) await page.keyboard.press(key)
  await expect(leadRows(page).nth(1).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('e')
  await expect(leadRow(page, 'Two')).toContainText('Answered in')
  // The list may show the change before the response that offers Undo arrives.
  await expect(page.getByText(/marked answered$/)).toBeVisible()
  await page.keyboard.press('u')
  await expect(leadRow(page, 'Two')).toContainText('New')
  for (const key of ['x', 'j', 'x', 'a']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toContainText('Assign 2 leads')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.getByRole('dialog').getByRole('combobox').selectOption({ label: 'staff (you)' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 leads assigned to staff')).toBeVisible()
  await expect(leadRow(page, 'Three').getByRole('cell', { name: 'staff' })).toBeVisible()
  await expect(
    leadRow(page, 'One').getByRole('button', { name: 'Assign to me: One' }),
  ).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText(
    'Mark the lead, or all selected leads, as answered',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await leadRow(page, 'One').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${tag}&sort=received$`))
  // The link "Next lead" follows the order of the list.
  await expect(page.getByRole('link', { name: 'Next lead' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText('Two', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Previous lead' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByText('One', { exact: true })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByLabel('Status')).toHaveValue('answered')
})

test('several leads can be answered, closed and exported at once', async ({ page, site }) => {
  const tag = newTag()
  await sendInquiry(site.origin, { name: '=1+1', company: tag })
  await sendInquiry(site.origin, { name: 'Plain', company: tag })
  await sendInquiry(site.origin, { name: 'Other', company: `${tag} but another` })
  await enterAsStaff(page, site.origin)
  await page.goto(listOf(tag))
  await expect(leadRows(page)).toHaveCount(3)
  await leadRow(page, '=1+1').getByRole('checkbox').check()
  await leadRow(page, 'Plain').getByRole('checkbox').check()
  const bar = page.getByRole('toolbar', { name: 'Selected leads' })
  const chosen = await fileOf(page, () => bar.getByRole('button', { name: 'Export CSV' }).click())
  expect(chosen.trim().split('\r\n')).toHaveLength(3)
  // The quote at the beginning prevents spreadsheets from interpreting the value as a formula.
  expect(chosen).toContain(`"'=1+1"`)
  await bar.getByRole('button', { name: 'Close as spam' }).click()
  await expect(page.getByText('2 leads closed as spam')).toBeVisible()
  await expect(leadRow(page, 'Plain')).toContainText('Closed, spam')
  await expect(bar).toBeHidden()
  await page.goto(listOf(`${tag}+another`))
  await expect(leadRows(page)).toHaveCount(1)
  const button = page.getByRole('button', { name: 'Export CSV' })
  const shown = await fileOf(page, () => button.click())
  expect(shown.trim().split('\r\n')).toHaveLength(2)
  expect(shown).toContain('"Other"')
})

test('the server selects all matching leads; one call changes them, and Undo restores them', async ({
  page,
  site,
}) => {
  const tag = newTag()
  for (let at = 0; at < 17; at += 1) {
    await sendInquiry(site.origin, { name: `Sender ${at}`, company: tag })
  }
  await enterAsStaff(page, site.origin)
  await page.goto(listOf(tag, '&sort=received'))
  await expect(leadRows(page)).toHaveCount(15)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Select all 17 that match' }).click()
  const bar = page.getByRole('toolbar', { name: 'Selected leads' })
  await expect(bar).toContainText('17 selected')
  await expect(page.getByText('All 17 that match are selected, as of')).toBeVisible()
  await expectBarrierFree(page, undefined, '.desk-strip-place')
  await leadRow(page, 'Sender 0').first().getByRole('checkbox').uncheck()
  await expect(bar).toContainText('16 selected')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(new URL(request.url()).pathname)
  })
  await bar.getByRole('button', { name: 'Close as spam' }).click()
  await expect(page.getByText('16 leads closed as spam')).toBeVisible()
  expect(calls).toEqual([staffApiPaths.leadsBulk])
  // All selected leads must have changed, but not the lead that was deselected.
  const spam = leadRows(page).locator('.lead-status', { hasText: /spam/i })
  await expect(spam).toHaveCount(14)
  await expect(leadRow(page, 'Sender 0')).toContainText('New')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(spam).toHaveCount(0)
})

test('a bulk change of leads lists each unchanged lead with the reason', async ({ page, site }) => {
  const tag = newTag()
  for (const name of ['First', 'Second']) await sendInquiry(site.origin, { name, company: tag })
  await enterAsStaff(page, site.origin)
  await page.goto(listOf(tag, '&sort=received'))
  await expect(leadRows(page)).toHaveCount(2)
  const reason = 'Load the inquiry again. It has changed since you opened it'
  // Changes the second lead concurrently at each attempt, until the server stops trying to change this lead.
  await page.route(`**${staffApiPaths.leadsBulk}`, async (route) => {
    const { ids = [], change } = leadBulkInput.parse(route.request().postDataJSON())
    const postData = { ids: ids.slice(0, 1), change }
    const { data } = leadBulkAnswer.parse(await (await route.fetch({ postData })).json())
    const left = ids.slice(1).map((id) => ({ id, title: '', reason }))
    await route.fulfill({ json: { success: true, data: { ...data, left } } })
  })
  for (const name of ['First', 'Second']) await leadRow(page, name).getByRole('checkbox').check()
  const bar = page.getByRole('toolbar', { name: 'Selected leads' })
  await bar.getByRole('button', { name: 'Mark answered' }).click()
  const left = page.getByRole('region', { name: 'Not changed' })
  await expect(left.getByRole('listitem')).toHaveText([`Second ${reason}`])
  await expect(leadRow(page, 'First')).toContainText('Answered in')
  await expect(leadRow(page, 'Second')).toContainText('New')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(leadRow(page, 'First')).toContainText('New')
  await expect(left).toBeHidden()
})

test('the response deadline of a lead becomes a warning and then shows the delay', async ({
  page,
  site,
}) => {
  const tag = newTag()
  await sendInquiry(site.origin, { company: tag })
  await enterAsStaff(page, site.origin)
  // Only hours of working days count. An inquiry early on a Friday is due early on Monday; an hour before this time is on Sunday.
  const due = Date.parse('2026-06-03T10:00:00Z')
  const minute = 60_000
  await page.route(`**${staffApiPaths.leads()}?*`, async (route) => {
    const answer = leadListAnswer.parse(await (await route.fetch()).json())
    const times = { received_at: '2026-06-02T10:00:00Z', due_at: new Date(due).toISOString() }
    const results = answer.results.map((lead) => ({ ...lead, ...times }))
    await route.fulfill({ json: { ...answer, results } })
  })
  await page.clock.install({ time: due - 200 * minute })
  await page.goto(listOf(tag))
  await expect(leadRow(page, tag)).toContainText('min left')
  await page.clock.pauseAt(due - 90.6 * minute)
  await expect(leadRow(page, tag)).toContainText('1 h 30 min left')
  await page.clock.fastForward(91 * minute)
  await expect(leadRow(page, tag)).toContainText('less than a minute late')
  await page.clock.fastForward(130 * minute)
  await expect(leadRow(page, tag)).toContainText('2 h 10 min late')
})
