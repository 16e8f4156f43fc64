import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree, expectNoBarrier } from '../support/checks/barrier-free.ts'
import { enterAsStaff, makeEditor } from '../support/pages/staff-page.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

test('the list of questions shows the reason of each, sorts them, and removes them with Undo', async ({
  page,
  site,
}) => {
  const rate = async (question: string) => {
    const answer = await page.request.post(apiPaths.assistantFeedback, { data: { question } })
    expect(answer.status()).toBe(200)
  }
  await enterAsStaff(page, site.origin)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.adminQuestions)
  await expect(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible()
  await expectNoBarrier(page, 'no questions', 'main')

  for (const times of [1, 2, 3])
    await rate(`How long does a criminal check of Krautheim take?${' '.repeat(times)}`)
  await rate('Which degree does the university confirm?')
  const answer = await page.request.post(apiPaths.assistant, {
    data: { question: 'Which of the candidates shall we hire to sing in the rain?' },
  })
  expect((await answer.json()).data.outcome).toBe('unknown')
  await page.reload()
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(row('how long does a criminal check of … take')).toContainText('Answer didn’t help3')
  await expect(row('which of the candidates')).toContainText('No answer found1')
  await expect(page.getByText('krautheim')).toHaveCount(0)
  await expectBarrierFree(page, undefined, 'main')
  await page.getByRole('button', { name: 'Asked', exact: true }).click()
  await expect(page).toHaveURL(/sort=count/)
  await expect(page.getByRole('row').last()).toContainText('criminal check')

  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const [first] = await page.getByRole('rowheader').allTextContents()
  await page.keyboard.press('d')
  await expect(row(first ?? '')).toHaveCount(0)
  await expect(page.locator('[data-row]').first().getByRole('button')).toBeFocused()
  await page.keyboard.press('u')
  await expect(row(first ?? '')).toHaveCount(1)
  await row('criminal check')
    .getByRole('button', { name: /^Remove: how long/ })
    .click()
  await expect(row('criminal check')).toHaveCount(0)
  await expect(page.getByText('2 questions')).toBeVisible()
  await page.goto(paths.adminQuestions)
  await expect(row('university')).toBeVisible()
  await expect(row('criminal check')).toHaveCount(0)
})

test('an editor can read but not remove questions, and a viewer sees whom to ask for access', async ({
  browser,
  site,
}) => {
  for (const role of ['editor', 'viewer'] as const) {
    const page = await browser.newPage({ baseURL: site.origin })
    await enterAsStaff(page, site.origin, await makeEditor(site.origin, role))
    await page.goto(paths.adminQuestions)
    await expect(page.getByRole('heading', { name: 'Questions', level: 1 })).toBeVisible()
    if (role === 'editor') await expect(page.getByText('1–')).toBeVisible()
    else await expect(page.getByText('Ask an administrator for the editor role')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Questions' })).toHaveCount(
      role === 'editor' ? 1 : 0,
    )
    await page.close()
  }
})
