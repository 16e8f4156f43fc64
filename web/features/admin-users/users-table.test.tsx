import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AccountView } from '#shared/contracts/users.ts'
import { UsersTable } from './users-table.tsx'

const account = (fields: Partial<AccountView>): AccountView => ({
  id: 'a',
  email: 'eve@example.com',
  name: 'Eve',
  role: 'editor',
  disabled: false,
  invited: false,
  created_at: '2026-01-01T00:00:00Z',
  last_active_at: null,
  ...fields,
})

const render = (...accounts: readonly AccountView[]) =>
  renderToStaticMarkup(
    <UsersTable
      accounts={accounts}
      own="own"
      busy={false}
      onChange={() => undefined}
      onLink={() => undefined}
    />,
  )

it.each([
  ['Active', {}],
  ['Invited', { invited: true }],
  ['Deactivated', { disabled: true }],
  ['Deactivated', { disabled: true, invited: true }],
])('an account’s state reads %s where it is %o', (state, fields) => {
  const [, mark = ''] = /class="status-mark[^>]*>(.*?)<\/span>/.exec(render(account(fields))) ?? []
  expect(mark.replace(/<svg.*<\/svg>/, '')).toBe(state)
})
