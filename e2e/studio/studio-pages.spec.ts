import type { Page } from '@playwright/test'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { pageIdOf } from '#shared/content/content-types/page-kinds.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/studio-test.ts'

test.use({ on: 'studio' })

const ID = pageIdOf('service', 'criminal-check')

const rag = fixedPageOf(pageIdOf('service', 'rag'))
if (rag === undefined) throw new Error('The catalogue lacks a page.')
const ownText = {
  ...(await shippedPublished(rag, '2026-03-01T09:00:00Z')),
  heading: 'A heading of our own',
  shippedVersion: 'older',
}

interface StoredPage {
  readonly status: string
  readonly heading: string
  readonly closing: string
  readonly questions: readonly string[]
  readonly rows: readonly string[]
}

const STORED = `*[_id == $id][0]{
  status, heading, closing, "questions": questions.items[].question, "rows": turnaround.table.rows[].cells[0]
}`

/** Reads the stored document of a page, or null if there is none. */
async function storedPage(studio: Page, id: string): Promise<StoredPage | null> {
  const query = new URLSearchParams({
    perspective: 'raw',
    query: STORED,
    $id: JSON.stringify(id),
  })
  const answer = await studio.request.get(
    `${lakePaths.base}/v2025-02-19/data/query/production?${query.toString()}`,
  )
  // The cast is correct, because the query returns these attributes.
  const { result } = (await answer.json()) as { readonly result: StoredPage | null }
  return result
}

const path = paths.service('criminal-check')

test('an editor changes, extends, publishes and resets a service page', async ({
  editor,
  site,
}) => {
  const studio = editor.page
  const stored = (id: string) => storedPage(studio, id)
  const heading = async () => />([^<]+)<\/h1>/.exec(await site.html(path))?.[1]
  const row = studio.getByTestId(`page-${ID}`)

  await test.step('a page without a document is listed as shipped text, and its form opens with this text', async () => {
    await editor.open()
    await studio.getByTestId('pane-item-Pages').click()
    await studio.getByTestId('pane-item-Services').click()
    await expect(row).toContainText('Shipped text · /criminal-check')
    await row.click()
    await expect(editor.text('heading')).toHaveValue('Criminal record check')
    await expect(editor.publishButton).toBeDisabled()
    expect(await stored(`drafts.${ID}`)).toBeNull()
  })

  await test.step('the first change creates a draft with all texts of the page', async () => {
    await editor.text('heading').fill('Criminal record checks')
    await editor.saved()
    await expect(row).toContainText('Draft, shipped text on the site')
    const draft = await stored(`drafts.${ID}`)
    expect(draft).toMatchObject({ status: 'draft', heading: 'Criminal record checks' })
    expect(draft?.questions).toHaveLength(6)
  })

  await test.step('a fifth fact causes only a warning', async () => {
    const dialog = await editor.addItem('facts')
    await editor.part(dialog, 'label').fill('Languages')
    await editor.part(dialog, 'value').fill('English and German')
    await editor.closeDialog(dialog)
  })

  await test.step('a question is added', async () => {
    await editor.tab('questions')
    const dialog = await editor.addItem('questions.items')
    await editor.part(dialog, 'question').fill('Can we order several checks at once?')
    await editor.part(dialog, 'answer').fill('Yes. We list them for each role and country.')
    await editor.closeDialog(dialog)
  })

  await test.step('a row of the table is moved and a cell is changed', async () => {
    await editor.tab('turnaround')
    const table = editor.field('turnaround.table.rows')
    await expect(table.getByRole('columnheader', { name: 'Source asked' })).toBeVisible()
    await table.scrollIntoViewIfNeeded()
    await expect(table.getByRole('button', { name: 'Move row 2 up' })).toBeInViewport({ ratio: 1 })
    await table.getByRole('button', { name: 'Move row 2 up' }).click()
    await table.getByLabel('Row 1, Record').fill('Sex offender register')
    await table.getByLabel('Row 1, Record').press('Alt+ArrowDown')
    await expect(table.getByLabel('Row 2, Record')).toBeFocused()
    await table.getByLabel('Row 2, Record').press('Alt+ArrowUp')
    await editor.saved()
  })

  await test.step('a duration outside the planning ranges cannot be published', async () => {
    const cell = editor.field('turnaround.table.rows').getByLabel('Row 1, Turnaround')
    const before = await cell.inputValue()
    await cell.fill('3 days')
    await editor.saved()
    await expect(editor.publishButton).toBeDisabled()
    await cell.fill(before)
    await editor.saved()
    await expect(editor.publishButton).toBeEnabled()
  })

  await test.step('the page is published', async () => {
    await editor.publish()
    await expect(row).toContainText('Published · /criminal-check')
    const published = await stored(ID)
    expect(published).toMatchObject({ status: 'published', heading: 'Criminal record checks' })
    expect(published?.questions.at(-1)).toBe('Can we order several checks at once?')
    expect(published?.rows.slice(0, 2)).toEqual([
      'Sex offender register',
      'US county or state search',
    ])
    await expect.poll(heading).toBe('Criminal record checks')
  })

  await test.step('the page cannot be unpublished, duplicated or deleted, but only reset to the shipped text', async () => {
    await editor.footer.getByTestId('action-menu-button').click()
    await expect(studio.getByRole('menuitem', { name: 'Reset to shipped text' })).toBeVisible()
    await expect(studio.getByRole('menuitem', { name: /Unpublish|Duplicate|Delete/ })).toHaveCount(
      0,
    )
    await studio.keyboard.press('Escape')
    await editor.act('Reset to shipped text')
    await studio
      .getByTestId('confirm-button')
      .or(studio.getByRole('button', { name: 'Reset', exact: true }))
      .first()
      .click()
    await editor.tab('head')
    await expect(editor.text('heading')).toHaveValue('Criminal record check')
    await expect(row).toContainText('Published, unpublished changes')
    expect(await stored(ID)).toMatchObject({ heading: 'Criminal record checks' })
  })

  await test.step('a link to the document opens the document in its list', async () => {
    await editor.edit('servicePage', ID)
    await expect(row).toBeVisible()
    await expect(editor.text('heading')).toHaveValue('Criminal record check')
  })
  await test.step('an industry page opens with the risks of its shipped text', async () => {
    await editor.edit('industryPage', pageIdOf('industry', 'insurance'))
    await expect(studio.getByTestId(`page-${pageIdOf('industry', 'insurance')}`)).toBeVisible()
    await editor.tab('risks')
    await expect(editor.field('risks.rows').getByTestId('default-preview').first()).toBeVisible()
    await editor.tab('roles')
    await expect(
      editor.field('roles.table.rows').getByRole('columnheader', { name: 'Repeat' }),
    ).toBeVisible()
  })
  await test.step('a solution page opens with the stations of its flow', async () => {
    await editor.edit('solutionPage', pageIdOf('solution', 'ai-data-science'))
    await editor.tab('flow')
    await expect(editor.field('flow.links').getByTestId('default-preview').first()).toBeVisible()
  })
  await test.step("the URL of a page's form opens the form again", async () => {
    await editor.edit('servicePage', pageIdOf('service', 'rag'))
    await expect(studio).toHaveURL(/page\.service\.rag/)
    await studio.reload()
    await expect(editor.text('heading')).not.toHaveValue('', { timeout: 30_000 })
  })
  await test.step('the shipped text is published again', async () => {
    await editor.edit('servicePage', ID)
    await editor.publish()
    await expect.poll(heading).toBe('Criminal record check')
  })
})

