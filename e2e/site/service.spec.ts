import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { expectPartFree } from '../support/checks/barrier-free.ts'
import { layOutWholePage, boxesOf } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'

const service = paths.service('criminal-check')

const post = (id: string, tags: readonly string[], publishedAt: string) => ({
  createOrReplace: {
    _id: id,
    _type: 'blog',
    title: `Note ${id}`,
    slug: { _type: 'slug', current: id },
    status: 'published',
    publishedAt,
    excerpt: `Excerpt of ${id}`,
    tags,
  },
})

const study = (id: string, services: readonly string[]) => ({
  createOrReplace: {
    _id: id,
    _type: 'caseStudy',
    title: `Study ${id}`,
    slug: { _type: 'slug', current: id },
    status: 'published',
    publishedAt: '2026-01-02T03:04:05Z',
    summary: `Summary of ${id}`,
    services,
    industry: 'insurance',
    results: [{ _key: 'a', label: 'places asked', value: '4' }],
  },
})

test('a service page links to its related articles, and omits the section if there are none', async ({
  page,
  site,
}) => {
  await page.goto(service)
  await expect(
    page.getByRole('heading', { name: 'Checks to order with a criminal record check' }),
  ).toBeVisible()
  await expect(page.locator('.reading:not(.reading-reasons)')).toHaveCount(0)
  await site.mutate([
    post('older', ['criminal-check'], '2026-01-01T00:00:00Z'),
    post('newer', ['Criminal check'], '2026-02-01T00:00:00Z'),
    post('other', ['rag'], '2026-03-01T00:00:00Z'),
    study('of-service', ['criminal-check']),
  ])
  const section = page.getByRole('main').locator('.reading:not(.reading-reasons)')
  const expectReading = (path: string, headings: readonly string[]) =>
    expect(async () => {
      await openPage(page, path)
      await expect(section.getByRole('heading')).toHaveText(headings, { timeout: 500 })
    }).toPass()
  const all = ['Study of-service', 'Note newer', 'Note older']
  await expectReading(service, all)
  expect(await axeViolations(page)).toEqual([])
  await expectReading(paths.industry('insurance'), ['Study of-service'])
  await expectReading(paths.solution('background-screening'), all)
  await section.getByRole('link', { name: 'Note newer' }).click()
  await expect(page).toHaveURL(paths.blog('newer'))
  await site.mutate(['older', 'newer', 'other', 'of-service'].map((id) => ({ delete: { id } })))
  await expectReading(service, [])
})

test('the notes of a sample report are next to their fields on a wide screen, alternating left and right', async ({
  page,
}) => {
  await page.goto(service)
  // Scrolls to the sample report first: when it comes into view, the page replaces the static report by the editable one.
  await page.locator('#specimen').scrollIntoViewIfNeeded()
  await page.locator('.report-input').first().waitFor()
  const fields = page.locator('.report-fields > div')
  let side = 'left'
  for (const field of await fields.all()) {
    const note = field.locator('.report-note')
    if ((await note.count()) === 0) continue
    const head = page.locator('.report-head')
    const [at, label, sheet] = await boxesOf(page, note, field.locator('dt'), head)
    expect(Math.abs((at?.y ?? 0) - (label?.y ?? 0)), 'in the row of its field').toBeLessThan(2)
    const isLeft = (at?.x ?? 0) < (sheet?.x ?? 0)
    expect(isLeft ? 'left' : 'right').toBe(side)
    side = side === 'left' ? 'right' : 'left'
  }
})

test('the seal of the sample report breaks when a value is edited, and closes when the value is put back', async ({
  page,
}) => {
  await page.goto(service)
  await expect(page.getByRole('status').filter({ hasText: 'Matches the record' })).toBeAttached()
  await page.locator('#specimen').scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Specimen, Z.')
  await expect(page.getByText('Issued as: Specimen, A.')).toBeVisible()
  await expect(page.locator('.tally-broken')).toBeVisible()
  await expectPartFree(page, 'the broken sample', '#specimen')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.locator('.tally-broken')).toHaveCount(0)
})

