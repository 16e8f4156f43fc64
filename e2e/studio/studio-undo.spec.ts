import { lakePaths } from '#shared/paths/lake-paths.ts'
import { expect, type SiteUnderTest } from '../support/fixtures.ts'
import { test } from '../support/studio-test.ts'
import type { StudioPage } from '../support/pages/studio-page.ts'
import { settled } from '../support/pages/text-caret.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'studio' })

const span = (key: string, text: string, marks: readonly string[] = []) => ({
  _type: 'span',
  _key: key,
  text,
  marks,
})

const block = (key: string, children: readonly object[], more: object = {}) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children,
  ...more,
})

const paragraphs = [block('a', [span('a1', 'First.')]), block('b', [span('b1', 'Second.')])]

/** Text with one block of each kind, between two paragraphs. */
const mixed = [
  block('a', [span('a1', 'First.')]),
  block('h', [span('h1', 'Heading')], { style: 'h2' }),
  block('m', [span('m1', 'Plain, '), span('m2', 'bold', ['strong']), span('m3', ', link', ['l'])], {
    markDefs: [{ _type: 'link', _key: 'l', href: '/contact' }],
  }),
  block('i', [span('i1', 'One')], { listItem: 'bullet', level: 1 }),
  block('j', [span('j1', 'Two')], { listItem: 'bullet', level: 1 }),
  {
    _type: 'table',
    _key: 't',
    rows: [{ _type: 'tableRow', _key: 'r', cells: ['Country', 'Days'] }],
  },
  { _type: 'codeBlock', _key: 'c', code: 'let days = 5' },
  {
    _type: 'callout',
    _key: 'k',
    tone: 'note',
    content: [block('k1', [span('k2', 'Mind this.')])],
  },
  block('z', [span('z1', 'Last.')]),
]

/** Published post whose text the test edits. */
class EditedPost {
  readonly editor: StudioPage
  readonly #id: string

  constructor(editor: StudioPage, id: string) {
    this.editor = editor
    this.#id = id
  }

  static async open(
    editor: StudioPage,
    site: SiteUnderTest,
    name: string,
    body: readonly object[],
  ): Promise<EditedPost> {
    const id = `undo-${name.replaceAll(/\W+/g, '-')}`
    await site.mutate([
      { delete: { id: `drafts.${id}` } },
      {
        createOrReplace: {
          _id: id,
          _type: 'blog',
          title: name,
          slug: { _type: 'slug', current: id },
          status: 'published',
          publishedAt: '2026-03-01T08:00:00Z',
          excerpt: 'An excerpt.',
          body,
        },
      },
    ])
    await editor.edit('blog', id)
    await expect(editor.text('title')).toHaveValue(name)
    await editor.body.locator('[data-pt-block]').first().click()
    return new EditedPost(editor, id)
  }

