import { expect, type Locator, type Page } from '@playwright/test'
import { toPlainText } from '#shared/text/portable-text.ts'
import { paths } from '#shared/paths/paths.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { paragraph, SAVED } from '../support/pages/editor-page.ts'
import { test } from '../support/sites/lake-apart.ts'
import { boxesOf } from '../support/checks/layout.ts'
import { post } from '../support/pages/staff-page.ts'
import { IN_FULL } from '../support/tier.ts'

/** Timeout in which the site must send the queued changes after the lake is back, in milliseconds. */
const HEALS = { timeout: 30_000 }

const published = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  post(id, { body: [paragraph('a', 'The first text.')], ...values }).createOrReplace

/** Reloads the outbox page until it shows the element. Without reloading, the page polls only every 30 s. */
async function expectOutbox(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(paths.adminOutbox)
    await expect(shown).toBeVisible({ timeout: 2_000 })
  }).toPass(HEALS)
}

test.beforeEach(async ({ apart }) => {
  await apart.startLake()
})

test('the site stores changes while the CMS is unavailable, shows them as waiting, and sends them automatically', async ({
  editor,
  page,
  apart,
}) => {
  await apart.write(published('away', { title: 'Before the outage' }))
  await expect.poll(async () => apart.html(paths.blogs())).toContain('Before the outage')
  await page.goto(paths.adminBlog('away'))
  await expect(editor.text).toContainText('The first text.')
  await apart.killLake()

  await test.step('an edit is stored, and a second edit of the same article', async () => {
    await editor.title.fill('Written in the outage')
    await editor.button('Save draft').click()
    await expect(editor.saved).toContainText('Waiting')
    await expect(editor.bar).toContainText('Waiting for the CMS')
    await editor.addAtEnd('The first text.', ' And a second.')
    await editor.publish.click()
    await expect(editor.saved).toContainText('Waiting')
    await expect(editor.bar).toContainText('Published')
  })

  await test.step('a new post is stored', async () => {
    await page.goto(paths.adminBlog('new'))
    // The new post is saved automatically.
    await editor.title.fill('Begun in the outage')
    await expect(editor.saved).toContainText('Waiting')
  })

  await test.step('overview, list and outbox show the waiting changes', async () => {
    await page.goto(paths.admin)
    const health = page.getByRole('region', { name: 'Site health' })
    await expect(health).toContainText('Not responding. Changes are saved here and sent later')
    await expect(health).toContainText('2 changes waiting for the CMS')
    await page.goto(paths.adminBlogs)
    const row = (title: string) => page.getByRole('row', { name: title })
    await expect(row('Written in the outage')).toContainText('Waiting for the CMS')
    await expect(row('Begun in the outage')).toContainText('Waiting for the CMS')
    await page.getByRole('link', { name: 'Outbox' }).click()
    const waiting = page.getByRole('table', { name: 'Waiting for the CMS' })
    // Changes saved before the publication are merged into the same outbox entry.
    await expect(waiting.getByRole('row')).toHaveCount(3)
    await expect(waiting.getByRole('row').nth(1)).toContainText('Will be published')
    await expect(waiting.getByRole('row').nth(2)).toContainText('No change for visitors')
    await expect(waiting.getByRole('row').nth(2)).toContainText('Begun in the outage')
    await expectBarrierFree(page)
  })

  await test.step('the changes survive when the site is killed as well, and visitors see the same pages as before', async () => {
    // Leaves the page first, because an open page would poll again and fail.
    await page.goto('about:blank')
    await apart.killSite()
    await apart.startSite()
    await page.goto(paths.adminBlog('away'))
    await expect(editor.title).toHaveValue('Written in the outage')
    await expect(editor.text).toHaveText('The first text. And a second.')
    await expect(editor.saved).toContainText('Waiting')
    const shown = await apart.html(paths.blog('away'))
    expect(shown).toContain('Before the outage</h1>')
    expect(shown).not.toContain('And a second.')
  })

  await apart.startLake()
  await expect(editor.saved).toHaveText(SAVED, HEALS)
  await expect(editor.bar).not.toContainText('Waiting for the CMS')
  const written = await apart.lake.getDocument('away')
  expect([written?.['title'], toPlainText(written?.['body'])]).toEqual([
    'Written in the outage',
    'The first text. And a second.',
  ])
  await expect.poll(async () => apart.html(paths.blog('away'))).toContain('And a second.')
  await expectOutbox(page, page.getByRole('heading', { name: 'No pending changes' }))
  expect(
    await apart.lake.fetch('count(*[title == "Begun in the outage"])', {}, { perspective: 'raw' }),
  ).toBe(1)
})

