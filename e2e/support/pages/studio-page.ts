import { createHash } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { caretToEnd, selectionIn, settled } from './text-caret.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { paths } from '#shared/paths/paths.ts'

/** Creates a PNG whose colour is derived from `name`, so that different names become different assets. */
function picture(name: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha1').update(name).digest()
  return sharp({ create: { width: 480, height: 270, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

type BlockName = 'Picture' | 'Code' | 'Callout' | 'Table'

/** Test ids of the buttons of the toolbar, by the menu items with the same function. */
const INSERT = { Picture: 'picture', Code: 'codeBlock', Callout: 'callout', Table: 'table' }

/** Page object of the Studio. */
export class StudioPage {
  readonly page: Page
  /** Index of the form, from 0. A form that was opened from a reference field is next to the first form and has the index 1. */
  readonly #form: number

  constructor(page: Page, form = 0) {
    this.page = page
    this.#form = form
  }

  private get pane(): Locator {
    return this.page.getByTestId('document-pane').nth(this.#form)
  }

  /**
   * Navigates within the Studio without reloading an open page. It opens the lists first, so that a test cannot mistake an element of the
   * previous form for one of the next form.
   */
  async #go(path: string): Promise<void> {
    if (!(await this.page.getByTestId('studio-navbar').isVisible())) {
      await this.page.goto(path)
      return
    }
    const walk = (to: string) =>
      this.page.evaluate((address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      }, to)
    await walk(`${paths.studio}/structure`)
    await expect(this.page.getByTestId('document-pane')).toHaveCount(0)
    await walk(path)
  }

  /** Opens the Studio and waits until its lists are ready. */
  async open(path: string = paths.studio): Promise<void> {
    await this.#go(path)
    await expect(this.page.getByTestId('studio-navbar')).toBeVisible({ timeout: 30_000 })
  }

  /** Opens the form of a new document. */
  async create(type: string): Promise<void> {
    await this.#go(`${paths.studio}/intent/create/template=${type};type=${type}`)
    await expect(this.page.getByTestId('document-pane')).toBeVisible({ timeout: 30_000 })
    await expect(this.page.getByTestId('form-view')).toBeVisible()
  }

  /** Opens the form of an existing document. */
  async edit(type: string, id: string): Promise<void> {
    await this.#go(`${paths.studio}/intent/edit/id=${id};type=${type}`)
    await expect(this.page.getByTestId('form-view')).toBeVisible({ timeout: 30_000 })
  }

  /** Id of the document in the form, from the URL and without `drafts.`. */
  async documentId(): Promise<string> {
    const pattern = /;([0-9a-f]{8}-[0-9a-f-]{27})/
    await expect(this.page).toHaveURL(pattern)
    return pattern.exec(this.page.url())?.[1] ?? ''
  }

  field(path: string): Locator {
    return this.pane.getByTestId(`field-${path}`)
  }

  text(path: string): Locator {
    return this.field(path).locator('input, textarea').first()
  }

  async tab(name: string): Promise<void> {
    await this.pane.getByTestId(`group-tab-${name}`).click()
  }

  async generateSlug(): Promise<string> {
    await this.field('slug').getByRole('button', { name: 'Generate' }).click()
    await expect(this.text('slug')).not.toHaveValue('')
    return this.text('slug').inputValue()
  }

  /** Uploads an image with its alt text to the image field `where`. */
  async upload(
    where: Locator,
    name: string,
    words: { alt: string; caption?: string },
  ): Promise<void> {
    const file = { name, mimeType: 'image/png', buffer: await picture(name) }
    await where.getByTestId('file-button-input').setInputFiles(file)
    await expect(where.getByTestId('image-input').locator('img').first()).toBeVisible()
    await this.part(where, 'alt_text').fill(words.alt)
    if (words.caption !== undefined) await this.part(where, 'caption').fill(words.caption)
  }

  /** Input of the field `name` of the object that is edited in `where`. */
  part(where: Locator, name: string): Locator {
    return where
      .getByTestId(new RegExp(`^field-(.*\\.)?${name}$`))
      .locator('input, textarea')
      .first()
  }

  /** Row of an image or reference field of the form. It is found by its menu, because the Studio labels only the menu of such a field. */
  row(path: string): Locator {
    const menu = this.page.getByTestId(`field-actions-menu-${path}`)
    return this.pane.locator('[data-ui=FormRow]').filter({ has: menu }).last()
  }

  /** Creates a document from a reference field. Returns the form of the new document, which opens next to this form. */
  async createIn(path: string): Promise<StudioPage> {
    await this.pane.getByTestId(`create-new-document-select-${path}-selectTypeMenuButton`).click()
    const form = new StudioPage(this.page, this.#form + 1)
    await expect(form.pane.getByTestId('form-view')).toBeVisible()
    return form
  }

  /** Adds an object to an array. Returns the dialog with its form. */
  async addItem(path: string): Promise<Locator> {
    await this.field(path).getByRole('button', { name: 'Add item' }).click()
    const dialog = this.page.getByTestId('nested-object-dialog')
    await expect(dialog).toBeVisible()
    return dialog
  }

  /** Searches documents in a reference field by name, and selects the document with this name. */
  async pick(where: Locator, name: string): Promise<void> {
    await where.getByTestId('autocomplete').fill(name)
    await this.page.locator('[role=option][id*="-option-"]', { hasText: name }).first().click()
    await expect(where.getByTestId('autocomplete')).toHaveCount(0)
    await expect(where).toContainText(name)
  }

  /** Types a date and time in the browser's zone. */
  async date(path: string, text: string): Promise<void> {
    await this.text(path).fill(text)
    await this.text(path).press('Enter')
    await expect(this.text(path)).toHaveValue(text)
  }

  /** Adds `words` to the field of tags at `path`. */
  async tags(path: string, words: readonly string[]): Promise<void> {
    for (const word of words) {
      await this.text(path).fill(word)
      await this.text(path).press('Enter')
    }
  }

  get body(): Locator {
    return this.field('body').locator('[contenteditable=true]').first()
  }

  /** Presses a toolbar button, or selects its menu item if the toolbar is too narrow. */
  private async press(button: string, menu: string, item: string): Promise<void> {
    const body = this.field('body')
    const shown = body.getByTestId(button).filter({ visible: true })
    const more = body.getByTestId(menu).filter({ visible: true })
    await expect(shown.or(more).first()).toBeVisible()
    if ((await shown.count()) > 0) await shown.click()
    else {
      await more.click()
      await this.page.getByRole('menuitem', { name: item, exact: true }).click()
    }
  }

  /** Inserts a block with the toolbar. Returns the dialog with the form of the block. */
  async insert(block: BlockName): Promise<Locator> {
    await this.press(
      `${INSERT[block]}-insert-menu-button`,
      'insert-menu-button',
      `Insert ${block} (block)`,
    )
    const dialog = this.page.getByTestId('nested-object-dialog')
    await expect(dialog).toBeVisible()
    return dialog
  }

  /** Types words at the end of the text and links the last word. Returns the popover in which the target is chosen. */
  async link(kind: 'link' | 'internalLink', words: string): Promise<Locator> {
    await this.page.keyboard.type(words)
    await expect(this.body).toContainText(words)
    const [last] = words.split(' ').slice(-1)
    await expect(async () => {
      // Each attempt starts at the end of the text, because a selection that is too long would only become longer.
      await caretToEnd(this.body)
      await this.page.keyboard.press('Control+Shift+ArrowLeft')
      await settled(this.page)
      expect(await selectionIn(this.body)).toEqual({ selected: last, after: '' })
    }).toPass()
    const item = kind === 'link' ? 'Link' : 'Link to an article'
    await this.press(`action-button-${kind}`, 'action-menu-button', item)
    const popover = this.page.getByTestId('popover-edit-dialog')
    await expect(popover).toBeVisible()
    return popover
  }

  /** Enters the address of a link and waits until the lake has stored the address. Only then has the editor processed the earlier input. */
  async nameAddress(popover: Locator, address: string): Promise<void> {
    await popover.getByRole('textbox').fill(address)
    const asked = new URLSearchParams({
      perspective: 'raw',
      query: 'count(*[_id == $id && $address in body[].markDefs[].href])',
      $id: JSON.stringify(`drafts.${await this.documentId()}`),
      $address: JSON.stringify(address),
    })
    await expect(async () => {
      const answer = await this.page.request.get(
        `${lakePaths.base}/v2025-02-19/data/query/production?${asked.toString()}`,
      )
      expect(await answer.json()).toMatchObject({ result: 1 })
    }).toPass({ timeout: 20_000 })
  }

  /** Closes the link popover and continues at the end of the text. */
  async endLink(popover: Locator): Promise<void> {
    await popover.getByTestId('close-popover-edit-dialog-button').click()
    await expect(popover).toBeHidden()
    // When the editor gets the focus, it first moves the caret to the link. Input before that would be inserted into the link.
    await expect(this.body).toBeFocused()
    await settled(this.page)
    await caretToEnd(this.body)
  }

  /** Closes the dialog of a block. */
  async closeDialog(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Close dialog' }).first().click()
    await expect(dialog).toBeHidden()
  }

  /** Waits until all input is saved. */
  async saved(): Promise<void> {
    // The status line shows the state of the previous save until the input is rendered.
    await settled(this.page)
    await expect(this.footer).toContainText(/Saved|Last|Edited|Published/, {
      timeout: 20_000,
    })
    await expect(this.footer).not.toContainText('Saving')
  }

  /** Line below the form with save state, status and actions. */
  get footer(): Locator {
    return this.pane.getByTestId('pane-footer')
  }

  get publishButton(): Locator {
    return this.pane.getByRole('button', { name: 'Publish to site' })
  }

  /** Publishes and waits for the confirmation. */
  async publish(): Promise<void> {
    await this.publishButton.click()
    await expect(this.page.getByText('Published to the site').first()).toBeVisible()
  }

  /** Opens a menu and selects an item. Retries, because the Studio closes a menu when it renders the parts around it again. */
  async take(menu: Locator, name: string): Promise<void> {
    const item = this.page.getByRole('menuitem', { name })
    await expect(async () => {
      if (!(await item.isVisible())) await menu.click({ timeout: 5_000 })
      // The timeout is long, because a retry of a slow click that has succeeded would undo its effect.
      await item.click({ timeout: 15_000 })
    }).toPass({ timeout: 60_000 })
  }

  /** Selects an action of the overflow menu. */
  async act(name: string): Promise<void> {
    await this.take(this.footer.getByTestId('action-menu-button'), name)
  }
}
