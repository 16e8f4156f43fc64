import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { render } from 'vitest-browser-react/pure'
import { page } from 'vitest/browser'
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

export const item = (type: EntryType, more: Partial<EntryItem> = {}): EntryItem => ({
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

export const author = (more: Partial<EntryItem> = {}) => ({
  ...item('author', more),
  has_studio_draft: false,
  values: { name: 'Ada Marsh', role: 'Editor', bio: '', picture: null },
})

export const list = (rows: readonly EntryItem[]) => ({
  results: rows,
  count: rows.length,
  page: 1,
  limit: 20,
  total_pages: 1,
  next: null,
  previous: null,
  views: { all: rows.length },
})

export const conflict = refusedCall(409, {
  success: false,
  error: { code: 'conflict', message: 'Reload', fields: { revision: 'r2' } },
  request_id: 'a',
})

interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly key: string | undefined
}

/**
 * Opens a page of the staff area.
 * @param answers response or error of each API call, by method and path without query
 */
export async function open(
  path: string,
  answers: Readonly<Record<string, unknown>>,
  role: 'admin' | 'viewer' = 'admin',
) {
  const calls: Call[] = []
  history.replaceState(null, '', path)
  const api: Pick<StaffApi, 'call'> = {
    call: async (address, _schema, { method = 'GET', body, idempotencyKey: key } = {}) => {
      const [plain = ''] = address.split('?')
      calls.push({ method, path: address, body, key })
      const answer = answers[`${method} ${plain}`]
      if (answer instanceof Error) throw answer
      if (answer === undefined) throw new Error(`no answer for ${method} ${plain}`)
      // The cast is safe, because each test provides the values that its page needs.
      return answer as never // oxlint-disable-line typescript/no-unsafe-type-assertion
    },
  }
  const routes = ENTRY_TYPES.flatMap((type) => [
    { path: entryPaths[type].list, element: <EntryListPage type={type} /> },
    { path: `${entryPaths[type].list}/:id`, element: <EntryPage type={type} /> },
  ])
  const user = { id: 'u', email: 'a@example.com', name: 'A', role, grants: [] }
  // The casts are safe, because the pages use no other properties of the two contexts.
  const app = { origin: location.origin } as never // oxlint-disable-line typescript/no-unsafe-type-assertion
  const staff = { api, user, signOut: () => undefined } as never // oxlint-disable-line typescript/no-unsafe-type-assertion
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={client}>
      <AppProvider value={app}>
        <StaffProvider value={staff}>
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
        </StaffProvider>
      </AppProvider>
    </QueryClientProvider>,
  )
  return {
    calls,
    writes: () => calls.filter(({ method }) => method !== 'GET'),
    /** Refetches all queries, as the staff area does at intervals. */
    refetch: () => client.invalidateQueries(),
  }
}

export const unanswered = new ApiError('The server did not answer', {
  status: 0,
  code: 'no_answer',
  isServerText: false,
})

export const one = `GET ${staffApiPaths.entry('author', 'a')}`
export const users = `GET ${staffApiPaths.entryReferrers('author', 'a')}`
export const put = `PUT ${staffApiPaths.entry('author', 'a')}`
export const field = (name: string) => page.getByRole('textbox', { name })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
