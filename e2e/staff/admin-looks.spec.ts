import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree, expectNoBarrier } from '../support/checks/barrier-free.ts'
import { cutText, sidewaysScroll } from '../support/checks/layout.ts'
import { listedPosts, rows } from '../support/content/listed-posts.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { IN_FULL, IS_FULL } from '../support/tier.ts'

test.beforeAll(async ({ site }) => {
  await site.mutate(listedPosts)
})

test.beforeEach(async ({ page, site }) => {
  await enterAsStaff(page, site.origin)
})

test('a row of a staff list has two lines on a phone, and no text is cut off', async ({ page }) => {
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

/** Opens an admin page and waits until it has loaded all its data. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"], .skeleton, .page-skeleton')).toHaveCount(0)
}

const pages = [
  paths.admin,
  paths.adminBlogs,
  paths.adminUsers,
  paths.apiTest,
  // Pages that only the full tier checks: they are single forms, or differ from a checked list only in their texts. Other journeys check
  // a filled outbox.
  ...(IS_FULL
    ? [
        `${paths.adminBlogs}?search=no+such`,
        paths.adminCaseStudies,
        paths.adminOutbox,
        paths.adminHealth,
        paths.adminAccount,
        paths.adminReset,
      ]
    : []),
]

test('the staff pages are accessible in both themes, narrow and wide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pages) {
    await openWhole(page, path)
    await expectBarrierFree(page)
  }
})

test(
  'the actions on selected articles are accessible on a wide screen',
  IN_FULL,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(paths.adminBlogs)
    await rows(page).first().getByRole('checkbox').check()
    await rows(page).first().locator('summary').click()
    await expectNoBarrier(page, 'a selection and an open menu')
    await page.keyboard.press('Escape')
    await expectNoBarrier(page, 'the bar of the selected')
    await page.getByRole('button', { name: 'Set category' }).click()
    await expectNoBarrier(page, 'the choice of a category')
    expect(await sidewaysScroll(page)).toBe(0)
  },
)

test('the actions on selected articles are accessible on a phone', IN_FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(paths.adminBlogs)
  await rows(page).first().getByRole('checkbox').check()
  await expectNoBarrier(page, 'a selection')
  await page.getByRole('button', { name: 'More' }).click()
  await expectNoBarrier(page, 'the bar of the selected, opened')
  await page.getByRole('button', { name: 'Set category' }).click()
  await expectNoBarrier(page, 'the choice of a category')
  expect(await sidewaysScroll(page)).toBe(0)
})