test(
  "a conflicting change is shown next to the version of the CMS, and the user's choice is applied",
  IN_FULL,
  async ({ editor, page, apart }) => {
    for (const id of ['mine-stands', 'theirs-stands']) {
      await apart.write(published(id, { title: `Once ${id}`, tags: ['old'] }))
    }
    await page.goto(paths.adminBlog('mine-stands'))
    await expect(editor.text).toBeVisible()
    await apart.killLake()
    for (const id of ['mine-stands', 'theirs-stands']) {
      await page.goto(paths.adminBlog(id))
      await editor.title.fill(`Here ${id}`)
      await editor.addAtEnd('The first text.', ' Gone on with here.')
      await editor.publish.click()
      await expect(editor.saved).toContainText('Waiting')
    }
    await apart.changeApart(async (lake) => {
      for (const id of ['mine-stands', 'theirs-stands']) {
        const body = [paragraph('a', 'The first text. Gone on with there.')]
        await lake
          .patch(id)
          .set({ title: `There ${id}`, body, tags: ['new'] })
          .commit()
      }
    })
    await apart.startLake()

    await test.step('the editor shows the conflict and the CMS’s version', async () => {
      await expect(editor.bar).toContainText('Needs review', HEALS)
      await expect(editor.title).toHaveValue('There theirs-stands')
      await expect(editor.text).toHaveText('The first text. Gone on with there.')
      await expect(page.getByText(/^Choose which version to keep/)).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('link', { name: 'Choose a version', exact: true }).click()
      await expect(page).toHaveURL(paths.adminOutbox)
    })

    const section = (id: string) => page.getByRole('region', { name: `Here ${id}`, exact: true })
    await test.step('both versions are shown side by side', async () => {
      await expect(page.getByText('2 to review · 0 waiting')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Outbox 2 to review' })).toBeVisible()
      for (const id of ['mine-stands', 'theirs-stands']) {
        const cell = (field: string, column: number) =>
          section(id)
            .getByRole('row', { name: new RegExp(`^${field}`) })
            .getByRole('cell')
            .nth(column)
        await expect(cell('Title', 0)).toHaveText(`Here ${id}`)
        await expect(cell('Title', 1)).toHaveText(`There ${id}`)
        await expect(cell('Text', 0)).toHaveText('The first text. Gone on with here.')
        await expect(cell('Text', 1)).toHaveText('The first text. Gone on with there.')
        await expect(cell('Tags', 0)).toHaveText('old')
        await expect(cell('Tags', 1)).toHaveText('new')
      }
      expect((await apart.lake.getDocument('mine-stands'))?.['title']).toBe('There mine-stands')
    })

    await test.step('the page is accessible in both themes, also on a phone', async () => {
      await expectBarrierFree(page)
      await page.setViewportSize({ width: 390, height: 900 })
      const cells = section('mine-stands')
        .getByRole('row', { name: /^Title/ })
        .getByRole('cell')
      const [mine, theirs] = await boxesOf(page, cells.nth(0), cells.nth(1))
      expect(mine?.y, 'both versions stand side by side').toBe(theirs?.y)
    })

    await test.step('one change is applied, the other discarded', async () => {
      await section('mine-stands').getByRole('button', { name: 'Keep this change' }).click()
      await expect(editor.toast).toContainText('Your change was kept')
      await expect(section('mine-stands')).toHaveCount(0)
      await section('theirs-stands').getByRole('button', { name: 'Keep the CMS version' }).click()
      await expect(editor.toast).toContainText('The CMS version was kept')
      await expect(page.getByRole('heading', { name: 'No pending changes' })).toBeVisible()
    })

    const ends = [
      ['mine-stands', 'Here mine-stands', 'The first text. Gone on with here.', ['old']],
      ['theirs-stands', 'There theirs-stands', 'The first text. Gone on with there.', ['new']],
    ] as const
    for (const [id, title, text, tags] of ends) {
      const document = await apart.lake.getDocument(id)
      expect([document?.['title'], toPlainText(document?.['body']), document?.['tags']]).toEqual([
        title,
        text,
        tags,
      ])
      await expect.poll(async () => apart.html(paths.blog(id))).toContain(text)
      await page.goto(paths.adminBlog(id))
      await expect(editor.title).toHaveValue(title)
      await expect(editor.bar).not.toContainText('Needs review')
    }
  },
)

const deletions = [
  {
    name: 'deleted here, changed there: deleted',
    id: 'gone-here',
    isDeletedHere: true,
    shows: ['Will be deleted', 'No change'],
    choice: 'Delete it',
    isThereAfter: false,
  },
  {
    name: 'deleted here, changed there: kept',
    id: 'kept-there',
    isDeletedHere: true,
    shows: ['Will be deleted', 'No change'],
    choice: 'Keep the CMS version',
    isThereAfter: true,
  },
  {
    name: 'changed here, deleted there: made again',
    id: 'made-again',
    isDeletedHere: false,
    shows: ['Kept (see below)', 'Has been deleted'],
    choice: 'Keep this change',
    isThereAfter: true,
  },
  {
    name: 'changed here, deleted there: left deleted',
    id: 'gone-there',
    isDeletedHere: false,
    shows: ['Kept (see below)', 'Has been deleted'],
    choice: 'Keep it deleted',
    isThereAfter: false,
  },
] as const

test.describe('an article changed on one side and deleted on the other', () => {
  for (const { name, id, isDeletedHere, shows, choice, isThereAfter } of deletions) {
    test(name, IN_FULL, async ({ editor, page, apart }) => {
      await apart.write(published(id, { title: `Once ${id}` }))
      await page.goto(paths.adminBlog(id))
      await expect(editor.text).toBeVisible()
      await apart.killLake()
      if (isDeletedHere) {
        await editor.more('Delete')
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        await expect(page).toHaveURL(paths.adminBlogs)
      } else {
        await editor.excerpt.fill('Written here.')
        await editor.publish.click()
        await expect(editor.saved).toContainText('Waiting')
      }
      await apart.changeApart(async (lake) =>
        isDeletedHere ? lake.patch(id).set({ excerpt: 'There.' }).commit() : lake.delete(id),
      )
      await apart.startLake()
      // The site rejects the change at once. Shortly afterwards it notices that the article was deleted.
      const versions = page.getByRole('table', { name: /^Both versions/ })
      const row = versions.getByRole('row', { name: /^Article/ })
      await expectOutbox(page, row)
      await expect(page.getByText('1 to review · 0 waiting')).toBeVisible()
      await expect(row.getByRole('cell')).toHaveText([...shows])
      await page.getByRole('button', { name: choice }).click()
      await expect(page.getByRole('heading', { name: 'No pending changes' })).toBeVisible()
      const document = await apart.lake.getDocument(id)
      expect(document !== undefined && document !== null).toBe(isThereAfter)
      const status = isThereAfter ? 200 : 404
      await expect
        .poll(async () => (await fetch(apart.origin + paths.blog(id))).status)
        .toBe(status)
    })
  }
})
