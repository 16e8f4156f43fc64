import type { Page } from '@playwright/test'
import { apiPaths, paths } from '#shared/paths.ts'
import { staffBlogAnswer } from '#shared/contracts/editing.ts'
import { expect, test } from './fixtures.ts'
import { axeViolations } from './support/axe.ts'
import { cutText, looks, sidewaysScroll } from './support/layout.ts'
import { draftPost, enterAsStaff, fillSignIn, post } from './support/staff-page.ts'

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const paragraph = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})

const reference = (id: string) => ({ _type: 'reference', _ref: id })

test.beforeAll(async ({ site }) => {
  await site.mutate([
    {
      createOrReplace: {
        _id: 'editor-category',
        _type: 'category',
        title: 'Screening',
        slug: { _type: 'slug', current: 'screening' },
      },
    },
    { createOrReplace: { _id: 'editor-author', _type: 'author', name: 'The screening desk' } },
    post('editor-other', {
      title: 'Another post',
      slug: { _type: 'slug', current: 'another-post' },
    }),
  ])
})

test.beforeEach(async ({ page, context, site }) => {
  await enterAsStaff(page, site.origin)
  // Pictures go into the lake, which knows staff by their cookie.
  await context.addCookies(site.storage.cookies)
})

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const saved = (page: Page) => page.locator('.edit-saved')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const publish = (page: Page) => page.getByRole('button', { name: 'Publish to site' })

/** Types at the end of a paragraph, no faster than fingers do: editors hear of a moved caret a moment later. */
async function addAtEnd(page: Page, of: string, more: string) {
  await text(page).getByText(of).click()
  await page.keyboard.press('End', { delay: 200 })
  await page.keyboard.type(more, { delay: 20 })
}

