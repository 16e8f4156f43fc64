import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { axeViolations } from '../support/checks/axe.ts'
import { addLakeAccount } from '../support/sites/lake-account.ts'
import {
  freePort,
  startLake,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'

const TOKEN = 'a-token-for-the-lake-under-test'
const ANN = { email: 'ann@example.com', password: 'copper kettle on a ladder' }

/** Page that starts like a Studio (`WorkspaceLoader` in its sources): it loads the signed-in user, or else the sign-in page. */
const STUDIO = (lake: string) => `<!doctype html><title>Studio</title><p id="who">…</p>
<script type="module">
  const ask = (path, init) => fetch('${lake}/v2026-05-04' + path, init).then((answer) => answer.json())
  const sid = new URLSearchParams(location.hash.slice(1)).get('sid')
  const who = document.getElementById('who')
  try {
    if (sid === null) {
      const { providers: [provider] } = await ask('/auth/providers')
      const search = new URLSearchParams({ origin: location.origin + '/desk', projectId: 'local', withSid: 'true' })
      who.innerHTML = '<a></a>'
      who.firstChild.href = provider.url + '?' + search
      who.firstChild.textContent = provider.title
    } else {
      const { token } = await ask('/auth/fetch?sid=' + sid, { credentials: 'include' })
      const me = await ask('/users/me', { headers: { authorization: 'Bearer ' + token } })
      who.textContent = 'Signed in as ' + (me.email || me.name)
    }
  } catch (error) {
    who.textContent = String(error)
  }
</script>`

const stack = new AsyncDisposableStack()
let lake: Program
let studio: string

test.beforeAll(async () => {
  const directory = stack.use(await temporaryDirectory()).path
  lake = await startLake({ port: await freePort(), directory, token: TOKEN })
  stack.defer(() => lake.signal('SIGTERM'))
  await addLakeAccount(directory, ANN)
  const page = STUDIO(lake.url)
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  stack.defer(() => void server.close())
  studio = `http://127.0.0.1:${port}`
})

test.afterAll(() => stack.disposeAsync())

test('a user signs in by keyboard for a Studio of another origin, and stays signed in', async ({
  page,
}) => {
  await page.goto(studio)
  await page.getByRole('link', { name: /^Sign in at/ }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(ANN.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('a wrong password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Check the email and the password')
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(ANN.email)
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      expect(await axeViolations(page)).toEqual([])
    }
  }
  await page.keyboard.type(ANN.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Signed in as ${ANN.email}`)).toBeVisible()
  expect(page.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/desk#sid=/)

  await page.goto(studio)
  await page.getByRole('link', { name: /^Sign in at/ }).click()
  await expect(page.getByText(`Signed in as ${ANN.email}`)).toBeVisible()
})

test('the sign-in page of the lake also accepts a token, and shows instructions for a Studio that is not in LAKE_ORIGINS', async ({
  page,
}) => {
  await page.goto(studio)
  await page.getByRole('link', { name: /^Sign in at/ }).click()
  await page.getByText('Use a token instead').click()
  await page.getByRole('textbox', { name: 'Token' }).fill(TOKEN)
  await page.getByRole('button', { name: 'Sign in with the token' }).click()
  await expect(page.getByText('Signed in as Site')).toBeVisible()

  await page.goto(`${lake.url}/auth/login?origin=https://elsewhere.example/&projectId=local`)
  await expect(page.getByText('Add https://elsewhere.example to LAKE_ORIGINS')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
