import { expect, test } from '../support/fixtures.ts'
import { boxesOf } from '../support/checks/layout.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'empty' })

const guide = paths.industry('banking-financial')
const RISK = 'Staff with access to client money'

test('a screen reader announces the checks that address a risk, and the meaning of empty cells once', async ({
  page,
}) => {
  await page.goto(guide)
  const matrix = page.getByRole('table', {
    name: /An empty cell means that the check is not needed/,
  })
  await expect(matrix.getByRole('columnheader')).toHaveText([
    'Risk',
    'Criminal',
    'Education',
    'Employment',
    'Watchlist',
    'Address',
    'KYC',
    'Risk score',
  ])
  const row = matrix.getByRole('row', { name: RISK })
  await expect(row.getByRole('rowheader')).toContainText('Theft or fraud by an insider')
  await expect(row.getByRole('cell')).toHaveText([
    'Main check',
    '',
    'Main check',
    'Supporting check',
    '',
    '',
    'Supporting check',
  ])
})

test('the table of an industry has its seven checks in columns 6 to 12 of the page grid', async ({
  page,
}) => {
  await page.goto(guide)
  const [frame, first] = await boxesOf(
    page,
    page.locator('.matrix'),
    page.getByRole('columnheader', { name: 'Criminal' }),
  )
  const step = ((frame?.width ?? 0) + 24) / 12
  // The dividing line is in the gap before the sixth column.
  expect((first?.x ?? 0) - (frame?.x ?? 0)).toBeGreaterThan(5 * step - 24)
  expect((first?.x ?? 0) - (frame?.x ?? 0)).toBeLessThanOrEqual(5 * step)
})

test('an industry lists the checks of each risk on a phone, and hides the table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(guide)
  await expect(page.getByRole('table', { name: /risks in rows/ })).toHaveCount(0)
  const risk = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: RISK }) })
  await expect(risk.getByRole('definition').first()).toHaveText(/Criminal\s*Employment/)
  await expect(risk.getByRole('term')).toHaveText(['Main check', 'Supporting checks'])
  await expect(risk.getByRole('definition').last()).toHaveText(/Watchlist\s*Risk score/)
})

test('an unknown industry returns 404', async ({ page, watch }) => {
  watch.expect(/^404: GET .*no-such-trade/)
  const answer = await page.goto(paths.industry('no-such-trade'))
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'All industries' }).click()
  await expect(page).toHaveURL(paths.industries)
})

test.describe('an industry page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the complete guide, and has questions that can be opened', async ({ page }) => {
    await page.goto(guide)
    await expect(page.getByText('Industry guide').first()).toBeVisible()
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    expect((await headings.allTextContents()).slice(0, 6)).toEqual([
      'Six screening risks in banking',
      'Who banks check, and how often',
      'A relationship manager with four years abroad',
      'Bank screening rules: FDIC, FINRA, SM&CR, AML',
      'Bank screening: common questions',
      'Services for banks',
    ])
    await expect(headings.last()).toHaveText(
      'Which roles do your auditors ask about? We’ll map the checks.',
    )
    const second = page.getByRole('main').locator('details').nth(1)
    await second.locator('summary').click()
    await expect(second.locator('p')).toBeVisible()
  })
})