async function more(page: Page, entry: string) {
  await page
    .locator('summary', { has: page.locator('svg') })
    .first()
    .click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

/** What staff read of a blog over REST. */
const readBlog = async (page: Page, id: string) => {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.get(apiPaths.blog(id), {
    headers: { authorization: `Bearer ${token ?? ''}` },
  })
  return staffBlogAnswer.parse(await answer.json()).data
}

test('a blog is made with every field, seen by visitors, taken off and deleted', async ({
  page,
  site,
}) => {
  await page.goto(paths.adminBlog('new'))
  await title(page).fill('Consent that holds')
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('consent-that-holds')
  await expect(page.getByText('Free', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('What a candidate must be told.')

  await text(page).click()
  await page.keyboard.type('Consent comes first.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## What the candidate must be told')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Four ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' things.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. Who asks')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await button(page, 'Callout').click()
  await page.keyboard.type('Sign again when the list changes.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See ')
  await page.keyboard.press('Control+k')
  const link = page.getByRole('dialog', { name: 'Link' })
  await link.getByRole('textbox', { name: 'Words' }).fill('another post')
  await link.getByRole('searchbox', { name: 'Find' }).fill('Another post')
  await link.getByRole('button', { name: 'Another post' }).click()
  await button(page, 'Code').click()
  const code = page.getByRole('dialog', { name: 'Code' })
  await code.getByRole('textbox', { name: 'Code' }).fill('const consent = true')
  await code.getByRole('combobox', { name: 'Language' }).fill('typescript')
  await code.getByRole('button', { name: 'Done' }).click()
  await button(page, 'Table').click()
  const table = page.getByRole('dialog', { name: 'Table' })
  await table.getByRole('textbox', { name: 'Caption' }).fill('Days by place')
  for (const [cell, value] of [
    ['Row 1, column 1', 'Place'],
    ['Row 1, column 2', 'Days'],
    ['Row 2, column 1', 'Berlin'],
    ['Row 2, column 2', '3'],
  ] as const) {
    await table.getByRole('textbox', { name: cell }).fill(value)
  }
  await table.getByRole('button', { name: 'Done' }).click()
  await button(page, 'Picture').click()
  await page
    .getByLabel('Picture files')
    .setInputFiles({ name: 'pixel.png', mimeType: 'image/png', buffer: pixel })
  await expect(toast(page)).toContainText('Image uploaded successfully')
  await button(page, 'Edit picture').click()
  const picture = page.getByRole('dialog', { name: 'Picture' })
  await picture.getByRole('textbox', { name: 'Alt text' }).fill('A single dot')
  await picture.getByRole('textbox', { name: 'Caption' }).fill('The smallest picture')
  await picture.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.body-words')).toContainText('words')

  await page.getByRole('combobox', { name: 'Category' }).selectOption('Screening')
  await page.getByRole('combobox', { name: 'Author' }).selectOption('The screening desk')
  const tags = page.getByRole('textbox', { name: 'Tags' })
  await tags.fill('consent')
  await tags.press('Enter')
  await tags.pressSequentially('candidates,')
  await page.getByRole('checkbox', { name: /^Featured/ }).check()
  await page.getByText('Add a post').click()
  await page.getByRole('searchbox', { name: 'Find a post' }).fill('Another')
  await page.getByRole('button', { name: 'Another post' }).click()
  await button(page, 'Choose a picture').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /pixel\.png/ })
    .click()
  await page.getByRole('textbox', { name: 'Alt text' }).fill('The cover')
  await page.getByRole('textbox', { name: 'Title in search results' }).fill('Consent, in short')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Four things.')
  const keywords = page.getByRole('textbox', { name: 'Keywords' })
  await keywords.fill('screening consent')
  await keywords.press('Enter')
  await page.getByRole('textbox', { name: 'Original address' }).fill('https://example.com/first')
  await page.getByLabel('Take off at').fill('2099-01-01T10:00')

  await button(page, 'Save draft').click()
  await expect(toast(page)).toContainText('Success')
  await expect(toast(page)).toContainText('Blog created successfully')
  await expect(saved(page)).toHaveText(/^Saved \d\d:\d\d:\d\d$/)
  await expect(page).toHaveURL(/BlogManagement\/(?!new)/)
  const id = page.url().split('/').at(-1) ?? ''
  const blog = await readBlog(page, id)
  expect(blog).toMatchObject({
    status: 'draft',
    slug: 'consent-that-holds',
    excerpt: 'What a candidate must be told.',
    category: { id: 'editor-category' },
    author: { id: 'editor-author' },
    tags: ['consent', 'candidates'],
    featured: true,
    related_blogs: [{ id: 'editor-other' }],
    cover_image: { alt_text: 'The cover' },
    unpublish_at: '2099-01-01T10:00:00.000Z',
    seo: {
      title: 'Consent, in short',
      description: 'Four things.',
      keywords: ['screening consent'],
      canonical: 'https://example.com/first',
    },
  })
  expect(blog.body.map(({ _type }) => _type)).toEqual([
    'block',
    'block',
    'block',
    'block',
    'callout',
    'block',
    'codeBlock',
    'table',
    'picture',
  ])

  await publish(page).click()
  await expect(toast(page)).toContainText('Blog updated successfully')
  await expect(page.locator('.edit-bar')).toContainText('Published')
  const address = paths.blog('consent-that-holds')
  const html = await site.html(address)
  for (const part of [
    'What the candidate must be told',
    '<strong>bold</strong>',
    'Sign again when the list changes.',
    `href="${paths.blog('another-post')}"`,
    'Days by place',
    'The smallest picture',
    'A single dot',
  ]) {
    expect(html).toContain(part)
  }

  await addAtEnd(page, 'Consent comes first.', ' Always.')
  await publish(page).click()
  await expect
    .poll(async () => (await site.html(address)).includes('Consent comes first. Always.'))
    .toBe(true)

  await more(page, 'Take off the site')
  await button(page, 'Take it off').click()
  await expect(page.locator('.edit-bar')).toContainText('Archived')
  expect((await fetch(site.origin + address)).status).toBe(404)

  await more(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page)).toContainText('Blog deleted successfully')
  await expect(page).toHaveURL(paths.adminBlogs)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('staffDraft')
})

