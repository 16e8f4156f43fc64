import { paths } from '#shared/paths.ts'
import { expect } from './fixtures.ts'
import { axeViolations } from './support/axe.ts'
import { paragraph, reference, SAVED } from './support/editor-page.ts'
import { test } from './support/editor-test.ts'
import { cutText, looks, sidewaysScroll } from './support/layout.ts'
import { draftPost } from './support/staff-page.ts'

test('everything is done by keyboard', async ({ editor, page }) => {
  await page.goto(paths.adminBlog('new'))
  await expect(editor.text).toBeVisible()
  await editor.title.focus()
  await page.keyboard.type('By keyboard alone')
  await page.keyboard.press('Tab')
  await page.keyboard.type('An excerpt.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Text' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(editor.button('H2 heading')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editor.text).toBeFocused()
  await page.keyboard.type('A heading')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Some words.')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+s')
  await expect(editor.toast).toContainText('Blog created successfully')
  await expect(editor.text).toBeFocused()
  // Keys do nothing while a save is under way.
  await expect(editor.saved).toHaveText(SAVED)
  await page.keyboard.press('Control+Enter')
  await expect(editor.toast).toContainText('Blog updated successfully')
  await expect(editor.bar).toContainText('Published')
  const { body } = await editor.readBlog('by-keyboard-alone')
  expect(body.map(({ style }) => style)).toEqual(['h2', 'normal'])
})

const long =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und ihre Pflichten'

test.describe('is free of barriers', () => {
  for (const { colorScheme, width } of looks) {
    test(`${colorScheme}, ${width} px`, async ({ editor, page, site }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await site.mutate([
        draftPost('looked-at', {
          title: long,
          excerpt: 'ما الذي يثبته فحص السجل الجنائي',
          relatedBlogs: [{ ...reference('editor-other'), _key: 'r' }],
          tags: ['Lieferkettensorgfaltspflichtengesetz'],
          body: [
            paragraph('a', 'ما الذي يثبته فحص السجل الجنائي'),
            { _type: 'callout', _key: 'b', tone: 'warning', content: [paragraph('c', long)] },
            { _type: 'codeBlock', _key: 'd', code: 'let a = 1', language: 'ts' },
            {
              _type: 'table',
              _key: 'e',
              headerRow: true,
              rows: [{ _type: 'tableRow', _key: 'f', cells: ['Place', 'Days'] }],
            },
          ],
        }),
      ])
      await page.goto(paths.adminBlog('looked-at'))
      await expect(editor.text).toContainText('let a')
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await axeViolations(page)).toEqual([])
      await editor.button('Table').click()
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.goto(paths.adminCaseStudy('new'))
      await editor.button('Add a result').click()
      await expect(editor.text).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await cutText(page)).toEqual([])
      expect(await axeViolations(page)).toEqual([])
    })
  }
})
