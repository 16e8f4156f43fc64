import type { Locator } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect } from '../support/fixtures.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { test } from '../support/studio-test.ts'

test.use({ on: 'studio' })

const SLUG = 'care-home-screening'
const OLD = 'care-home-checks'
const path = paths.landing(SLUG)
const HEADING = 'Screen care home staff before their first shift'
const DESCRIPTION =
  'Which checks care staff need before their first shift, how long each one takes, and what your file must contain for an inspection.'

/** Maximum time until visitors see a change, in milliseconds. */
const WITHIN = 1_000

test('an editor builds a landing page from blocks, publishes it and unpublishes it', async ({
  editor,
  site,
}) => {
  const studio = editor.page
  const statusOf = async (address: string) =>
    (await fetch(site.origin + address, { redirect: 'manual' })).status
  /** Milliseconds until the page at the address responds with the status. Polling stops after ten seconds. */
  const until = async (address: string, status: number) => {
    const started = performance.now()
    while ((await statusOf(address)) !== status) {
      expect(performance.now() - started).toBeLessThan(10_000)
      await pause(25)
    }
    return performance.now() - started
  }
  const addBlock = async (name: string, fill: (dialog: Locator) => Promise<void>) => {
    await editor.field('blocks').getByRole('button', { name: 'Add item...' }).click()
    await studio.getByRole('menuitem', { name, exact: true }).click()
    const dialog = studio.getByTestId('nested-object-dialog')
    await expect(dialog).toBeVisible()
    await fill(dialog)
    await editor.closeDialog(dialog)
  }
  const checklist = studio.getByRole('region', { name: 'Checklist' })

  await test.step('a new page is listed below the pages, with its checklist', async () => {
    await editor.open()
    await studio.getByTestId('pane-item-Pages').click()
    await studio.getByTestId('pane-item-Landing pages').click()
    await editor.create('landingPage')
    await editor.text('title').fill('Screening for care homes')
    await editor.saved()
    // A click may be lost while the Studio opens the form of the new document.
    await expect(async () => {
      if (!(await checklist.isVisible())) {
        await studio.getByRole('button', { name: 'Checklist' }).click()
      }
      await expect(checklist).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await expect(checklist).toContainText('Add a hero')
    await expect(checklist).toContainText('Add a closing')
  })

  await test.step('blocks are added in their order on the page', async () => {
    await addBlock('Hero', async (dialog) => {
      await editor.part(dialog, 'heading').fill(HEADING)
      await editor
        .part(dialog, 'lede')
        .fill('We order the certificate and ask two referees. You get one report with each limit.')
    })
    await addBlock('Text', async (dialog) => {
      await editor.part(dialog, 'label').fill('The duty')
      await editor.part(dialog, 'heading').fill('What the regulator expects from you')
      await dialog.getByRole('button', { name: 'Add item' }).click()
      await dialog
        .getByTestId(/^field-.*paragraphs$/)
        .locator('textarea')
        .fill('You must employ fit and proper people.')
    })
    await addBlock('Closing', async (dialog) => {
      await editor.part(dialog, 'text').fill('Send us the roles and start dates.')
      await editor.part(dialog, 'action').fill('Ask about care roles')
    })
    await expect(checklist).toContainText(HEADING)
    await expect(checklist).toContainText('Write at least 150 words')
    await expect(editor.publishButton).toBeDisabled()
  })

  await test.step('a slug that the site itself uses is refused', async () => {
    await editor.tab('address')
    await editor.text('slug').fill('search')
    await editor.saved()
    await expect(checklist).toContainText('The site needs this one')
    await editor.text('slug').fill(SLUG)
    await editor.tab('seo')
    await editor.text('meta.title').fill('DBS checks for care homes')
    await editor.text('meta.description').fill(DESCRIPTION)
    await editor.tags('meta.keywords', ['care home screening', 'DBS check'])
    await editor.saved()
    await expect(checklist).not.toContainText('The site needs this one')
    expect(await statusOf(path)).toBe(404)
  })

  await test.step('publishing warns about the redirect at the address of the page', async () => {
    await site.mutate([
      {
        createOrReplace: {
          _id: 'redirect-to-about',
          _type: 'redirect',
          from: path,
          to: paths.about,
          permanent: true,
        },
      },
    ])
    await until(path, 308)
    await editor.publishButton.click()
    const question = studio.getByRole('dialog', { name: 'A redirect starts at this address' })
    await expect(question).toContainText(paths.about)
    await question.getByRole('button', { name: 'Publish and delete it' }).click()
    await expect(studio.getByText('Published to the site')).toBeVisible()
    expect(await until(path, 200)).toBeLessThan(WITHIN)
  })

  await test.step('the page with its blocks is public, also as Markdown for programs', async () => {
    const html = await site.html(path)
    expect(html).toContain(HEADING)
    expect(html).toContain('What the regulator expects from you')
    expect(html).toContain(`rel="canonical" href="${site.origin}${path}"`)
    for (const address of [wellKnownPaths.sitemap, wellKnownPaths.openGraph, wellKnownPaths.llms]) {
      expect(await site.html(address), address).toContain(SLUG)
    }
    expect(await statusOf(`${path}.md`)).toBe(200)
    expect(await statusOf(wellKnownPaths.social(path))).toBe(200)
  })

  await test.step('a new slug creates a redirect from the old one', async () => {
    await editor.tab('address')
    await editor.text('slug').fill(OLD)
    await editor.saved()
    await editor.publish()
    await until(paths.landing(OLD), 200)
    await until(path, 308)
    await editor.text('slug').fill(SLUG)
    await editor.saved()
    await editor.publishButton.click()
    await studio.getByRole('button', { name: 'Publish and delete it' }).click()
    await until(path, 200)
    await expect(editor.footer).toContainText('Published')
  })

  await test.step('unpublishing removes the page everywhere', async () => {
    await expect(async () => {
      await editor.act('Unpublish')
      await expect(studio.getByText('Unpublish this page?')).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await studio.getByRole('button', { name: 'Unpublish', exact: true }).click()
    expect(await until(path, 404)).toBeLessThan(WITHIN)
    for (const address of [wellKnownPaths.sitemap, wellKnownPaths.openGraph, wellKnownPaths.llms]) {
      expect(await site.html(address), address).not.toContain(SLUG)
    }
    expect(await statusOf(`${path}.md`)).toBe(404)
  })

  await test.step('the list of pages shows the state of the page', async () => {
    const { token } = await signInAsStaff(site.origin)
    const answer = await fetch(site.origin + staffApiPaths.sitePages({ kind: 'landing' }), {
      headers: { authorization: `Bearer ${token}` },
    })
    expect((await answer.json()).results).toContainEqual(
      expect.objectContaining({
        title: 'Screening for care homes',
        path,
        state: 'archived',
        is_live: false,
        has_changes: false,
      }),
    )
  })
})
