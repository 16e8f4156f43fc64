import { readFile } from 'node:fs/promises'
import { browserErrorsInput } from '#shared/contracts/site/browser-errors.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 900 } })

test('page errors are logged in the tab and reported to the server, once for each error and without personal data', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.expect(/^page error: /)
  watch.expect(/^console error: .*Content Security Policy/)
  watch.expect(/^failed: https:\/\/elsewhere\.example\//)
  watch.expect(/^foreign host: https:\/\/elsewhere\.example\//)
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(apiPaths.browserErrors))
      reports.push(request.postDataJSON())
  })
  await page.clock.install()
  await enterAsStaff(page, site.origin)

  // A page opened through a personal link must report nothing.
  await page.goto(`${paths.adminReset}#secret`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  const reporter = page.waitForResponse(/error-reporter-[^/]*\.js$/)
  await page.evaluate(() => void Promise.reject(new Error('of one person')))
  await reporter
  await page.clock.runFor(10_000)
  expect(reports).toEqual([])

  await page.goto(`${paths.apiTest}?name=jane`)
  const log = page.getByRole('table', { name: 'Log of this tab' })
  await expect(log).toContainText('GET /api/auth/validate/ 200')
  await page.evaluate(() => {
    for (let time = 0; time < 3; time += 1)
      queueMicrotask(() => {
        throw new TypeError('order 4711 of jane@example.com is lost')
      })
    void Promise.reject(new Error('no answer from https://a.example/?q=jane'))
    const image = document.createElement('img')
    image.src = 'https://elsewhere.example/jane.png'
    document.body.append(image)
    image.remove()
    // Intentional aborts and errors of code from other origins must not be reported.
    void Promise.reject(new DOMException('ended', 'AbortError'))
  })
  const told = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(apiPaths.browserErrors),
  )
  // The browser reports each of the errors in a separate task.
  await expect(log).toContainText('TypeError: order # of [address] is lost')
  await expect(log).toContainText('Error: no answer from [address]')
  await expect(log).toContainText('img-src refused: another site')
  await page.clock.runFor(5_000)
  const request = await told
  expect(request.headers()['authorization']).toBeUndefined()
  const { errors } = browserErrorsInput.parse(request.postDataJSON())
  const route = paths.apiTest
  expect(errors.toSorted((a, b) => a.message.localeCompare(b.message))).toEqual([
    { kind: 'rejection', route, message: 'Error: no answer from [address]', source: '', times: 1 },
    { kind: 'csp', route, message: 'img-src refused: another site', source: '', times: 1 },
    {
      kind: 'error',
      route,
      message: 'TypeError: order # of [address] is lost',
      source: '',
      times: 3,
    },
  ])
  expect((await request.response())?.status()).toBe(200)

  // The log of the tab can be filtered, copied, saved and cleared.
  const rows = log.locator('tbody tr')
  await page.getByLabel('Category', { exact: true }).selectOption('Security')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(['img-src refused: another site'])
  await page.getByLabel('Category', { exact: true }).selectOption('')
  await page.getByLabel('Level', { exact: true }).selectOption('Error')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Search the log').fill('ORDER')
  await expect(rows).toHaveCount(1)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy as JSON' }).click()
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toMatchObject([{ level: 'error', category: 'api', timestamp: expect.any(String) }])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as JSON' }).click()
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toEqual(copied)
  await page.getByLabel('Search the log').fill('')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(rows).toHaveCount(0)

  // Users with the ability system.manage see the errors that the server has received.
  await page.clock.runFor(31_000)
  const kept = page.getByRole('table', { name: 'Browser errors' }).getByRole('row')
  await expect(kept.filter({ hasText: 'order # of [address] is lost' })).toContainText(
    paths.apiTest,
  )
  await expect(kept.filter({ hasText: 'of one person' })).toHaveCount(0)
})

test('a failed chunk load is reported in the tab and to the server', async ({ page, watch }) => {
  watch.expect(/careers-[^/]*\.js/)
  await page.clock.install()
  await page.goto(paths.about)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await page.route(/\/assets\/careers-[^/]*\.js$/, (route) => route.abort())
  const told = page.waitForRequest((request) => request.url().endsWith(apiPaths.browserErrors))
  await page.locator('.foot').getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.clock.runFor(5_000)
  const { errors } = browserErrorsInput.parse((await told).postDataJSON())
  // Hovering over the link preloads the code before the click. The first failure therefore belongs to the previous page.
  expect(errors).toContainEqual({
    kind: 'chunk',
    route: expect.stringMatching(`^(?:${paths.about}|${paths.careers})$`),
    message: expect.stringMatching(/dynamically imported module: \[address\]$/),
    source: expect.stringMatching(/^\/assets\/careers-/),
    times: expect.any(Number),
  })
})
