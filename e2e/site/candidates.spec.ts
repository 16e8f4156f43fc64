import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { sidewaysScroll } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { paths } from '#shared/paths/paths.ts'

const correction = {
  employer: 'Harbour View Care Ltd',
  month: 'October 2026',
  line: 'Employment, 2021 to 2023',
  message: 'The end date is March 2023. The report says March 2022.',
  name: 'Amara Okafor',
}

const labels = [
  ['Employer', correction.employer],
  ['Month of the check', correction.month],
  ['Which line', correction.line],
  ['What is wrong', correction.message],
  ['Your name', correction.name],
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a candidate sends a correction, opens the receipt and looks up the status', async ({
      page,
      site,
      watch,
    }) => {
      // Expected rejections: a form with empty fields; a look-up with a number and an address that do not belong together; and a form
      // that is filled in faster than people type, which the page sends again automatically.
      watch.expect(/^(?:422|404|429): POST/)
      const email = `amara.${javaScriptEnabled ? 'js' : 'html'}@example.org`
      await (javaScriptEnabled
        ? openPage(page, paths.candidates)
        : page.goto(site.origin + paths.candidates))
      const ways = page.getByRole('navigation', { name: 'For candidates' })
      for (const name of ['See my report', 'Correct an error', 'Complain']) {
        await expect(ways.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
      }
      if (javaScriptEnabled) await expectNoBarrier(page, 'the page for candidates')
      await ways.getByRole('link', { name: 'Correct an error' }).click()
      await expect(page.getByText('no real case is handled')).toBeVisible()
      await expect(page.getByText('Please don’t send identity documents')).toBeVisible()

      await page.getByRole('button', { name: 'Send the correction' }).click()
      const summary = page.getByRole('alert')
      await expect(summary).toContainText('Check 7 fields.')
      await expect(summary).toContainText('Where is the job?: Choose where the job is')
      if (javaScriptEnabled) await expectNoBarrier(page, 'the form with errors')

      await page.getByText('UK', { exact: true }).click()
      await expect(page.locator('[data-place="uk"] .case-deadline-title')).toHaveText(
        javaScriptEnabled
          ? /^We’ll answer by the end of .+ \(London\)$/
          : 'We’ll answer within one month',
      )
      await expect(page.locator('[data-place="uk"]')).toBeVisible()
      await expect(page.locator('[data-place="us"]')).toBeHidden()
      for (const [label, value] of labels) await page.getByLabel(label).fill(value)
      await page.getByLabel('Your email').fill(email)
      expect(await sidewaysScroll(page).catch(() => 0)).toBe(0)
      await page.getByRole('button', { name: 'Send the correction' }).click()

      await expect(page.getByRole('heading', { name: 'We have your correction' })).toBeVisible()
      await expect(page).toHaveURL(/\/candidates\/received\/[\w.~-]+$/)
      const number = (await page.locator('.sheet-number').textContent()) ?? ''
      expect(number).toMatch(/^C-\w{4}-\w{4}$/)
      await expect(
        page.getByText(/^Answer by the end of \w+day \d+ \w+ \d{4} \(London\)$/),
      ).toBeVisible()
      if (javaScriptEnabled) await expectNoBarrier(page, 'the receipt')
      // The receipt must also be a page that the server renders at this URL.
      await page.goto(page.url())
      await expect(page.locator('.sheet-number')).toHaveText(number)

      await page.getByRole('link', { name: 'Check the status' }).click()
      await page.getByLabel('Reference number').fill(number)
      await page.getByLabel('Your email').fill('someone.else@example.org')
      await page.getByRole('button', { name: 'Show the status' }).click()
      await expect(page.getByRole('alert')).toContainText('We found no case that has both')
      await page.getByLabel('Your email').fill(email)
      await page.getByRole('button', { name: 'Show the status' }).click()
      await expect(page.getByRole('heading', { name: 'State of your case' })).toBeVisible()
      await expect(page.getByText('Received', { exact: true }).first()).toBeVisible()
      await expect(page.getByText(correction.message)).toHaveCount(0)
      if (javaScriptEnabled) await expectNoBarrier(page, 'the status')
    })
  })
}

test('staff open a case, extend its deadline and close it', async ({ page, site }) => {
  const sent = await page.request.post(`${site.origin}/api/cases/`, {
    data: { ...correction, kind: 'correction', place: 'uk', email: 'staff.reads@example.org' },
  })
  const { data } = await sent.json()
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminCases)
  const row = page.getByRole('row').filter({ hasText: data.number })
  await expect(row).toContainText('Correction of an error')
  await expect(page.getByText(correction.name)).toHaveCount(0)
  await expectNoBarrier(page, 'the list of cases')
  await row.getByRole('link').click()
  await expect(page.getByText(correction.message)).toBeVisible()
  await expectNoBarrier(page, 'a case')

  await page.getByRole('button', { name: 'Extend the deadline' }).click()
  const extend = page.getByRole('dialog')
  await extend.getByLabel('Reason').fill('The former employer has not replied')
  await extend.getByRole('button', { name: 'Extend', exact: true }).click()
  await expect(page.getByText(/^Deadline extended to /)).toBeVisible()

  await page.getByRole('button', { name: 'Close case' }).click()
  const close = page.getByRole('dialog')
  await close.getByLabel('Line corrected').check()
  await close.getByRole('button', { name: 'Close case' }).click()
  await expect(page.getByText('Closed: line corrected')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Opened/)).toHaveCount(2)
})

test('the plate of the page for candidates touches neither the bar nor the actions, and the first section begins 72 px below them', async ({
  page,
}) => {
  await page.goto(paths.candidates)
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
  }
  for (const [width, height] of [
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [bar, actions, section] = [
      await boxOf('header'),
      await boxOf('.case-actions'),
      await boxOf('.section'),
    ]
    const last = await boxOf('.case-actions p')
    expect(section.top - last.bottom, `at ${width} px`).toBeGreaterThanOrEqual(72)
    if (width < 1024) continue
    const plate = await boxOf('.hero-plate')
    expect(plate.top - bar.bottom, `bar at ${width} px`).toBeGreaterThanOrEqual(24)
    expect(actions.top - plate.bottom, `actions at ${width} px`).toBeGreaterThanOrEqual(24)
  }
})