  /** Body of the draft, or, without a draft, of the published post. Null if the field is missing. */
  async stored(): Promise<unknown> {
    const asked = new URLSearchParams({
      perspective: 'raw',
      query: 'coalesce(*[_id == $draft][0], *[_id == $id][0]).body',
      $draft: JSON.stringify(`drafts.${this.#id}`),
      $id: JSON.stringify(this.#id),
    })
    const answer = await this.editor.page.request.get(
      `${lakePaths.base}/v2025-02-19/data/query/production?${asked.toString()}`,
    )
    const { result }: { result?: unknown } = await answer.json()
    return result
  }

  /**
   * Waits until the lake has stored a changed text and the editor has applied the value that the form passes back. Returns the changed
   * text.
   */
  async saved(before: unknown): Promise<unknown> {
    const { page } = this.editor
    await expect.poll(() => this.stored()).not.toEqual(before)
    await this.editor.saved()
    // A busy editor applies a value from the form once a second. A timer of 1.1 s in the same page fires later than that.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1100)))
    await settled(page)
    return this.stored()
  }

  async becomes(body: unknown): Promise<void> {
    await expect.poll(() => this.stored()).toEqual(body)
    await this.saved(undefined)
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.editor.page.keyboard.press(key)
  }
}

test("the Studio's undo restores a text after it was emptied and saved", async ({
  editor,
  site,
}) => {
  const post = await EditedPost.open(editor, site, 'emptied', paragraphs)
  await post.press('Control+a', 'Backspace')
  await post.becomes(null)
  await test.step('undo restores the text', async () => {
    await post.press('Control+z')
    await expect(editor.body).toContainText('Second.')
    await post.becomes(paragraphs)
  })
  await test.step('redo empties the text, and undo restores it again', async () => {
    await post.press('Control+y')
    await post.becomes(null)
    await post.press('Control+z')
    await post.becomes(paragraphs)
  })
})

/** Edits of a text with the caret in the first block. Each edit is one undo step. */
const EDITS: readonly {
  readonly name: string
  readonly body: readonly object[]
  readonly keys: readonly string[]
}[] = [
  { name: 'emptying one paragraph', body: paragraphs.slice(0, 1), keys: ['Control+a', 'Delete'] },
  { name: 'emptying a text of every kind', body: mixed, keys: ['Control+a', 'Backspace'] },
  { name: 'cutting a text of every kind', body: mixed, keys: ['Control+a', 'Control+x'] },
  { name: 'typing over everything', body: mixed, keys: ['Control+a', 'x'] },
  { name: 'setting a mark', body: paragraphs, keys: ['Control+a', 'Control+b'] },
  { name: 'splitting a paragraph', body: paragraphs, keys: ['Home', 'ArrowRight', 'Enter'] },
  { name: 'merging two paragraphs', body: paragraphs, keys: ['End', 'Delete'] },
  {
    name: 'deleting a table between list and code',
    body: mixed.slice(4, 7),
    keys: ['End', 'ArrowDown', 'Delete'],
  },
]

for (const { name, body, keys } of EDITS) {
  test(
    `the Studio's undo and redo work for ${name} after it was saved`,
    IN_FULL,
    async ({ editor, site }) => {
      const post = await EditedPost.open(editor, site, name, body)
      await post.press(...keys)
      const edited = await post.saved(body)
      await post.press('Control+z')
      await post.becomes(body)
      await post.press('Control+y')
      await post.becomes(edited)
    },
  )
}

test(
  "the Studio's undo and redo work for steps that were saved one by one",
  IN_FULL,
  async ({ editor, site }) => {
    const post = await EditedPost.open(editor, site, 'several steps', paragraphs)
    const versions: unknown[] = [paragraphs]
    // After Enter, selecting everything is an undo step of its own. Therefore only one of these edits selects everything.
    for (const keys of [['End', '!'], ['Enter'], ['M'], ['Control+a', 'Backspace'], ['N']]) {
      await post.press(...keys)
      versions.push(await post.saved(versions.at(-1)))
    }
    for (const version of versions.slice(0, -1).reverse()) {
      await post.press('Control+z')
      await post.becomes(version)
    }
    for (const version of versions.slice(1)) {
      await post.press('Control+y')
      await post.becomes(version)
    }
  },
)

test(
  "the Studio's undo restores the text of a callout after it was emptied",
  IN_FULL,
  async ({ editor, site }) => {
    const callout = mixed.slice(7)
    const post = await EditedPost.open(editor, site, 'callout', callout)
    await editor.body.getByText('Mind this.').first().dblclick()
    const dialog = editor.page.getByTestId('nested-object-dialog')
    const text = dialog.getByRole('textbox').and(editor.page.locator('[contenteditable=true]'))
    await text.click()
    await post.press('Control+a', 'Backspace')
    await post.saved(callout)
    await post.press('Control+z')
    await post.becomes(callout)
    await editor.closeDialog(dialog)
  },
)

test(
  "the Studio's undo preserves a colleague’s concurrent changes",
  IN_FULL,
  async ({ editor, site }) => {
    const post = await EditedPost.open(editor, site, 'colleague', paragraphs)
    await post.press('End', '!')
    await post.saved(paragraphs)
    const theirs = 'Second, by a colleague.'
    await site.mutate([
      {
        patch: {
          id: 'drafts.undo-colleague',
          set: { 'body[_key=="b"].children[_key=="b1"].text': theirs },
        },
      },
    ])
    await expect(editor.body).toContainText(theirs)
    await post.press('Control+z')
    await post.becomes([paragraphs[0], block('b', [span('b1', theirs)])])
  },
)
