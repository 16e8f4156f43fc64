import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { found, goneInTime, missing, publishedInTime } from '../support/pages/studio-article.ts'
import { test } from '../support/studio-test.ts'
import { IS_FULL } from '../support/tier.ts'

test.use({ on: 'studio' })

test.beforeEach(async ({ site }) => {
  await site.mutate([
    // Deletes the documents of an earlier run. Their slug and name would conflict with those of this run.
    { delete: { query: '*[slug.current == "consent-that-holds"]' } },
    ...found.map((document) => ({ createOrReplace: document })),
  ])
})

/** The everyday tier covers the text and the author. The full tier also covers every field and every kind of block. */
test('a post that an editor writes in the Studio is visible within a second', async ({
  editor,
  site,
}) => {
  const studio = editor.page
  const article = { title: 'Consent that holds', lists: [paths.cmsBlogs(), paths.blogs()] }
  const keys = studio.keyboard
  await editor.create('blog')

  await test.step('writes title, slug, excerpt and cover', async () => {
    await editor.text('title').fill(article.title)
    expect(await editor.generateSlug()).toBe('consent-that-holds')
    await editor.text('excerpt').fill('What a candidate must be told, when, and in which words.')
    await expect(editor.field('excerpt')).toContainText('56 of 200 characters')
    await editor.upload(editor.row('coverImage'), 'cover.png', {
      alt: 'A signed form on a desk',
    })
  })

  await test.step('writes formatted text', async () => {
    await editor.body.click()
    await keys.type('Consent comes first.')
    await keys.press('Enter')
    await keys.press('Control+b')
    await keys.type('Rebuilt often.')
    await keys.press('Control+b')
    await keys.press('Enter')
    await keys.type('## Print')
    await keys.press('Enter')
    await keys.type('- Law')
    await keys.press('Enter')
    await keys.type('Readers')
    await keys.press('Enter')
    await keys.press('Enter')
    await keys.type('> Nothing implied.')
    await keys.press('Enter')
  })

  if (IS_FULL) {
    await test.step('inserts links', async () => {
      const external = await editor.link('link', 'Says its site')
      await editor.nameAddress(external, 'https://regulator.example/consent')
      await editor.endLink(external)
      await keys.press('Enter')
      const internal = await editor.link('internalLink', 'We wrote earlier')
      await editor.pick(internal, 'How long a report is kept')
      await editor.endLink(internal)
    })
  }

  await test.step('inserts a callout', async () => {
    const dialog = await editor.insert('Callout')
    await dialog.getByText('Warning').click()
    await editor.part(dialog, 'title').fill('When the list changes')
    await dialog.getByRole('textbox').and(studio.locator('[contenteditable=true]')).click()
    await keys.type('Sign again.')
    await editor.closeDialog(dialog)
  })

  if (IS_FULL) {
    await test.step('inserts a picture', async () => {
      const dialog = await editor.insert('Picture')
      await editor.upload(dialog, 'desk.png', { alt: 'Two pens', caption: 'Either will do' })
      await editor.closeDialog(dialog)
    })

    await test.step('inserts code', async () => {
      const dialog = await editor.insert('Code')
      await editor.part(dialog, 'language').fill('typescript')
      await editor.part(dialog, 'filename').fill('consent.ts')
      await editor.part(dialog, 'code').fill('const asked = true\n')
      await editor.closeDialog(dialog)
    })

    await test.step('inserts a table', async () => {
      const dialog = await editor.insert('Table')
      await editor.part(dialog, 'caption').fill('Checks and their limits')
      await dialog.getByRole('button', { name: 'Add row' }).click()
      await dialog.getByLabel('Row 1, column 1').fill('Check')
      await keys.press('Tab')
      await keys.type('Limit')
      await dialog.getByRole('button', { name: 'Add row' }).click()
      await dialog.getByLabel('Row 1, column 1').press('Enter')
      await expect(dialog.getByLabel('Row 2, column 1')).toBeFocused()
      await keys.type('Address')
      await dialog.getByLabel('Row 2, column 2').fill('`7` years')
      await dialog.getByRole('button', { name: 'Add column' }).click()
      await dialog.getByLabel('Row 1, column 3').fill('Source')
      await dialog.getByRole('button', { name: 'Remove column 3' }).click()
      await expect(dialog.getByLabel('Row 1, column 3')).toHaveCount(0)
      await editor.closeDialog(dialog)
    })

    await test.step('fills in the details', async () => {
      await editor.tab('details')
      await editor.tags('tags', ['consent', 'candidates'])
      await editor.pick(editor.row('category'), 'Screening')
      await studio.getByRole('checkbox', { name: 'Featured' }).check({ force: true })
      const related = editor.field('relatedBlogs')
      await related.getByRole('button', { name: 'Add item' }).click()
      await editor.pick(related, 'Addresses that cannot be proved')
    })

    await test.step('fills in the fields for publishing and search', async () => {
      await editor.tab('publishing')
      await editor.field('status').getByRole('combobox').selectOption('in_review')
      await editor.date('publishAt', '2026-03-01 08:00')
      await editor.date('unpublishAt', '2051-03-01 08:00')
      await editor.date('publishedAt', '2026-03-02 12:00')
      await editor.tab('seo')
      await editor.text('seo.title').fill('Consent that holds: what to print')
      await editor.text('seo.description').fill('What to tell a candidate, and when.')
      await editor.tags('seo.keywords', ['consent form'])
      await editor.upload(editor.row('seo.ogImage'), 'card.png', { alt: 'The form, folded' })
      await editor.text('seo.canonical').fill('https://example.com/consent')
      await studio
        .getByRole('checkbox', { name: 'Hide from search engines' })
        .check({ force: true })
    })
  }

  await test.step('creates an author in the form', async () => {
    await editor.tab('details')
    const author = await editor.createIn('author')
    await author.text('name').fill('Nadia Ferreira')
    await author.text('role').fill('Screening desk')
    await author.text('bio').fill('Reads consent forms for a living.')
    await author.upload(author.row('picture'), 'nadia.png', { alt: 'Nadia at her desk' })
    await author.saved()
    await author.publish()
    await expect(editor.row('author')).toContainText('Nadia Ferreira')
  })

  await publishedInTime(editor, site, article)
  const page = await site.html(paths.cmsBlog('consent-that-holds'))
  const parts = [
    '<h1>Consent that holds</h1>',
    'What a candidate must be told, when, and in which words.',
    'alt="A signed form on a desk"',
    '<strong>Rebuilt often.</strong>',
    /<h2[^>]*>.*Print/,
    /<li>.*Law.*<li>.*Readers/,
    /<blockquote>.*Nothing implied\./,
    'When the list changes',
    'Sign again.',
    'Nadia Ferreira',
    'Reads consent forms for a living.',
    'alt="Nadia at her desk"',
    ...(IS_FULL
      ? [
          /<title[^>]*>Consent that holds: what to print/,
          /name="description" content="Read from the CMS itself; [^"]* What to tell a candidate, and when\."/,
          /name="keywords" content="consent form"/,
          /name="robots" content="noindex/,
          /rel="canonical" href="https:\/\/example\.com\/consent"/,
          /property="og:image:alt" content="The form, folded"/,
          '2 March 2026',
          />Screening<\/a>.*>consent<\/a>.*>candidates<\/a>/,
          /Says its <a href="https:\/\/regulator\.example\/consent"[^>]*>site<\/a>/,
          /We wrote <a href="[^"]*\/blogs\/retention"[^>]*>earlier<\/a>/,
          'alt="Two pens"',
          'Either will do',
          'consent.ts',
          'asked',
          'Checks and their limits',
          /<th[^>]*>Limit<\/th>/,
          /<code>7<\/code> years/,
          'Addresses that cannot be proved',
        ]
      : []),
  ]
  expect(missing(page, parts)).toEqual([])
  await goneInTime(editor, site, article)
  expect((await fetch(site.origin + paths.cmsBlog('consent-that-holds'))).status).toBe(404)
})
