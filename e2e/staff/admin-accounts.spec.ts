import { operations } from '#shared/contracts/operations/operations.ts'
import { accountsAnswer } from '#shared/contracts/users.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { staff } from '../support/sites/processes.ts'
import {
  enterAsStaff,
  fillSignIn,
  makeEditor,
  post,
  signInAt,
} from '../support/pages/staff-page.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { watchContext } from '../support/checks/quiet.ts'

test('staff sign in, reach the overview, and sign out', async ({ page }) => {
  await page.goto(paths.adminUsers)
  await expect(page).toHaveURL(paths.signIn(paths.adminUsers))
  await fillSignIn(page)
  await expect(page).toHaveURL(paths.adminUsers)
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Awaiting review' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(paths.admin)
  await expect(page.getByText('You’ve signed out here and in the Studio')).toBeVisible()
})

test.describe('the staff area on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 }, timezoneId: 'Europe/Berlin' })

  test('shows the complete sidebar with "Sign out" without scrolling', async ({ page }) => {
    await signInAt(page)
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
    const hidden = await page
      .locator('.staff-bar')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(hidden).toBe(0)
  })
})

test('signing out in one tab also signs out all other tabs', async ({ page, context, watch }) => {
  await signInAt(page)
  const other = await context.newPage()
  await other.goto(paths.adminBlogs)
  await expect(other.getByText(/· refreshed/)).toBeVisible()
  // The server rejects requests of the other tab as soon as the session has ended.
  watch.expect(/^401: GET .*\/api\//)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(paths.signIn(paths.adminBlogs))
})

test('the overview shows pending, scheduled and recently changed articles', async ({
  page,
  site,
}) => {
  await site.mutate([
    post('drafts.review', { title: 'To be reviewed', status: 'in_review' }),
    post('drafts.later', {
      title: 'Later',
      status: 'scheduled',
      publishAt: '2030-01-01T09:00:00Z',
    }),
  ])
  await enterAsStaff(page, site.origin)
  await page.goto(paths.admin)
  await expect(page.getByRole('table', { name: 'Awaiting review' })).toContainText('To be reviewed')
  await expect(page.getByRole('table', { name: 'Scheduled' })).toContainText('1 Jan 2030 09:00')
  await expect(page.getByRole('table', { name: 'Recently changed' })).toContainText('Later')
  await expect(page.getByRole('region', { name: 'Site health' })).toContainText('Up to date')
  await page
    .getByRole('link', { name: /^\d+ Blogs$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/BlogManagement\?status=/)
})

test('an invited user sets a password through the link and has the rights of an editor', async ({
  page,
  site,
  browser,
}) => {
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminUsers)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a user' })
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter an email address')
  await dialog.getByLabel('Email').fill('new@example.com')
  await dialog.getByLabel('Name').fill('New Editor')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create account' }).click()
  const link = await page.getByLabel('One-time link').inputValue()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /new@example\.com/ })).toContainText('Invited')

  const context = await browser.newContext({ baseURL: site.origin })
  const watch = watchContext(context, site.origin)
  watch.expect(/^422: POST .*\/auth\/reset\//)
  watch.expect(/^410: POST .*\/auth\/reset\//)
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
  await expect(theirs).toHaveURL(paths.adminReset)
  await theirs.getByLabel('New password').fill('password12')
  await theirs.getByRole('button', { name: 'Set password' }).click()
  await expect(theirs.getByRole('alert')).toBeVisible()
  await theirs.getByLabel('New password').fill('seven green kettles sing')
  await theirs.getByRole('button', { name: 'Set password' }).click()
  await expect(theirs.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
  await theirs.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(theirs, { email: 'new@example.com', password: 'seven green kettles sing' })
  await expect(theirs.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Users' })).toHaveCount(0)
  await theirs.goto(paths.adminUsers)
  await expect(theirs.getByText('Only they can see and change accounts')).toBeVisible()

  // The link can be used only once.
  await theirs.goto(link)
  await theirs.getByLabel('New password').fill('another kettle altogether')
  await theirs.getByRole('button', { name: 'Set password' }).click()
  await expect(theirs.getByRole('alert')).toContainText('expired or was used')

  // Deactivation signs the user out at once.
  await page.getByRole('button', { name: 'Deactivate new@example.com' }).click()
  const asked = page.getByRole('dialog', { name: 'Deactivate this user?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('row', { name: /new@example\.com/ })).not.toContainText('Reactivate')
  await page.getByRole('button', { name: 'Deactivate new@example.com' }).click()
  await asked.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('row', { name: /new@example\.com/ })).toContainText('Reactivate')
  await expect(page.getByRole('row', { name: /new@example\.com/ })).toContainText('Deactivated')
  await expect(page.getByRole('button', { name: 'Reactivate new@example.com' })).toBeFocused()
  watch.expect(/^401: /)
  await theirs.goto(paths.adminBlogs)
  await expect(theirs.getByText('Your session has ended')).toBeVisible()
  expect(watch.faults).toEqual([])
  await context.close()
})

test('a viewer can read and preview, and can write after an administrator changes the role', async ({
  page,
  site,
  browser,
}) => {
  await site.mutate([post('read-only', { title: 'To be read' })])
  const viewer = await makeEditor(site.origin, 'viewer')
  const context = await browser.newContext({ baseURL: site.origin })
  const watch = watchContext(context, site.origin)
  const theirs = await context.newPage()
  await enterAsStaff(theirs, site.origin, viewer)
  await theirs.goto(paths.adminBlogs)
  await expect(theirs.getByText('You can read and preview every blog')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'To be read' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: /^New blog/ })).toHaveCount(0)
  await expect(theirs.getByRole('checkbox')).toHaveCount(0)
  await theirs.getByRole('link', { name: 'To be read' }).click()
  await expect(theirs.getByText('ask an administrator for the editor role')).toBeVisible()
  await expect(theirs.getByLabel('Title', { exact: true })).toBeDisabled()
  await expect(theirs.getByRole('textbox', { name: 'Text' })).not.toBeEditable()
  await expect(theirs.getByRole('button', { name: /Save|Publish|Delete|More/ })).toHaveCount(0)
  expect(await axeViolations(theirs)).toEqual([])
  await theirs.getByRole('button', { name: 'Preview' }).click()
  const sheet = theirs.frameLocator('#preview-dialog iframe').first()
  await expect(sheet.getByRole('heading', { name: 'To be read' })).toBeVisible()

  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminUsers)
  await page.getByLabel(`Role of ${viewer.email}`).selectOption('Editor')
  const asked = page.getByRole('dialog', { name: 'Change this role?' })
  await asked.getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('has the role editor')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByLabel('Title', { exact: true })).toBeEnabled()
  await expect(theirs.getByRole('button', { name: 'Save draft' })).toBeVisible()
  expect(watch.faults).toEqual([])
  await context.close()
})

