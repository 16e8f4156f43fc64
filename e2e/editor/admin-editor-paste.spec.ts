import { readFile } from 'node:fs/promises'
import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { paragraph, SAVED } from '../support/pages/editor-page.ts'
import { test } from '../support/editor-test.ts'
import { paste } from '../support/pages/paste.ts'
import { draftPost } from '../support/pages/staff-page.ts'
import { selectionKnown } from '../support/pages/text-caret.ts'

test.use({ on: 'desk' })

const clipboard = async (name: string) =>
  readFile(new URL(`../../web/staff/editor/paste/clipboards/${name}`, import.meta.url), 'utf8')

// Console errors fail these tests. If pasted text brought a style or an event handler into the document, it would violate the content
// policy, which logs an error.
test('the editor keeps blocks and picture of a text from Word, and lists the removed parts', async ({
  editor,
  page,
  site,
}) => {
  await site.mutate([draftPost('pasted', { title: 'Pasted', body: [paragraph('a', 'Before')] })])
  await page.goto(paths.adminBlog('pasted'))
  await editor.addAtEnd('Before', '.')
  await paste(editor.text, {
    'text/html': await clipboard('word.html'),
    'text/rtf': await clipboard('word.rtf'),
    'text/plain': 'Checks before a start',
  })
  await expect(editor.toast).toContainText(
    '1 deleted passage, 1 comment and 1 link that leads nowhere from here were left out',
  )
  await expect(editor.text.getByRole('heading', { name: 'Steps' })).toBeVisible()
  await expect(editor.text.getByRole('img', { name: 'A stamp on a certificate' })).toBeVisible()
  const sent = editor.text.getByRole('listitem').filter({ hasText: 'Send the request' })
  await expect(sent).toHaveAttribute('aria-posinset', '3')
  await expect(sent).toHaveAttribute('aria-setsize', '3')
  await paste(editor.text, { 'text/plain': '## By hand\n\n- one\n- two' })
  await expect(editor.text.getByRole('heading', { name: 'By hand' })).toBeVisible()
  await editor.button('Save draft').click()
  await expect(editor.saved).toHaveText(/^Saved/)
  const { body } = await editor.readBlog('pasted')
  expect(
    body.map(({ _type, style, listItem, level }) =>
      [_type === 'block' ? style : _type, listItem, level].filter(Boolean).join(' '),
    ),
  ).toEqual([
    'normal',
    'h2',
    'normal',
    'h3',
    'normal number 1',
    'normal number 2',
    'normal number 1',
    'normal number 1',
    'h4',
    'normal bullet 1',
    'normal bullet 2',
    'normal bullet 1',
    'h4',
    'table',
    'picture',
    'codeBlock',
    'normal',
    'h2',
    'normal bullet 1',
    'normal bullet 1',
  ])
})

test('the editor removes everything executable from a page that is pasted over a selection', async ({
  editor,
  page,
  site,
}) => {
  await site.mutate([
    draftPost('pasted-page', { title: 'Pasted page', body: [paragraph('a', 'Instead')] }),
  ])
  await page.goto(paths.adminBlog('pasted-page'))
  await editor.text.getByText('Instead').dblclick()
  await selectionKnown(page)
  await paste(editor.text, {
    'text/html': await clipboard('web-page.html'),
    'text/plain': 'Checks before a start',
  })
  await expect(editor.toast).toContainText('1 script, ')
  await expect(editor.toast).toContainText('Save the images as files and drop them here.')
  await expect(editor.text).not.toContainText('Instead')
  await expect(editor.text.getByRole('table')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(editor.text.getByRole('table')).toHaveCount(0)
})

test('the editor warns about a divider that it removed from pasted text, with a link to its position', async ({
  editor,
  page,
  site,
}) => {
  await page.clock.install()
  await site.mutate([draftPost('pasted-rules', { title: 'Pasted rules', body: [] })])
  await page.goto(paths.adminBlog('pasted-rules'))
  await expect(editor.title).toHaveValue('Pasted rules')
  await editor.text.click()
  const filler = '<p>Filler.</p>'.repeat(60)
  const html = `<p>Above</p><hr><p>Below the first line</p>${filler}<hr><p>Below the second line</p>`
  await paste(editor.text, { 'text/html': html, 'text/plain': 'Above' })
  const notice = editor.toast.locator('.notice-warning')
  await expect(notice).toContainText(
    '2 dividing lines were left out of what you pasted. Use headings instead.',
  )
  await expect(notice.getByRole('status')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const boxes = await Promise.all(
    [notice, page.locator('.edit-main')].map((one) =>
      one.evaluate((element) => element.getBoundingClientRect().toJSON()),
    ),
  )
  expect(boxes[0].left, 'beside the text, not over it').toBeGreaterThanOrEqual(boxes[1].right)
  const caretIn = () =>
    page.evaluate(() => document.getSelection()?.anchorNode?.parentElement?.closest('p')?.innerText)
  await editor.button('Show where').click()
  await expect.poll(caretIn).toBe('Below the first line')
  await expect(editor.text.getByText('Below the first line')).toBeInViewport()
  await editor.button('Show where').click()
  await expect.poll(caretIn).toBe('Below the second line')
  await expect(editor.text.getByText('Below the second line')).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(notice, 'one line above the text').toBeInViewport()
  const line = await notice.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(line.height).toBeLessThan(110)
  await page.mouse.move(1, 1)
  // Waits for the save first. `runFor(60_000)` would otherwise exceed the time limit of a save that is still in progress.
  await expect(editor.saved).toHaveText(SAVED)
  await page.clock.runFor(60_000)
  await expect(notice).toHaveCount(0)
})
