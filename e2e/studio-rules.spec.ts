import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { lakePaths } from '#shared/paths.ts'
import { expect } from './fixtures.ts'
import { publishPost } from './support/published-post.ts'
import { test } from './support/studio-test.ts'
import { IN_FULL } from './support/tier.ts'

test.use({ on: 'studio' })

test(
  'an address that visitors know is kept, and one that cannot be checked is not called wrong',
  IN_FULL,
  async ({ editor, site, watch }) => {
    const studio = editor.page
    await publishPost(site, 'known-address', 'A known address')
    await editor.edit('blog', 'known-address')
    const slug = editor.field('slug')
    await test.step('a published slug is not changed here', async () => {
      await editor.text('slug').fill('another-address')
      await slug.getByTestId('input-validation-icon-error').hover()
      await expect(studio.getByText('Set it back to “known-address”').first()).toBeVisible()
      await expect(editor.publishButton).toBeDisabled()
      await editor.publishButton.hover({ force: true })
      await expect(studio.getByText('Check the marked fields').first()).toBeVisible()
    })
    await test.step('set back, it is published', async () => {
      await editor.text('slug').fill('known-address')
      await expect(slug.getByTestId('input-validation-icon-error')).toHaveCount(0)
      await editor.text('excerpt').fill('Said anew.')
      await expect(editor.publishButton).toBeEnabled()
    })
    await test.step('without a connection the button says what it waits for, and the slug is unchecked', async () => {
      watch.expect(/ERR_INTERNET_DISCONNECTED|console (?:error|warning)/)
      await studio.context().setOffline(true)
      await editor.text('title').fill('A known address, on the train')
      await slug.getByTestId('input-validation-icon-warning').hover({ timeout: 60_000 })
      await expect(studio.getByText('The address cannot be checked now').first()).toBeVisible()
      await expect(editor.publishButton).toBeDisabled({ timeout: 60_000 })
      await editor.publishButton.hover({ force: true })
      await expect(studio.getByText('Publishing waits for the connection').first()).toBeVisible()
      await studio.context().setOffline(false)
      await expect(editor.publishButton).toBeEnabled({ timeout: 60_000 })
      await expect(slug.getByTestId('input-validation-icon-warning')).toHaveCount(0, {
        timeout: 60_000,
      })
      await editor.publish()
    })
  },
)

test(
  'what a program has written carries its name in the history',
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
          mutations: [{ patch: { id: 'by-a-program', set: { excerpt: 'By the importer.' } } }],
        }),
      },
    )
    expect(answer.status, await answer.text()).toBe(200)
    await editor.edit('blog', 'by-a-program')
    await expect(editor.text('excerpt')).toHaveValue('By the importer.')
    await editor.act('History')
    await studio.getByTestId('timeline-item-button').first().hover()
    await expect(studio.getByText('importer').first()).toBeVisible()
  },
)