test('changing the role of a user asks for confirmation and preserves the focus', async ({
  page,
  site,
}) => {
  const viewer = await makeEditor(site.origin, 'viewer')
  const [name = ''] = viewer.email.split('@')
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminUsers)
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData())
  })
  const role = page.getByLabel(`Role of ${viewer.email}`)
  const asked = page.getByRole('dialog', { name: 'Change this role?' })
  // The list of roles is closed, so each press of an arrow key selects the next role.
  await role.focus()
  await page.keyboard.press('ArrowDown')
  await expect(asked).toContainText(`The role of ${name} changes from Viewer to Editor.`)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(role).toHaveValue('viewer')
  await expect(role).toBeFocused()
  expect(sent).toEqual([])

  await page.keyboard.press('ArrowDown')
  await asked.getByRole('button', { name: 'Change role' }).press('Enter')
  await expect(page.getByText(`${name} has the role editor now`)).toBeVisible()
  await expect(role).toHaveValue('editor')
  await expect(role).toBeFocused()
  expect(sent).toEqual(['{"role":"editor"}'])
})

test('the last administrator cannot be demoted', async ({ page, site }) => {
  const token = await enterAsStaff(page, site.origin)
  await page.goto(paths.adminUsers)
  const role = page.getByLabel(`Role of ${staff.email}`)
  await expect(role).toHaveValue('admin')
  await expect(role).toBeDisabled()
  await expect(role).toHaveAccessibleDescription('Only another administrator can change your role.')
  // The server also rejects the change if the request does not come from this page.
  const headers = { authorization: `Bearer ${token}` }
  const listed = await fetch(site.origin + staffApiPaths.users, { headers })
  const { data } = accountsAnswer.parse(await listed.json())
  const own = data.find(({ email }) => email === staff.email)
  const refused = await fetch(site.origin + staffApiPaths.user(own?.id ?? ''), {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'editor' }),
  })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('This is the last one')
  await page.reload()
  await expect(role).toHaveValue('admin')
})

test('the account page shows a wrong current password at its field, and ends sessions one by one or all at once', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^422: POST .*\/auth\/password\//)
  const account = await makeEditor(site.origin)
  await signInAsStaff(site.origin, account)
  await enterAsStaff(page, site.origin, account)
  await page.goto(paths.adminAccount)
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('seven green kettles sing')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter your current password. This is another one')).toBeVisible()
  const others = page.getByRole('button', { name: /^End the session/ })
  await expect(others).toHaveCount(1)
  await others.click()
  await expect(others).toHaveCount(0)
  // The server rejects requests of the page as soon as all sessions have ended.
  watch.expect(/^401: GET .*\/api\//)
  await page.getByRole('button', { name: 'Sign out on all devices' }).click()
  await expect(page.getByText('You’ve signed out here and in the Studio')).toBeVisible()
})

test('the API test page can run every operation, and logs its calls', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^404: GET .*\/api\/blogs\/no-such/)
  await enterAsStaff(page, site.origin)
  await page.goto(paths.apiTest)
  const list = page.getByRole('navigation', { name: 'Operations' }).getByRole('button')
  await expect(list).toHaveCount(operations.length)
  await page.getByLabel('limit').fill('1')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const outcome = page.getByRole('status').filter({ hasText: 'GET /api/blogs/' })
  await expect(outcome).toContainText(/200\d+ ms[\d,]+ bytes/)
  await expect(page.getByLabel('Response body')).toContainText('"limit": 1')
  await page.getByText('Headers', { exact: true }).click()
  await expect(page.getByText('x-request-id')).toBeVisible()

  await list.filter({ hasText: /^GET\/api\/blogs\/\{id\}\/$/ }).click()
  await page.getByLabel('id', { exact: true }).fill('no-such')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByLabel('Response body')).toContainText('not_found')
  await expect(page.getByRole('table', { name: 'Log of this tab' })).toContainText(
    'GET /api/blogs/no-such/ 404',
  )

  await list.filter({ hasText: 'POST/api/blogs/' }).first().click()
  const body = page.getByRole('textbox', { name: 'Body' })
  await expect(body).toHaveValue(/"title": ""/)
  await body.fill('{"title": "Made by hand"}')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'POST /api/blogs/' })).toContainText(
    '201',
  )
})