test('a case study is made with its own fields and seen by visitors', async ({ page, site }) => {
  await page.goto(paths.adminCaseStudy('new'))
  await title(page).fill('One file for each hire')
  await page.getByRole('textbox', { name: 'Summary' }).fill('What was asked.')
  await page.getByRole('textbox', { name: 'Challenge' }).fill('Many places.')
  await page.getByRole('textbox', { name: 'Solution' }).fill('One request.')
  await button(page, 'Add a result').click()
  await page.getByRole('textbox', { name: 'Figure' }).fill('3')
  await page.getByRole('textbox', { name: 'Unit' }).fill('registers')
  await page.getByRole('textbox', { name: 'What was measured' }).fill('Sources')
  await page.getByRole('textbox', { name: 'Quotation' }).fill('It held.')
  await page.getByRole('textbox', { name: 'Role' }).fill('Head of people')
  await page.getByRole('combobox', { name: 'Industry' }).selectOption('banking-financial')
  await page.getByRole('combobox', { name: 'Services' }).selectOption('criminal-check')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kept private')
  await text(page).click()
  await page.keyboard.type('How it went.')
  await publish(page).click()
  await expect(toast(page)).toContainText('Case study created successfully')
  const html = await site.html(paths.caseStudy('one-file-for-each-hire'))
  for (const part of ['Many places.', 'One request.', 'registers', 'It held.', 'How it went.']) {
    expect(html).toContain(part)
  }
  expect(html).not.toContain('Kept private')
})

test('what would be refused is marked, and the caret goes there', async ({ page }) => {
  await page.goto(paths.adminBlog('new'))
  await title(page).fill('Nothing but a title')
  await publish(page).click()
  await expect(toast(page)).toContainText('Error')
  await expect(toast(page)).toContainText('Validation failed. Check the marked fields')
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeFocused()
  await expect(page.getByText('Enter one or two sentences for lists').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Scheduled')
  await expect(page.getByRole('button', { name: 'Schedule' })).toBeVisible()
  await button(page, 'Save draft').click()
  await expect(page.getByLabel('Publish at, UTC')).toBeFocused()
  await page.getByRole('textbox', { name: 'Slug' }).fill('another-post')
  await expect(page.getByText('“Another post” has this slug')).toBeVisible()
  await button(page, 'Use another-post-2').click()
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('another-post-2')
})

test('a session that ends in mid-edit loses nothing', async ({ page, site, watch }) => {
  watch.expect(/^401: /)
  await site.mutate([draftPost('ends', { title: 'Before the end' })])
  await page.goto(paths.adminBlog('ends'))
  await title(page).fill('Typed before the end')
  await text(page).click()
  await page.keyboard.type('And some text.')
  // Somebody ends the session elsewhere, so this page hears of it at its next call.
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const ended = await fetch(site.origin + apiPaths.logout, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(ended.status).toBe(200)
  await button(page, 'Save draft').click()
  await expect(page).toHaveURL(new RegExp(`${paths.admin}\\?next=`))
  await fillSignIn(page)
  await expect(page).toHaveURL(paths.adminBlog('ends'))
  await expect(title(page)).toHaveValue('Typed before the end')
  await expect(text(page)).toContainText('And some text.')
  await expect(page.getByText(/^What you typed and did not save is back/)).toBeVisible()
  await button(page, 'Save draft').click()
  await expect(toast(page)).toContainText('Blog updated successfully')
  expect((await readBlog(page, 'ends')).title).toBe('Typed before the end')
})

test('an edit in the Studio meanwhile shows both versions to choose from, field by field', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^409: PUT/)
  const body = [paragraph('a', 'The first version.')]
  const kept = { body, excerpt: 'As it began', tags: ['old'] }
  await site.mutate([draftPost('both', { title: 'Both began here', ...kept })])
  await page.goto(paths.adminBlog('both'))
  await title(page).fill('My title')
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('My excerpt')
  await site.mutate([
    {
      patch: {
        id: 'drafts.both',
        set: { title: 'Their title', excerpt: 'Their excerpt', tags: ['new'] },
      },
    },
  ])
  await button(page, 'Save draft').click()
  const versions = page.getByRole('dialog', { name: 'Two versions' })
  const go = versions.getByRole('button', { name: 'Keep these' })
  await expect(go).toBeDisabled()
  await expect(versions).toContainText('2 fields to choose')
  const field = (name: string) => versions.getByRole('group', { name })
  await expect(field('Title')).toContainText('My title')
  await expect(field('Title')).toContainText('Their title')
  await expect(field('Tags').getByRole('radio', { name: /Theirs/ })).toBeChecked()
  await field('Title').getByRole('radio', { name: /Yours/ }).check()
  await field('Excerpt')
    .getByRole('radio', { name: /Theirs/ })
    .check()
  await go.click()
  await expect(toast(page)).toContainText('Blog updated successfully')
  await expect(title(page)).toHaveValue('My title')
  expect(await readBlog(page, 'both')).toMatchObject({
    title: 'My title',
    excerpt: 'Their excerpt',
    tags: ['new'],
  })
})

