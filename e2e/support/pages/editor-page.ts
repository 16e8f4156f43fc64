import { expect, type Locator, type Page } from '@playwright/test'
import * as z from 'zod'
import { staffBlogAnswer } from '#shared/contracts/editing.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { post } from './staff-page.ts'
import { selectionIn, settled } from './text-caret.ts'

/** Paragraph of a body, as the lake stores it. */
export const paragraph = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})

/** Reference to another document, as the lake stores it. */
export { reference } from '#shared/content/references.ts'

/** Options of the editor's reference fields: a category, an author, another post. */
export const choices = [
  {
    createOrReplace: {
      _id: 'editor-category',
      _type: 'category',
      title: 'Screening',
      slug: { _type: 'slug', current: 'screening' },
    },
  },
  { createOrReplace: { _id: 'editor-author', _type: 'author', name: 'Screening desk' } },
  post('editor-other', { title: 'Another post', slug: { _type: 'slug', current: 'another-post' } }),
]

const lakeAnswer = z.object({
  documents: z.tuple([z.object({ title: z.string(), body: z.array(z.unknown()) })]),
})

/** Text of the status line once everything is saved. After midnight the text contains the date of the save instead of the seconds. */
export const SAVED = /^Saved (?:\d\d:\d\d:\d\d|\d{4}-\d\d-\d\d \d\d:\d\d)$/

/** Page object of the admin editor. */
export class EditorPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get toast(): Locator {
    return this.page.getByRole('region', { name: 'Notifications' })
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: 'Title', exact: true })
  }

  get excerpt(): Locator {
    return this.page.getByRole('textbox', { name: 'Excerpt' })
  }

  get text(): Locator {
    return this.page.getByRole('textbox', { name: 'Text', exact: true })
  }

  /** Status line of the document. */
  get saved(): Locator {
    return this.page.locator('.edit-saved')
  }

  get bar(): Locator {
    return this.page.locator('.edit-bar')
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  get publish(): Locator {
    return this.page.getByRole('button', { name: 'Publish to site' })
  }

  /** Types at the end of a paragraph. Waits for the caret first, because the editor moves it shortly after a click. */
  async addAtEnd(of: string, more: string): Promise<void> {
    const line = this.text.getByText(of)
    await expect(async () => {
      await line.click()
      await settled(this.page)
      await this.page.keyboard.press('End')
      await settled(this.page)
      expect(await selectionIn(line)).toEqual({ selected: '', after: '' })
    }).toPass()
    await this.page.keyboard.type(more, { delay: 20 })
  }

  /** Selects an entry of the overflow menu. */
  async more(entry: string): Promise<void> {
    await this.page
      .locator('summary', { has: this.page.locator('svg') })
      .first()
      .click()
    await this.button(entry).click()
  }

  /** Reads a blog as staff over REST. */
  async readBlog(id: string) {
    const token = await this.page.evaluate(() => localStorage.getItem('token'))
    const answer = await this.page.request.get(apiPaths.blog(id), {
      headers: { authorization: `Bearer ${token ?? ''}` },
    })
    return staffBlogAnswer.parse(await answer.json()).data
  }

  /** Reads a post from the lake. */
  async readLake(id: string) {
    const answer = await this.page.request.get(
      `${lakePaths.base}/v2025-02-19/data/doc/production/${id}`,
    )
    return lakeAnswer.parse(await answer.json()).documents[0]
  }

  /** Selects one of the two versions of a field in the conflict dialog. */
  async take(field: string, side: 'Your version' | 'Their version'): Promise<void> {
    await this.versions
      .getByRole('group', { name: field })
      .getByRole('radio', { name: new RegExp(`^${side}`) })
      .check()
  }

  /** Dialog for conflicts. */
  get versions(): Locator {
    return this.page.getByRole('dialog', { name: 'Choose what to keep' })
  }
}
