import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { paragraph, reference, SAVED } from '../support/pages/editor-page.ts'
import { test } from '../support/editor-test.ts'
import { cutText } from '../support/checks/layout.ts'
import { draftPost } from '../support/pages/staff-page.ts'

test.use({ on: 'desk' })

test('the editor can be used by keyboard only', async ({ editor, page }) => {
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
  // The editor ignores shortcuts while it saves.
  await expect(editor.saved).toHaveText(SAVED)
  await page.keyboard.press('Control+Enter')
  await expect(editor.toast).toContainText('Readers see it now.')
  await expect(editor.bar).toContainText('Published')
  const { body } = await editor.readBlog('by-keyboard-alone')
  expect(body.map(({ style }) => style)).toEqual(['h2', 'normal'])
})

const long =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und ihre Pflichten'

test('the editor is accessible in both themes, narrow and wide', async ({ editor, page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.mutate([
    draftPost('of-every-kind', {
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
  await page.goto(paths.adminBlog('of-every-kind'))
  await expect(editor.text).toContainText('let a')
  await expectBarrierFree(page)
  await editor.button('Table').click()
  await expect(page.getByRole('dialog', { name: 'Table' })).toBeVisible()
  await expectBarrierFree(page)
  await page.keyboard.press('Escape')
  await page.goto(paths.adminCaseStudy('new'))
  await editor.button('Add a result').click()
  await expect(editor.text).toBeVisible()
  await expectBarrierFree(page, async () => expect(await cutText(page)).toEqual([]))
})

test('a list in the editor is a single list in the accessibility tree, with nested lists within its items', async ({
  editor,
  page,
  site,
}) => {
  const item = (key: string, text: string, level = 1) => ({
    ...paragraph(key, text),
    listItem: 'bullet',
    level,
  })
  const body = [
    paragraph('a', 'Before'),
    item('b', 'One'),
    item('c', 'Two'),
    item('d', 'Two a', 2),
    item('e', 'Two b', 2),
    item('f', 'Three'),
  ]
  await site.mutate([draftPost('one-list', { title: 'One list', body })])
  await page.goto(paths.adminBlog('one-list'))
  await expect(editor.text).toContainText('Three')
  await expect(editor.text).toMatchAriaSnapshot(`
    - textbox "Text":
      - paragraph: Before
      - list:
        - listitem: One
        - listitem:
          - text: Two
          - list:
            - listitem: Two a
            - listitem: Two b
        - listitem: Three
  `)
})
