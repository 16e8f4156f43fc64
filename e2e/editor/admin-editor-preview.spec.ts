import { apiPaths, paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { paragraph, reference } from '../support/pages/editor-page.ts'
import { test } from '../support/editor-test.ts'
import { sidewaysScroll } from '../support/checks/layout.ts'
import { byHand, draftPost } from '../support/pages/staff-page.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'desk' })

const heading = (key: string, text: string) => ({ ...paragraph(key, text), style: 'h2' })

test('an unpublished article can be previewed by its author only, as the page that visitors will get', async ({
  editor,
  page,
  site,
}) => {
  await site.mutate([
    draftPost('previewed', {
      ...byHand,
      title: 'Not live yet',
      excerpt: 'What it is about.',
      category: reference('editor-category'),
      author: reference('editor-author'),
      body: [
        heading('a', 'First part'),
        paragraph('b', 'Some text.'),
        heading('c', 'Second part'),
        { _type: 'callout', _key: 'd', tone: 'note', content: [paragraph('e', 'Mind this.')] },
      ],
    }),
  ])
  await page.goto(paths.adminBlog('previewed'))
  await editor.title.fill('Not saved either')
  await expect(page).toHaveTitle(/^Not saved either/)
  const before = await page.title()
  await editor.button('Preview').click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Not saved either')
  await expect(shown.getByRole('navigation', { name: 'Contents' })).toContainText('Second part')
  await expect(shown.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Screening')
  await expect(shown.getByText('Screening desk').first()).toBeVisible()
  await expect(shown.getByText('Mind this.')).toBeVisible()
  const html = shown.locator('html')
  await expect(html).toHaveJSProperty('clientWidth', 1280)
  await shown.getByRole('link', { name: 'Second part', exact: true }).click()
  await shown.getByRole('link', { name: 'Screening' }).first().click()
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Not saved either')

  await dialog.getByRole('radio', { name: 'Phone' }).check()
  await expect(html).toHaveJSProperty('clientWidth', 390)
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Not saved either')
  await expect(html).toHaveJSProperty('scrollWidth', 390)

  expect(await page.title()).toBe(before)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(editor.button('Preview')).toBeFocused()
  // The unpublished article appears on no other page.
  for (const path of [
    paths.blog('previewed'),
    paths.cmsBlog('previewed'),
    apiPaths.blog('previewed'),
  ]) {
    expect((await fetch(site.origin + path)).status, path).toBe(404)
  }
  expect((await editor.readBlog('previewed')).title).toBe('Not live yet')
})

test('a case study can be previewed before it is saved', async ({ editor, page }) => {
  await page.goto(paths.adminCaseStudy('new'))
  await editor.title.fill('One file for each hire')
  await page.getByRole('textbox', { name: 'Challenge' }).fill('Many places.')
  await editor.button('Add a result').click()
  await page.getByRole('textbox', { name: 'Figure' }).fill('3')
  await page.getByRole('textbox', { name: 'Unit' }).fill('registers')
  await page.getByRole('textbox', { name: 'What was measured' }).fill('Sources asked')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kept private')
  await editor.button('Preview').click()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('One file for each hire')
  await expect(shown.getByText('Many places.')).toBeVisible()
  await expect(shown.getByText('Sources asked')).toBeVisible()
  await expect(shown.getByText('Client story')).toBeVisible()
  await expect(shown.getByText('Kept private')).toHaveCount(0)
})

for (const [width, begins, tier] of [
  [390, 'Phone', IN_FULL],
  [1366, 'Desktop', IN_FULL],
] as const) {
  test(
    `the preview of the editor is accessible at ${width} px`,
    tier,
    async ({ editor, page, site }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await site.mutate([draftPost('looked-at', { title: 'Looked at', excerpt: 'An excerpt.' })])
      await page.goto(paths.adminBlog('looked-at'))
      await expect(editor.text).toBeVisible()
      await editor.button('Preview').click()
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
        'Looked at',
      )
      await expect(page.getByRole('radio', { name: begins })).toBeChecked()
      expect(await sidewaysScroll(page)).toBe(0)
      await expectNoBarrier(page, 'the preview')
    },
  )
}
