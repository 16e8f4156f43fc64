import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { paragraph } from '../support/pages/editor-page.ts'
import { test } from '../support/editor-test.ts'
import { sidewaysScroll } from '../support/checks/layout.ts'
import { draftPost } from '../support/pages/staff-page.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'desk' })

test('a slash in an empty paragraph opens a list of blocks, which can be filtered and used by keyboard', async ({
  editor,
  page,
}) => {
  await page.goto(paths.adminBlog('new'))
  await editor.title.fill('By the slash')
  await editor.text.click()
  const list = page.getByRole('listbox', { name: 'Blocks' })
  const chosen = list.getByRole('option', { selected: true })
  const keys = page.keyboard

  await keys.type('/')
  await expect(list.getByRole('option')).toHaveCount(9)
  await expect(page.getByText('9 blocks. Move with the arrow keys')).toBeAttached()
  await expect(chosen).toContainText('Heading')
  await expect(editor.text).toBeFocused()
  const expectMeant = async () =>
    expect(editor.text).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? 'no id',
    )
  await expectMeant()
  await keys.press('ArrowDown')
  await expect(chosen).toContainText('Subheading')
  await expectMeant()
  await keys.press('ArrowUp')
  await keys.press('ArrowUp')
  await expect(chosen).toContainText('Table')
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await expect(list).toHaveCount(0)
  await keys.type('A heading')
  await keys.press('Enter')

  await keys.type('/num')
  await expect(list.getByRole('option')).toHaveText(/Numbered list/)
  await keys.press('Enter')
  await keys.type('First')
  await keys.press('Enter')
  await keys.press('Enter')

  await keys.type('/callout')
  await keys.press('Enter')
  await keys.type('/ is only a slash here')
  await expect(list).toHaveCount(0)
  await keys.press('Enter')
  await keys.press('Enter')

  await keys.type('/code')
  await keys.press('Enter')
  const code = page.getByRole('dialog', { name: 'Code' })
  await code.getByRole('textbox', { name: 'Code' }).fill('const consent = true')
  await code.getByRole('button', { name: 'Done' }).click()
  await expect(editor.text).toBeFocused()

  await keys.press('Control+s')
  await expect(editor.toast).toContainText('Blog created successfully')
  const { body } = await editor.readBlog('by-the-slash')
  expect(body.map(({ _type, style, listItem }) => [_type, style, listItem])).toEqual([
    ['block', 'h2', undefined],
    ['block', 'normal', 'number'],
    ['callout', undefined, undefined],
    ['codeBlock', undefined, undefined],
  ])
})

test('a slash within text is plain text', async ({ editor, page, site }) => {
  await site.mutate([
    draftPost('slashes', {
      title: 'Slashes',
      body: [paragraph('a', '/etc'), paragraph('b', 'Text')],
    }),
  ])
  await page.goto(paths.adminBlog('slashes'))
  const list = page.getByRole('listbox', { name: 'Blocks' })
  await editor.addAtEnd('/etc', '/hosts')
  await expect(list).toHaveCount(0)
  await editor.addAtEnd('Text', ' and/or more')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.type('heading')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/usr')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/quo')
  await list.getByRole('option', { name: 'Quote' }).click()
  await page.keyboard.type('Said.')
  await editor.button('Save draft').click()
  await expect(editor.toast).toContainText('Blog updated successfully')
  const { body } = await editor.readBlog('slashes')
  expect(
    body.map((block) => [block['style'], Object(Object(block['children'])[0])['text']]),
  ).toEqual([
    ['normal', '/etc/hosts'],
    ['normal', 'Text and/or more'],
    ['normal', '/heading'],
    ['normal', '/usr'],
    ['blockquote', 'Said.'],
  ])
})

for (const [width, tier] of [
  [390, IN_FULL],
  [1366, IN_FULL],
] as const) {
  test(
    `the editor's list of blocks is accessible at ${width} px`,
    tier,
    async ({ editor, page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(paths.adminBlog('new'))
      await editor.text.click()
      await page.keyboard.type('/')
      const list = page.getByRole('listbox', { name: 'Blocks' })
      await expect(list).toBeInViewport({ ratio: 1 })
      expect(await sidewaysScroll(page)).toBe(0)
      await expectNoBarrier(page, 'the list of blocks')
      await page.keyboard.press('ArrowUp')
      await expect(list.getByRole('option', { name: 'Table' })).toBeInViewport({ ratio: 1 })
    },
  )
}
