import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { publishPost } from '../support/content/published-post.ts'
import { StudioPage } from '../support/pages/studio-page.ts'
import { test } from '../support/studio-test.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'studio' })

test('the Studio shows errors, restores earlier versions and runs queries', async ({
  editor,
  site,
}) => {
  const studio = editor.page
  await test.step('a post with errors cannot be published, and the form shows the reason', async () => {
    await editor.create('blog')
    await editor.text('title').fill('Without an address')
    await editor.saved()
    await expect(editor.publishButton).toBeDisabled()
    // Opens the tooltip again on each attempt, because the text of an open tooltip does not change.
    await expect(async () => {
      await editor.text('title').hover()
      await editor.publishButton.hover({ force: true })
      await expect(studio.getByText('Check the marked fields before you publish.')).toBeVisible({
        timeout: 2_000,
      })
    }).toPass({ timeout: 15_000 })
  })
  await test.step('history shows a change and restores the previous version', async () => {
    await publishPost(site, 'restored', 'The first title')
    await editor.edit('blog', 'restored')
    await editor.text('title').fill('The second title')
    await editor.saved()
    await editor.publish()
    await expect.poll(() => site.html(paths.cmsBlogs())).toContain('The second title')

    const pane = studio.getByTestId('document-pane')
    await editor.take(pane.getByTestId('pane-context-menu-button'), 'History')
    await studio.getByTestId('timeline-item-button').filter({ hasText: 'Draft created' }).click()
    await expect(editor.text('title')).toHaveValue('The first title')
    await studio.getByRole('button', { name: 'Revert to revision' }).click()
    await studio.getByRole('button', { name: 'Confirm' }).click()
    await expect(editor.text('title')).toHaveValue('The first title')
    await editor.saved()
    await editor.publish()
    await expect.poll(() => site.html(paths.cmsBlogs())).toContain('The first title')
  })
  await test.step('the query tool of the Studio runs queries', async () => {
    await publishPost(site, 'queried', 'Found by a query')
    await editor.open(`${paths.studio}/vision`)
    const query = studio.locator('.cm-content').first()
    await query.click()
    await studio.keyboard.press('Control+a')
    await studio.keyboard.type('*[_id == "queried"][0].title')
    await studio.getByRole('button', { name: 'Fetch' }).click()
    await expect(studio.getByText('Found by a query')).toBeVisible()
  })
})

test(
  'two users of the Studio see each other’s edits, in several tabs each over plain HTTP',
  IN_FULL,
  async ({ editor: first, anotherPerson, site }) => {
    await publishPost(site, 'together', 'Written together')
    // Opens a second tab. One tab alone needs more streams than the connections that a browser opens to a host for all tabs together.
    const tab = new StudioPage(await first.page.context().newPage())
    const second = new StudioPage((await anotherPerson()).page)
    for (const one of [first, tab, second]) await one.edit('blog', 'together')

    await first.text('title').fill('Written by the first')
    for (const one of [tab, second])
      await expect(one.text('title')).toHaveValue('Written by the first')
    await second.text('excerpt').fill('By the second.')
    for (const one of [first, tab]) await expect(one.text('excerpt')).toHaveValue('By the second.')
    await tab.page.close()

    await first.body.click()
    await first.page.keyboard.press('Control+End')
    await first.page.keyboard.type(' More of it.')
    await expect(second.field('body')).toContainText('Text. More of it.')
  },
)
