import '#web/testing/browser/styles.test-support.ts'
import { cleanup } from 'vitest-browser-react/pure'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  author,
  button,
  conflict,
  field,
  item,
  list,
  one,
  open,
  put,
  unanswered,
  users,
} from './entries.test-support.tsx'

const { token: tokenKey } = storageKeys

afterEach(cleanup)

test('a save in the entry editor sends only the changed fields', async () => {
  const { writes } = await open('/admin/authors/a', {
    [one]: { data: author() },
    [users]: { data: [] },
    [put]: { data: author({ revision: 'r2' }) },
  })
  await field('Role').fill('Chief editor')
  await expect.element(page.getByText('Unsaved')).toBeVisible()
  await button('Save').click()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(writes().map(({ body }) => body)).toEqual([{ role: 'Chief editor' }])
})

test('a save in the entry editor keeps text that is typed while the save runs', async () => {
  const { promise, resolve } = Promise.withResolvers()
  const { writes } = await open('/admin/authors/a', {
    [one]: { data: author() },
    [users]: { data: [] },
    [put]: promise,
  })
  await field('Role').fill('Chief editor')
  await button('Save').click()
  await expect.poll(() => writes().length).toBe(1)
  await field('Role').fill('Chief editor of all')
  const values = { name: 'Ada Marsh', role: 'Chief editor', bio: 'Saved', picture: null }
  resolve({ data: { ...author({ revision: 'r2' }), values } })
  await expect.element(page.getByText('Unsaved')).toBeVisible()
  await expect.element(field('Role')).toHaveValue('Chief editor of all')
  await expect.element(field('About')).toHaveValue('Saved')
})

test('a save in the entry editor keeps the body editor mounted', async () => {
  const values = {
    title: 'Analyst',
    slug: 'analyst',
    summary: '',
    team: '',
    place: '',
    employment: null,
    closes_at: null,
    body: [],
  }
  const opening = { ...item('opening', { title: 'Analyst' }), has_studio_draft: false, values }
  const { writes } = await open('/admin/openings/a', {
    [`GET ${staffApiPaths.entry('opening', 'a')}`]: { data: opening },
    [`PUT ${staffApiPaths.entry('opening', 'a')}`]: { data: { ...opening, revision: 'r2' } },
  })
  await expect.poll(() => document.querySelector('[contenteditable=true]')).not.toBeNull()
  const editor = document.querySelector('[contenteditable=true]')
  await field('Team').fill('Screening')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(writes().length).toBe(1)
  expect(document.querySelector('[contenteditable=true]')).toBe(editor)
})

test('an open document shows the newest state of the server', async () => {
  const answers: Record<string, unknown> = {
    [one]: { data: author({ pending: true }) },
    [users]: { data: [] },
    [put]: conflict,
  }
  const { refetch } = await open('/admin/authors/a', answers)
  await expect.element(page.getByText('Waiting for the CMS')).toBeVisible()
  answers[one] = { data: { ...author({ uses: 1 }), has_studio_draft: true } }
  await refetch()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open in the Studio' })).toBeVisible()
  expect(button('Delete').elements()).toEqual([])
  await field('Role').fill('Mine')
  await button('Save').click()
  await expect.element(button('Load the latest version')).toBeVisible()
})

test('a repeated request for a new author has the same Idempotency-Key only if its values are unchanged', async () => {
  const { writes } = await open('/admin/authors/new', {
    [`POST ${staffApiPaths.entries('author')}`]: unanswered,
  })
  for (const name of ['Ada Mash', 'Ada Mash', 'Ada Marsh']) {
    const before = writes().length
    await field('Name').fill(name)
    await button('Save').click()
    await expect.poll(() => writes().length).toBe(before + 1)
    await expect.element(button('Save')).toBeEnabled()
  }
  const [first, second, third] = writes().map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a deletion in the entry editor does not ask for confirmation because of unsaved text', async () => {
  localStorage.setItem(tokenKey, 'token')
  onTestFinished(() => localStorage.removeItem(tokenKey))
  await open('/admin/authors/a', {
    [one]: { data: author() },
    [users]: { data: [] },
    [`DELETE ${staffApiPaths.entry('author', 'a')}`]: { success: true, data: { id: 'a' } },
    [`GET ${staffApiPaths.entries('author')}`]: list([]),
  })
  await field('Role').fill('Mine')
  await button('Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('No authors yet')).toBeVisible()
  await expect.element(page.getByText('Leave without saving?')).not.toBeInTheDocument()
})

test('an empty name is rejected without a call', async () => {
  const { writes } = await open('/admin/authors/a', {
    [one]: { data: author() },
    [users]: { data: [] },
  })
  await field('Name').fill('')
  await button('Save').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a name')
  expect(writes()).toEqual([])
})

test('a newer version of an entry by another user is not overwritten until the user decides', async () => {
  await open('/admin/authors/a', {
    [one]: { data: author() },
    [users]: { data: [] },
    [put]: conflict,
  })
  await field('Role').fill('Mine')
  await button('Save').click()
  const notice = page.getByText(
    'Someone else has changed this author. Your changes are not saved yet.',
  )
  await expect.element(notice).toBeVisible()
  await expect.element(field('Role')).toHaveValue('Mine')
  await button('Load the latest version').click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(field('Role')).toHaveValue('Editor')
})

test('an author of articles cannot be deleted, and the page lists the articles', async () => {
  const referrer = {
    id: 'b',
    type: 'blog',
    title: 'On registers',
    place: 'Another field',
    in_public_copy: true,
    in_draft: false,
  }
  await open('/admin/authors/a', {
    [one]: { data: author({ uses: 1 }) },
    [users]: { data: [referrer] },
  })
  await expect
    .element(page.getByText('1 article uses this author, so it can’t be deleted.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'On registers' })).toBeVisible()
  expect(button('Delete').elements()).toEqual([])
})

test('the title of the entry editor names the type while the document is loading', async () => {
  // Marks the page as hydrated. Before that, the page keeps the head that the server has rendered.
  const { dataset } = document.documentElement
  dataset['hydrated'] = ''
  onTestFinished(() => void delete dataset['hydrated'])
  await open('/admin/authors/a', { [one]: new Promise(() => undefined) })
  await expect.poll(() => document.title).toMatch(/^Author, staff/)
})

test('viewers see the fields and cannot change them', async () => {
  await open('/admin/authors/a', { [one]: { data: author() }, [users]: { data: [] } }, 'viewer')
  await expect.element(field('Name')).toBeDisabled()
  expect(button('Save').elements()).toEqual([])
})

test('the entry editor shows a notice with a link if the Studio has a draft of the document', async () => {
  await open('/admin/authors/a', {
    [one]: { data: { ...author(), has_studio_draft: true } },
    [users]: { data: [] },
  })
  await expect.element(page.getByRole('link', { name: 'Open in the Studio' })).toBeVisible()
})