test('an edit elsewhere comes in by itself while nothing is unsaved', async ({ page, site }) => {
  await site.mutate([draftPost('calm', { title: 'Calm', body: [paragraph('a', 'Old text.')] })])
  await page.goto(paths.adminBlog('calm'))
  await expect(text(page)).toContainText('Old text.')
  await site.mutate([
    { patch: { id: 'drafts.calm', set: { body: [paragraph('a', 'New text.')] } } },
  ])
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(text(page)).toContainText('New text.')
})

test('without a connection a save waits and goes out by itself', async ({
  page,
  site,
  context,
}) => {
  await site.mutate([draftPost('offline', { title: 'On the train' })])
  await page.goto(paths.adminBlog('offline'))
  await expect(text(page)).toBeVisible()
  await title(page).fill('Written on the train')
  await context.setOffline(true)
  await button(page, 'Save draft').click()
  await expect(saved(page)).toHaveText('No connection. It will be sent when there is one')
  await context.setOffline(false)
  await expect(saved(page)).toHaveText(/^Saved \d\d:\d\d:\d\d$/)
  expect((await readBlog(page, 'offline')).title).toBe('Written on the train')
})

test('a change that waits for the CMS says so until it is there', async ({ page, site }) => {
  await site.mutate([draftPost('waiting', { title: 'Waiting' })])
  await page.goto(paths.adminBlog('waiting'))
  await title(page).fill('Waited')
  let isDown = true
  await page.route(`**${apiPaths.blog('waiting')}**`, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const pending = isDown ? { data: { ...body.data, pending: true }, pending: true } : {}
    await route.fulfill({
      response: answer,
      status: isDown && route.request().method() === 'PUT' ? 202 : answer.status(),
      json: { ...body, ...pending },
    })
  })
  await button(page, 'Save draft').click()
  await expect(saved(page)).toHaveText('Saved here. Waiting for the CMS')
  isDown = false
  await expect(saved(page)).toHaveText(/^Saved \d\d:\d\d:\d\d$/)
  await page.unrouteAll({ behavior: 'wait' })
})

test('leaving with unsaved work asks, and the work waits in the browser', async ({
  page,
  site,
}) => {
  await site.mutate([draftPost('left', { title: 'To be left' })])
  await page.goto(paths.adminBlog('left'))
  await title(page).fill('Left behind')
  await page.getByRole('link', { name: 'Case studies' }).click()
  await button(page, 'Stay').click()
  await expect(title(page)).toHaveValue('Left behind')
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toBe(1)
  await expect(title(page)).toHaveValue('Left behind')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(title(page)).toHaveValue('To be left')
  await page.getByRole('link', { name: 'Case studies' }).click()
  await expect(page).toHaveURL(paths.adminCaseStudies)
})

