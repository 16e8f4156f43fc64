import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { publishPost } from '../support/content/published-post.ts'
import { test } from '../support/studio-test.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'studio' })

const WAITING =
  /What you typed is saved first|The fields are checked once more|It is on its way to the site/

test(
  'the Studio keeps the address of a published post, and its publish button shows why it is disabled',
  IN_FULL,
  async ({ editor, site }) => {
    const studio = editor.page
    await publishPost(site, 'known-address', 'A known address')
    await editor.edit('blog', 'known-address')
    const slug = editor.field('slug')
    await test.step('a changed slug of a published article cannot be published', async () => {
      await editor.text('slug').fill('another-address')
      await slug.getByTestId('input-validation-icon-error').hover()
      await expect(studio.getByText('Set it back to “known-address”').first()).toBeVisible()
      await expect(editor.publishButton).toBeDisabled()
      await editor.publishButton.hover({ force: true })
      await expect(studio.getByText('Check the marked fields').first()).toBeVisible()
    })
    await test.step('the article can be published after its slug is restored', async () => {
      await editor.text('slug').fill('known-address')
      await expect(slug.getByTestId('input-validation-icon-error')).toHaveCount(0)
      await editor.text('excerpt').fill('Said anew.')
      await expect(editor.publishButton).toBeEnabled()
    })
    await test.step('the button shows as the reason that the last input is still being saved', async () => {
      const stored = Promise.withResolvers<void>()
      await studio.route('**/data/mutate/**', async (route) => {
        await stored.promise
        await route.continue()
      })
      await editor.text('title').fill('A known address, at home')
      await editor.publishButton.click()
      const busy = studio.getByRole('button', { name: 'Publishing…' })
      await expect(busy).toBeDisabled()
      // Opens the tooltip again on each attempt, because the text of an open tooltip does not change.
      await expect(async () => {
        await editor.text('title').hover()
        await busy.hover({ force: true })
        await expect(studio.getByText(WAITING).first()).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 15_000 })
      stored.resolve()
      await studio.unroute('**/data/mutate/**')
      await expect.poll(() => site.html(paths.cmsBlogs())).toContain('A known address, at home')
    })
  },
)

test(
  'the slug field of the Studio shows a warning if visitors of its address are redirected',
  IN_FULL,
  async ({ editor, site }) => {
    await publishPost(site, 'moved-post', 'A moved post')
    const to = paths.blog('moved-post')
    const from = paths.blog('address-before')
    await site.mutate([
      { createOrReplace: { _id: 'moved-post-redirect', _type: 'redirect', from, to } },
    ])
    await editor.create('blog')
    await editor.text('title').fill('Address before')
    await editor.text('slug').fill('address-before')
    await editor.field('slug').getByTestId('input-validation-icon-warning').hover()
    await expect(
      editor.page.getByText(`Visitors to ${from} are redirected to ${to}.`).first(),
    ).toBeVisible()
    await editor.text('slug').fill('address-of-its-own')
    await expect(editor.field('slug').getByTestId('input-validation-icon-warning')).toHaveCount(0)
  },
)

test(
  'the history of a document names the program that made a change',
  IN_FULL,
  async ({ editor, site }) => {
    const studio = editor.page
    await publishPost(site, 'by-a-program', 'Written by a program')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['server/cli/token.ts', 'importer', '--new'],
      { env: { PATH: process.env['PATH'], DATA_DIR: site.directory } },
    )
    const answer = await fetch(
      `${site.origin}${lakePaths.base}/v2025-02-19/data/mutate/production`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${stdout.trim().split('\n').at(-1) ?? ''}`,
        },
        body: JSON.stringify({
          mutations: [
            {
              createOrReplace: {
                _id: 'drafts.by-a-program',
                _type: 'blog',
                title: 'Written by a program',
                excerpt: 'By the importer.',
              },
            },
          ],
        }),
      },
    )
    expect(answer.status, await answer.text()).toBe(200)
    await editor.edit('blog', 'by-a-program')
    await expect(editor.text('excerpt')).toHaveValue('By the importer.')
    await editor.take(
      studio.getByTestId('document-pane').getByTestId('pane-context-menu-button'),
      'History',
    )
    await studio.getByTestId('timeline-item-button').first().hover()
    await expect(studio.getByText('importer').first()).toBeVisible()
  },
)
