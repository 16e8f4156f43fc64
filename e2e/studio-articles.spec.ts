import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { expect, type SiteUnderTest, test } from './fixtures.ts'
import { StudioPage } from './support/studio-page.ts'

/** What visitors see must follow an editor within this many milliseconds. */
const WITHIN = 1000

const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [] }

/** What an editor finds in the lake before the first line is written. */
const FOUND = [
  {
    _id: 'category-screening',
    _type: 'category',
    title: 'Screening',
    slug: { _type: 'slug', current: 'screening' },
  },
  ...[
    ['retention', 'How long a report is kept'],
    ['addresses', 'Addresses that cannot be proved'],
  ].map(([id, title]) => ({
    _id: id,
    _type: 'blog',
    title,
    slug: { _type: 'slug', current: id },
    status: 'published',
    publishedAt: '2026-02-01T08:00:00Z',
    excerpt: 'An excerpt.',
    body: [{ ...block, children: [{ _type: 'span', _key: 's', text: 'Text.', marks: [] }] }],
  })),
]

/** Milliseconds from now until every list holds `text`, or no longer does. */
async function untilLists(
  site: SiteUnderTest,
  lists: readonly string[],
  text: string,
  holds: boolean,
): Promise<number> {
  const started = performance.now()
  for (;;) {
    const pages = await Promise.all(lists.map((path) => site.html(path)))
    const elapsed = performance.now() - started
    if (pages.every((html) => html.includes(text) === holds)) return elapsed
    expect(elapsed, `the lists ${holds ? 'hold' : 'do not hold'} ${text}`).toBeLessThan(10_000)
    await pause(25)
  }
}

/** Waits for the write that the next steps cause, by a part of its body. */
function written(page: Page, part: string) {
  return page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      (response.request().postData() ?? '').includes(part) &&
      response.ok(),
  )
}

/** Publishes the article of the form; visitors find it in every list within the second. */
async function publishedInTime(
  editor: StudioPage,
  site: SiteUnderTest,
  article: { readonly title: string; readonly lists: readonly string[] },
): Promise<void> {
  await editor.saved()
  expect((await Promise.all(article.lists.map(site.html))).join('')).not.toContain(article.title)
  const published = written(editor.page, 'sanity.action.document.publish')
  await editor.publishButton.click()
  await published
  expect(await untilLists(site, article.lists, article.title, true)).toBeLessThan(WITHIN)
  await expect(editor.page.getByText('Published to the site').first()).toBeVisible()
  await expect(editor.footer).toContainText('Published')
  await expect(editor.publishButton).toBeDisabled()
}

/** Takes the article of the form off the site; no list shows it after a second. */
async function goneInTime(
  editor: StudioPage,
  site: SiteUnderTest,
  article: { readonly title: string; readonly lists: readonly string[] },
): Promise<void> {
  await editor.openActions()
  await editor.page.getByRole('menuitem', { name: 'Take off the site' }).click()
  await expect(editor.page.getByText('Take this off the site?')).toBeVisible()
  const gone = written(editor.page, 'archived')
  await editor.page.getByRole('button', { name: 'Take off the site' }).click()
  await gone
  expect(await untilLists(site, article.lists, article.title, false)).toBeLessThan(WITHIN)
  await expect(editor.footer).toContainText('Archived')
}

/** Those of the parts that a page does not show: what its script carries along does not count. */
function missing(html: string, parts: readonly (string | RegExp)[]): readonly (string | RegExp)[] {
  const [shown = ''] = html.split('id="page-data"')
  return parts.filter((part) =>
    typeof part === 'string' ? !shown.includes(part) : !part.test(shown),
  )
}

test.beforeEach(async ({ site }) => {
  await site.mutate(FOUND.map((document) => ({ createOrReplace: document })))
})