test('an editor keeps the text of a page although a release ships a newer one, and publishes a section of a company page', async ({
  editor,
  site,
}) => {
  const studio = editor.page
  await editor.open()
  await test.step('a page whose document started from an older shipped text shows the differences from the new one', async () => {
    await site.mutate([{ createOrReplace: ownText }])
    await editor.edit('servicePage', ownText._id)
    const notice = studio.getByTestId('new-shipped-text')
    await notice.getByRole('button', { name: 'Show differences' }).click()
    await expect(studio.getByRole('dialog')).toContainText('A heading of our own')
    await studio.keyboard.press('Escape')
    await notice.getByRole('button', { name: 'Keep this text' }).click()
    await expect(notice).toHaveCount(0)
    await editor.saved()
    expect(await storedPage(studio, `drafts.${ownText._id}`)).toMatchObject({
      heading: 'A heading of our own',
    })
  })
  await test.step('a company page shows its own sections, and publishes a text with a link', async () => {
    await editor.edit('companyPage', pageIdOf('company', 'about'))
    await editor.tab('sections')
    await expect(editor.field('clients')).toHaveCount(0)
    await editor.tab('reach')
    await editor.text('about.reach.text').fill('Read [what we store](/privacy-policy) first.')
    await editor.saved()
    await editor.publish()
    await expect
      .poll(async () => site.html(paths.about))
      .toContain('Read <a class="prose-link" href="/privacy-policy">what we store</a> first.')
  })
  await test.step('a price is published with at most eight clicks from the start of the Studio', async () => {
    await editor.open()
    const clicks = [
      async () => studio.getByTestId('pane-item-Pages').click(),
      async () => studio.getByTestId('pane-item-Overviews').click(),
      async () => studio.getByTestId(`page-${pageIdOf('hub', 'services')}`).click(),
      async () => editor.tab('sections'),
      async () => editor.tab('prices'),
      async () => editor.field('services.prices.packages').getByLabel('Row 3, UK').click(),
    ]
    for (const click of clicks) await click()
    await studio.keyboard.press('ControlOrMeta+a')
    await studio.keyboard.type('78')
    await editor.saved()
    await expect(editor.publishButton).toBeDisabled()
    await studio.keyboard.press('ControlOrMeta+a')
    await studio.keyboard.type('£78.50')
    await editor.saved()
    await editor.publish()
    expect(clicks.length + 1).toBeLessThanOrEqual(8)
    await expect.poll(async () => site.html(paths.services)).toContain('£78.50')
  })
  await test.step('pages follow a changed planning range, whose maximum must not be below its minimum', async () => {
    await editor.edit('planningRange', pageIdOf('range', 'employment-hr'))
    await editor.text('max').fill('1')
    await editor.saved()
    await expect(editor.publishButton).toBeDisabled()
    await editor.text('max').fill('12')
    await editor.saved()
    await editor.publish()
    for (const shown of [paths.services, paths.service('employment-verification')]) {
      await expect.poll(() => site.html(shown)).toContain('2 to 12 working days')
    }
  })
})
