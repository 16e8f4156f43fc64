import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { publicOperations } from '#shared/contracts/operations/article-operations.ts'
import { paths } from '#shared/paths/paths.ts'
import { answer } from '#web/testing/browser/answers.test-support.ts'
import { boxOf, focusOn } from '#web/testing/browser/elements.test-support.ts'
import { layOutWholePage } from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

afterEach(() => page.viewport(1366, 900))

/** Distances in px from the foot of the breadcrumb to the title, without those that are equal. */
async function titleDistances(pages: readonly string[]): Promise<number[]> {
  const main = page.getByRole('main')
  const found = new Set<number>()
  for (const path of pages) {
    await openPage(path)
    await layOutWholePage()
    const title = boxOf(main.getByRole('heading', { level: 1 }))
    const breadcrumb = boxOf(main.getByRole('navigation', { name: 'Breadcrumb' }))
    found.add(Math.round(title.top - breadcrumb.bottom))
  }
  return [...found]
}

const withoutPlate = [
  paths.verify,
  paths.about,
  paths.contact,
  paths.privacyPolicy,
  paths.caseCorrection,
  paths.search({ text: '' }),
]

test.for([
  [768, 30],
  [1440, 56],
] as const)(
  'at %i px, the title has the same distance from the breadcrumb on every page without a plate',
  async ([width, distance]) => {
    await page.viewport(width, 900)
    expect(await titleDistances(withoutPlate)).toEqual([distance])
  },
)

test('on phones, the title has the same distance from the breadcrumb on pages with and without a plate', async () => {
  answer(publicOperations.related).with(() => ({
    success: true,
    data: { blogs: [], case_studies: [] },
  }))
  await page.viewport(390, 900)
  expect(
    await titleDistances([
      ...withoutPlate,
      paths.service('criminal-check'),
      paths.trust,
      paths.candidates,
      paths.industry('academic-education'),
    ]),
  ).toEqual([24])
})

test.for([390, 1440])('screen readers hear the entire path at %i px', async (width) => {
  await page.viewport(width, 900)
  const trail = page.getByRole('main').getByRole('navigation', { name: 'Breadcrumb' })
  const path = () =>
    trail
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await openPage(paths.caseCorrection)
  await expect.poll(path).toEqual(['Home', 'Help for candidates', 'Correct an error'])
})

test('a link of the path that phones hide appears while it has the focus', async () => {
  await page.viewport(390, 900)
  await openPage(paths.caseCorrection)
  const trail = page.getByRole('main').getByRole('navigation', { name: 'Breadcrumb' })
  const first = trail.getByRole('listitem').first()
  expect(boxOf(first).width).toBeLessThanOrEqual(1)
  focusOn(trail.getByRole('link', { name: 'Home' }))
  expect(boxOf(first).width).toBeGreaterThan(24)
})
