import '#web/testing/browser/styles.test-support.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { cleanup, render } from 'vitest-browser-react/pure'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ENTRY_TYPES, entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import { entryPaths } from '#shared/content/entries/entry-paths.ts'
import type { EntryItem } from '#shared/contracts/entries.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { AppProvider } from '#web/lib/page/app-context.tsx'
import { ApiError, refusedCall } from '#web/lib/staff/queries/api-error.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { StaffProvider } from '#web/lib/staff/staff-context.tsx'
import { EntryListPage } from './entry-list.tsx'
import { EntryPage } from './entry-page.tsx'

const item = (type: EntryType, more: Partial<EntryItem> = {}): EntryItem => ({
  id: 'a',
  type,
  title: 'Ada Marsh',
  note: 'Editor',
  status: entryTypes[type].hasStatus ? 'draft' : null,
  closes_at: null,
  is_live: false,
  uses: 0,
  path: null,
  revision: 'r1',
  updated_at: '2026-11-01T09:00:00Z',
  pending: false,
  contested: false,
  ...more,
})

const author = (more: Partial<EntryItem> = {}) => ({
  ...item('author', more),
  has_studio_draft: false,
  values: { name: 'Ada Marsh', role: 'Editor', bio: '', picture: null },
})

const list = (rows: readonly EntryItem[]) => ({
  results: rows,
  count: rows.length,
  page: 1,
  limit: 20,
  total_pages: 1,
  next: null,
  previous: null,
  views: { all: rows.length },
})

const conflict = refusedCall(409, {
  success: false,
  error: { code: 'conflict', message: 'Reload', fields: { revision: 'r2' } },
  request_id: 'a',
})

interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** Opens a page of the staff area. @param answers response or error by method and path; the path is without its query */
async function open(
  path: string,
  answers: Readonly<Record<string, unknown>>,
  role: 'admin' | 'viewer' = 'admin',
) {
  const calls: Call[] = []
  history.replaceState(null, '', path)
  const api: Pick<StaffApi, 'call'> = {
    call: async (address, _schema, { method = 'GET', body } = {}) => {
      const [plain = ''] = address.split('?')
      calls.push({ method, path: address, body })
      const answer = answers[`${method} ${plain}`]
      if (answer instanceof Error) throw answer
      if (answer === undefined) throw new Error(`no answer for ${method} ${plain}`)
      return answer as never
    },
  }
  const routes = ENTRY_TYPES.flatMap((type) => [
    { path: entryPaths[type].list, element: <EntryListPage type={type} /> },
    { path: `${entryPaths[type].list}/:id`, element: <EntryPage type={type} /> },
  ])
  const user = { id: 'u', email: 'a@example.com', name: 'A', role, grants: [] }
  await render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <AppProvider value={{ origin: location.origin } as never}>
        <StaffProvider value={{ api, user, signOut: () => undefined } as never}>
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
        </StaffProvider>
      </AppProvider>
    </QueryClientProvider>,
  )
  return { calls, writes: () => calls.filter(({ method }) => method !== 'GET') }
}

const one = `GET ${staffApiPaths.entry('author', 'a')}`
const users = `GET ${staffApiPaths.entryReferrers('author', 'a')}`
const put = `PUT ${staffApiPaths.entry('author', 'a')}`
const field = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

afterEach(cleanup)

test.each(ENTRY_TYPES)(
  'the list of type %s shows its rows, or that there are none',
  async (type) => {
    const { plural } = entryTypes[type]
    await open(entryPaths[type].list, {
      [`GET ${staffApiPaths.entries(type)}`]: list([item(type)]),
    })
    await expect.element(page.getByRole('heading', { level: 1, name: plural })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Ada Marsh' })).toBeVisible()
    await cleanup()
    await open(entryPaths[type].list, { [`GET ${staffApiPaths.entries(type)}`]: list([]) })
    await expect.element(page.getByText(`No ${plural.toLowerCase()} yet`)).toBeVisible()
  },
)

test('a list that cannot be loaded says so', async () => {
  const failed = new ApiError('The server did not answer', {
    status: 0,
    code: 'no_answer',
    isServerText: false,
  })
  await open(entryPaths.author.list, { [`GET ${staffApiPaths.entries('author')}`]: failed })
  await expect.element(page.getByText('not loaded')).toBeVisible()
})

test('the key D deletes the focused row', async () => {
  const remove = `DELETE ${staffApiPaths.entry('author', 'a')}`
  const { writes } = await open(entryPaths.author.list, {
    [`GET ${staffApiPaths.entries('author')}`]: list([item('author')]),
    [remove]: { success: true, data: { id: 'a' } },
  })
  await expect.element(page.getByRole('link', { name: 'Ada Marsh' })).toBeVisible()
  await userEvent.keyboard('jd')
  await expect.poll(() => writes().map(({ method }) => method)).toEqual(['DELETE'])
})

test('a save sends only the changed fields', async () => {
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

test('an empty name is refused before the call', async () => {
  const { writes } = await open('/admin/authors/a', {
    [one]: { data: author() },
    [users]: { data: [] },
  })
  await field('Name').fill('')
  await button('Save').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a name')
  expect(writes()).toEqual([])
})

test('a change by another user is not overwritten without a decision', async () => {
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

test('an author in use names the articles and cannot be deleted', async () => {
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

test('viewers read the fields and change nothing', async () => {
  await open('/admin/authors/a', { [one]: { data: author() }, [users]: { data: [] } }, 'viewer')
  await expect.element(field('Name')).toBeDisabled()
  expect(button('Save').elements()).toEqual([])
})

test('a draft in the Studio is announced with a link', async () => {
  await open('/admin/authors/a', {
    [one]: { data: { ...author(), has_studio_draft: true } },
    [users]: { data: [] },
  })
  await expect.element(page.getByRole('link', { name: 'Open in the Studio' })).toBeVisible()
})