test('each note of the sample report unfolds below its field on a phone, and the table is read row by row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(service)
  await page.getByLabel('Explain each field').check()
  // The page replaces the static report by the editable one when the report comes into view.
  await page.locator('.report-input').first().waitFor()
  const field = page.locator('.report-fields > div').first()
  const parts = [field.locator('.report-value'), field.locator('.report-note')]
  const [value, note] = await boxesOf(page, ...parts)
  expect(value?.height).toBeGreaterThan(0)
  expect(note?.y ?? 0).toBeGreaterThan((value?.y ?? 0) + (value?.height ?? 0) - 1)
  const table = page.locator('.record-box').first()
  const row = table.locator('tbody tr').first()
  const heads = await table.locator('thead th').allTextContents()
  const cells = row.locator('td')
  await expect(cells).toHaveCount(heads.length - 1)
  // A row shows its name and its turnaround; the other lines unfold.
  await expect(cells.last()).toBeVisible()
  await expect(cells.first()).toBeHidden()
  // Scrolls the row to the middle, away from the floating controls.
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await row.locator('.fold').click()
  await expect(row.getByRole('checkbox', { name: /^Show more about/ })).toBeChecked()
  for (const [index, head] of heads.slice(1).entries()) {
    const label = cells.nth(index).locator('.record-label')
    await expect(label).toHaveText(head)
    await expect(label).toBeVisible()
  }
  const [turnaround, ...others] = (await cells.all()).toReversed()
  if (turnaround === undefined) throw new Error('the row has no cells')
  const lines = [row.locator('th'), turnaround, ...others.toReversed()]
  const places = (await boxesOf(page, ...lines)).map(({ y }) => y)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(new Set(places).size).toBe(lines.length)
  expect(await table.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
})

test('a service page with a long report is a few screens long, on desktop and phone', async ({
  page,
}) => {
  // Measures another page, because `budgets.spec.ts` measures the length of the criminal check.
  await page.goto(paths.service('rag'))
  await layOutWholePage(page)
  for (const { width, height, most } of [
    { width: 1440, height: 900, most: 6.5 },
    { width: 390, height: 844, most: 10.5 },
  ]) {
    await page.setViewportSize({ width, height })
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(length / height, `at ${width}`).toBeLessThanOrEqual(most)
  }
})

test('the questions of a service page open and close by keyboard', async ({ page }) => {
  await openPage(page, service)
  const questions = page.locator('.questions details')
  const [first, second] = [questions.first(), questions.nth(1)]
  await expect(first).toHaveAttribute('open')
  await second.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(second.locator('p')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(second.locator('p')).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(first.locator('p')).toBeHidden()
})

test('in the flow of every solution page, each link is a bundle of lines from the edge of one box to the edge of another', async ({
  page,
}) => {
  for (const { slug } of solutionEntries) {
    await page.goto(paths.solution(slug))
    const columns = page.locator('.flow-column > ul')
    const [drawing, first, last] = await boxesOf(
      page,
      page.locator('.flow-lines'),
      columns.first(),
      columns.last(),
    )
    expect(drawing?.width).toBeGreaterThan(0)
    expect(Math.abs((drawing?.x ?? 0) - (first?.x ?? 0))).toBeLessThan(1)
    expect(Math.abs((drawing?.y ?? 0) - (first?.y ?? 0))).toBeLessThan(1)
    const right = (box: typeof last) => (box?.x ?? 0) + (box?.width ?? 0)
    expect(Math.abs(right(drawing) - right(last))).toBeLessThan(1)
    expect(Math.abs((drawing?.height ?? 0) - (last?.height ?? 0))).toBeLessThan(1)
  }
})

test('bar and footer take the accent colour of the page', async ({ page }) => {
  const accents = new Set<string>()
  for (const path of [
    paths.solution('background-screening'),
    paths.solution('corporate-due-diligence'),
    paths.solution('ai-data-science'),
    paths.solution('tech-innovation'),
  ]) {
    await page.goto(path)
    const [own = '', ...around] = await page.evaluate(() =>
      ['main > :first-child', '.bar', '.foot'].map((selector) => {
        const element = document.querySelector(selector)
        return element === null ? selector : getComputedStyle(element).getPropertyValue('--acc')
      }),
    )
    expect(around, path).toEqual([own, own])
    accents.add(own)
  }
  expect(accents.size).toBe(4)
})

test('an unknown solution returns 404', async ({ page, watch }) => {
  watch.expect(/^404: GET .*no-such-solution/)
  const answer = await page.goto(paths.solution('no-such-solution'))
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'All solutions' }).click()
  await expect(page).toHaveURL(paths.solutions)
})

test.describe('a service page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is complete, has questions that can be opened, and shows the next steps as links', async ({
    page,
  }) => {
    await page.goto(service)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
      'What your criminal record report shows',
      'Roles that need a criminal record check',
      'How we run a criminal record check',
      'What a criminal record check can’t tell you',
      'Turnaround by record and country',
      'Criminal record law in the US, UK and EU',
      'Criminal record checks: common questions',
      'Checks to order with a criminal record check',
    ])
    const second = page.locator('.questions details').nth(1)
    await second.locator('summary').click()
    await expect(second.locator('p')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Background Screening' }).click()
    await expect(page).toHaveURL(paths.solution('background-screening'))
    await page.locator('.flow').getByRole('link', { name: 'Courts' }).click()
    await expect(page).toHaveURL(service)
  })
})
