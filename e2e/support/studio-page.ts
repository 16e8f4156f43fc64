import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'

/** A green square of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What an editor does in the Studio, in the editor's words. */
export class StudioPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the Studio and waits until its lists can be used. */
  async open(path: string = paths.studio): Promise<void> {
    await this.page.goto(path)
    await expect(this.page.getByTestId('studio-navbar')).toBeVisible({ timeout: 30_000 })
  }

  /** Opens the form of a new document. */
  async create(type: string): Promise<void> {
    await this.page.goto(`${paths.studio}/intent/create/template=${type};type=${type}`)
    await expect(this.page.getByTestId('document-pane')).toBeVisible({ timeout: 30_000 })
    await expect(this.page.getByTestId('form-view')).toBeVisible()
  }

  /** Opens the form of a document that there is. */
  async edit(type: string, id: string): Promise<void> {
    await this.page.goto(`${paths.studio}/intent/edit/id=${id};type=${type}`)
    await expect(this.page.getByTestId('form-view')).toBeVisible({ timeout: 30_000 })
  }

  /** The id (without `drafts.`) of the document whose form is open, which stands in the address. */
  async documentId(): Promise<string> {
    const pattern = /;([0-9a-f]{8}-[0-9a-f-]{27})/
    await expect(this.page).toHaveURL(pattern)
    return pattern.exec(this.page.url())?.[1] ?? ''
  }

  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`)
  }

  text(path: string): Locator {
    return this.field(path).locator('input, textarea').first()
  }

  async tab(name: 'content' | 'details' | 'publishing' | 'seo'): Promise<void> {
    await this.page.getByTestId(`group-tab-${name}`).click()
  }

  async generateSlug(): Promise<string> {
    await this.field('slug').getByRole('button', { name: 'Generate' }).click()
    await expect(this.text('slug')).not.toHaveValue('')
    return this.text('slug').inputValue()
  }

  /** Puts a picture into the first picture field on the form; gives its name. */
  async upload(name: string): Promise<void> {
    await this.page
      .getByTestId('file-button-input')
      .first()
      .setInputFiles({ name, mimeType: 'image/png', buffer: PNG })
    await expect(this.page.getByTestId('image-input').locator('img').first()).toBeVisible()
  }

  get body(): Locator {
    return this.field('body').locator('[contenteditable=true]').first()
  }

  /** Puts a block into the text from the toolbar, and gives the dialog in which it is filled in. */
  async insert(block: 'Picture' | 'Code' | 'Callout' | 'Table'): Promise<Locator> {
    const names = { Picture: 'picture', Code: 'codeBlock', Callout: 'callout', Table: 'table' }
    const shown = this.field('body').locator(
      `[data-testid=${names[block]}-insert-menu-button]:visible`,
    )
    // The toolbar shows what fits; the rest is in its menu.
    if ((await shown.count()) > 0) await shown.click()
    else {
      await this.field('body').locator('[data-testid=insert-menu-button]:visible').click()
      await this.page.getByRole('menuitem', { name: block }).click()
    }
    const dialog = this.page.getByTestId('nested-object-dialog')
    await expect(dialog).toBeVisible()
    return dialog
  }

  /** Closes the dialog of a block. */
  async closeDialog(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Close dialog' }).first().click()
    await expect(dialog).toBeHidden()
  }

  /** Waits until everything typed is stored. */
  async saved(): Promise<void> {
    await expect(this.page.getByTestId('pane-footer')).toContainText(
      /Saved|Last|Edited|Published/,
      {
        timeout: 20_000,
      },
    )
    await expect(this.page.getByTestId('pane-footer')).not.toContainText('Saving')
  }

  get publishButton(): Locator {
    return this.page.getByRole('button', { name: 'Publish to site' })
  }

  /** Publishes, and waits for the word that it is done. */
  async publish(): Promise<void> {
    await this.publishButton.click()
    await expect(this.page.getByText('Published to the site').first()).toBeVisible()
  }

  /** Opens the menu with the actions that have no button. */
  async openActions(): Promise<void> {
    await this.page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  }
}