test('every field of a post is written, and visitors see it within a second', async ({
  studio,
  site,
}) => {
  const editor = new StudioPage(studio)
  const article = { title: 'Consent that holds', lists: [paths.cmsBlogs(), paths.blogs()] }
  const keys = studio.keyboard
  await editor.create('blog')

  await test.step('head', async () => {
    await editor.text('title').fill(article.title)
    expect(await editor.generateSlug()).toBe('consent-that-holds')
    await editor.text('excerpt').fill('What a candidate must be told, when, and in which words.')
    await expect(editor.field('excerpt')).toContainText('56 of 200 characters')
    await editor.upload(editor.row('coverImage'), 'cover.png', {
      alt: 'A signed form on a desk',
    })
  })

  await test.step('text', async () => {
    await editor.body.click()
    await keys.type('Consent is the first field of every report.')
    await keys.press('Enter')
    await keys.press('Control+b')
    await keys.type('It is also the one rebuilt most often.')
    await keys.press('Control+b')
    await keys.press('Enter')
    await keys.type('## What to print')
    await keys.press('Enter')
    await keys.type('- The name of the law')
    await keys.press('Enter')
    await keys.type('Who reads the report')
    await keys.press('Enter')
    await keys.press('Enter')
    await keys.type('> Nothing is implied.')
    await keys.press('Enter')
  })

  await test.step('links', async () => {
    const external = await editor.link('link', 'The regulator says so on its site')
    await external.getByRole('textbox').fill('https://regulator.example/consent')
    await editor.endLink(external)
    await keys.press('Enter')
    const internal = await editor.link('internalLink', 'We wrote about this earlier')
    await editor.pick(internal, 'How long a report is kept')
    await editor.endLink(internal)
  })

  await test.step('a picture in the text', async () => {
    const dialog = await editor.insert('Picture')
    await editor.upload(dialog, 'desk.png', { alt: 'Two pens', caption: 'Either will do' })
    await editor.closeDialog(dialog)
  })

  await test.step('code', async () => {
    const dialog = await editor.insert('Code')
    await editor.part(dialog, 'language').fill('typescript')
    await editor.part(dialog, 'filename').fill('consent.ts')
    await editor.part(dialog, 'code').fill('const asked = true\n')
    await editor.closeDialog(dialog)
  })

  await test.step('callout', async () => {
    const dialog = await editor.insert('Callout')
    await dialog.getByText('Warning').click()
    await editor.part(dialog, 'title').fill('When the list changes')
    await dialog.getByRole('textbox').and(studio.locator('[contenteditable=true]')).click()
    await keys.type('The consent must be signed again.')
    await editor.closeDialog(dialog)
  })

  await test.step('table', async () => {
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

  await test.step('details', async () => {
    await editor.tab('details')
    await editor.tags('tags', ['consent', 'candidates'])
    await editor.pick(editor.row('category'), 'Screening')
    await studio.getByRole('checkbox', { name: 'Featured' }).check({ force: true })
    const related = editor.field('relatedBlogs')
    await related.getByRole('button', { name: 'Add item' }).click()
    await editor.pick(related, 'Addresses that cannot be proved')
  })

  await test.step('publishing and search', async () => {
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
    await studio.getByRole('checkbox', { name: 'Hide from search engines' }).check({ force: true })
  })

  await test.step('an author made on the way', async () => {
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
    /<title[^>]*>Consent that holds: what to print/,
    /name="description" content="What to tell a candidate, and when\."/,
    /name="keywords" content="consent form"/,
    /name="robots" content="noindex/,
    /rel="canonical" href="https:\/\/example\.com\/consent"/,
    /property="og:image:alt" content="The form, folded"/,
    '<h1>Consent that holds</h1>',
    'What a candidate must be told, when, and in which words.',
    'alt="A signed form on a desk"',
    '2 March 2026',
    'Screening, consent, candidates',
    '<strong>It is also the one rebuilt most often.</strong>',
    /<h2[^>]*>.*What to print/,
    /<li>.*The name of the law.*<li>.*Who reads the report/,
    /<blockquote>.*Nothing is implied\./,
    /The regulator says so on its <a href="https:\/\/regulator\.example\/consent"[^>]*>site<\/a>/,
    /We wrote about this <a href="[^"]*\/blogs\/retention"[^>]*>earlier<\/a>/,
    'alt="Two pens"',
    'Either will do',
    'consent.ts',
    'asked',
    'When the list changes',
    'The consent must be signed again.',
    'Checks and their limits',
    /<th[^>]*>Limit<\/th>/,
    /<code>7<\/code> years/,
    'Nadia Ferreira',
    'Reads consent forms for a living.',
    'alt="Nadia at her desk"',
    'Addresses that cannot be proved',
  ]
  expect(missing(page, parts)).toEqual([])
  await goneInTime(editor, site, article)
  expect((await fetch(site.origin + paths.cmsBlog('consent-that-holds'))).status).toBe(404)
})

test('every field of a case study is written, and visitors see it within a second', async ({
  studio,
  site,
}) => {
  const editor = new StudioPage(studio)
  const article = {
    title: 'Four days instead of nine',
    lists: [paths.cmsCaseStudies(), paths.caseStudies()],
  }
  await editor.create('caseStudy')

  await test.step('content', async () => {
    await editor.text('title').fill(article.title)
    expect(await editor.generateSlug()).toBe('four-days-instead-of-nine')
    await editor.text('summary').fill('A bank stopped asking twice.')
    await editor.upload(editor.row('coverImage'), 'hall.png', { alt: 'A banking hall' })
    for (const [label, value, unit] of [
      ['Median time to a finished report', '4', 'days'],
      ['Reports sent back', '1.2', '%'],
    ] as const) {
      const dialog = await editor.addItem('results')
      await editor.part(dialog, 'label').fill(label)
      await editor.part(dialog, 'value').fill(value)
      await editor.part(dialog, 'unit').fill(unit)
      await editor.closeDialog(dialog)
    }
    await editor.text('challenge').fill('Every branch asked for the same papers.')
    await editor.text('solution').fill('One form, filled in once.')
    await editor.body.click()
    await studio.keyboard.type('The branches kept their own archives.')
    await editor.field('testimonial').getByRole('button', { name: 'Testimonial' }).click()
    await editor.text('testimonial.quote').fill('We no longer ask twice.')
    await editor.text('testimonial.name').fill('Tomas Lindqvist')
    await editor.text('testimonial.role').fill('Head of hiring')
    for (const [name, alt, caption] of [
      ['before.png', 'Nine folders', 'Before'],
      ['after.png', 'One folder', 'After'],
    ] as const) {
      const dialog = await editor.addItem('gallery')
      await editor.upload(dialog, name, { alt, caption })
      await editor.closeDialog(dialog)
    }
  })

  await test.step('details', async () => {
    await editor.tab('details')
    await editor.field('industry').getByRole('combobox').selectOption('Banking & financial')
    await studio
      .getByRole('checkbox', { name: 'The client stays anonymous' })
      .uncheck({ force: true })
    await editor.text('client.name').fill('Bank of the North')
    const services = editor.field('services')
    await services.getByLabel('Criminal check').check({ force: true })
    await services.getByLabel('Address verification').check({ force: true })
  })

  await test.step('publishing and search', async () => {
    await editor.tab('publishing')
    await editor.field('status').getByRole('combobox').selectOption('in_review')
    await editor.date('publishedAt', '2026-04-03 12:00')
    await editor.tab('seo')
    await editor.text('seo.title').fill('Four days for a bank')
    await editor.text('seo.description').fill('How a bank stopped asking twice.')
  })

  await publishedInTime(editor, site, article)
  const page = await site.html(paths.cmsCaseStudy('four-days-instead-of-nine'))
  const parts = [
    /<title[^>]*>Four days for a bank/,
    /name="description" content="How a bank stopped asking twice\."/,
    '<h1>Four days instead of nine</h1>',
    'A bank stopped asking twice.',
    'alt="A banking hall"',
    'Median time to a finished report',
    'Reports sent back',
    '1.2',
    'Every branch asked for the same papers.',
    'One form, filled in once.',
    'The branches kept their own archives.',
    'We no longer ask twice.',
    'Tomas Lindqvist, Head of hiring',
    'alt="Nine folders"',
    'alt="One folder"',
    'Before',
    'After',
    'Banking &amp; financial',
    'Bank of the North',
    'Criminal check, Address verification',
    '3 April 2026',
  ]
  expect(missing(page, parts)).toEqual([])
  await goneInTime(editor, site, article)
  expect((await fetch(site.origin + paths.cmsCaseStudy('four-days-instead-of-nine'))).status).toBe(
    404,
  )
})
