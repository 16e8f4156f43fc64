import { paths } from '#shared/paths.ts'
import { expect, test } from './fixtures.ts'
import { axeViolations } from './support/axe.ts'
import { cutText, looks, sidewaysScroll } from './support/layout.ts'
import { listedPosts, rows } from './support/listed-posts.ts'
import { enterAsStaff } from './support/staff-page.ts'

test.beforeAll(async ({ site }) => {
  await site.mutate(listedPosts)
})

test.beforeEach(async ({ page, site }) => {
  await enterAsStaff(page, site.origin)
})

test('on a phone a row has two lines and nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.adminBlogs)
  await expect(rows(page)).toHaveCount(15)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await cutText(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Case studies' }).click()
  await expect(page.getByRole('heading', { name: 'Case studies', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Case studies' })).toBeHidden()
})

const pages = [
  paths.admin,
  paths.adminBlogs,
  `${paths.adminBlogs}?search=no+such`,
  paths.adminCaseStudies,
  paths.adminUsers,
  paths.adminOutbox,
  paths.adminAccount,
  paths.adminReset,
  paths.apiTest,
]

for (const { colorScheme, width } of looks) {
  test(`staff pages are free of barriers at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axeViolations(page), path).toEqual([])
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
    }
    await page.goto(paths.adminBlogs)
    await rows(page).first().getByRole('checkbox').check()
    if (width > 767) await rows(page).first().locator('summary').click()
    expect(await axeViolations(page), 'with a selection and an open menu').toEqual([])
    if (width > 767) await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: 'More' }).click()
    expect(await axeViolations(page), 'with the bar of the selected opened').toEqual([])
    await page.getByRole('button', { name: 'Set category' }).click()
    expect(await axeViolations(page), 'with the choice of a category').toEqual([])
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })
}