test('unpublished changes are dropped for the published version', async ({ page, site }) => {
  await site.mutate([
    post('reverted', { title: 'As published' }),
    draftPost('reverted', { title: 'In the making' }),
  ])
  await page.goto(paths.adminBlog('reverted'))
  await expect(title(page)).toHaveValue('In the making')
  await expect(page.locator('.edit-bar')).toContainText('Unpublished changes')
  await more(page, 'Back to the published version')
  await button(page, 'Go back to it').click()
  await expect(title(page)).toHaveValue('As published')
  await expect(page.locator('.edit-bar')).not.toContainText('Unpublished changes')
  expect(await readBlog(page, 'reverted')).toMatchObject({ status: 'published', is_live: true })
})

test('what the editor has no tools for stays as it is', async ({ page, site }) => {
  const strange = [
    paragraph('a', 'Known.'),
    { _type: 'video', _key: 'v', url: 'https://example.com/v', nested: { deep: [1, 2] } },
    { ...paragraph('b', 'Lead'), style: 'lead', anchor: 'kept' },
    {
      _type: 'block',
      _key: 'c',
      style: 'normal',
      markDefs: [{ _type: 'footnote', _key: 'f', note: 'Below' }],
      children: [
        { _type: 'span', _key: 's', text: 'Noted', marks: ['f', 'highlight'] },
        { _type: 'mention', _key: 'm', who: 'Ann' },
        { _type: 'span', _key: 't', text: '', marks: [] },
      ],
    },
  ]
  await site.mutate([draftPost('strange', { title: 'Strange', body: strange })])
  await page.goto(paths.adminBlog('strange'))
  await addAtEnd(page, 'Known.', ' Edited.')
  await button(page, 'Move video down').click()
  await button(page, 'Move video up').click()
  await button(page, 'Save draft').click()
  await expect(toast(page)).toContainText('Blog updated successfully')
  const { body } = await readBlog(page, 'strange')
  expect(body).toEqual([paragraph('a', 'Known. Edited.'), ...strange.slice(1)])
})

test('everything is done by keyboard', async ({ page }) => {
  await page.goto(paths.adminBlog('new'))
  await expect(text(page)).toBeVisible()
  await title(page).focus()
  await page.keyboard.type('By keyboard alone')
  await page.keyboard.press('Tab')
  await page.keyboard.type('An excerpt.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Text' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'H2 heading')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('A heading')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Some words.')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+s')
  await expect(toast(page)).toContainText('Blog created successfully')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(toast(page)).toContainText('Blog updated successfully')
  await expect(page.locator('.edit-bar')).toContainText('Published')
  const { body } = await readBlog(page, 'by-keyboard-alone')
  expect(body.map(({ style }) => style)).toEqual(['h2', 'normal'])
})

const long =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und ihre Pflichten'

test.describe('is free of barriers', () => {
  for (const { colorScheme, width } of looks) {
    test(`${colorScheme}, ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await site.mutate([
        draftPost('looked-at', {
          title: long,
          excerpt: 'ما الذي يثبته فحص السجل الجنائي',
          relatedBlogs: [{ ...reference('editor-other'), _key: 'r' }],
          tags: ['Lieferkettensorgfaltspflichtengesetz'],
          body: [
            paragraph('a', 'ما الذي يثبته فحص السجل الجنائي'),
            { _type: 'callout', _key: 'b', tone: 'warning', content: [paragraph('c', long)] },
            { _type: 'codeBlock', _key: 'd', code: 'let a = 1', language: 'ts' },
            {
              _type: 'table',
              _key: 'e',
              headerRow: true,
              rows: [{ _type: 'tableRow', _key: 'f', cells: ['Place', 'Days'] }],
            },
          ],
        }),
      ])
      await page.goto(paths.adminBlog('looked-at'))
      await expect(text(page)).toContainText('let a')
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await axeViolations(page)).toEqual([])
      await button(page, 'Table').click()
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.goto(paths.adminCaseStudy('new'))
      await button(page, 'Add a result').click()
      await expect(text(page)).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await cutText(page)).toEqual([])
      expect(await axeViolations(page)).toEqual([])
    })
  }
})
