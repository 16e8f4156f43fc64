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

const render = (shown: AccountView, busy = false) =>
  renderToStaticMarkup(
    <UsersTable
      accounts={[shown]}
      own="own"
      busy={busy}
      onChange={() => undefined}
      onLink={() => undefined}
    />,
  )

it.each([
  ['Active', {}],
  ['Invited', { invited: true }],
  ['Deactivated', { disabled: true }],
  ['Deactivated', { disabled: true, invited: true }],
])('the table of users shows the state %s of an account with %o', (state, fields) => {
  const [, mark = ''] = /class="status-mark[^>]*>(.*?)<\/span>/.exec(render(account(fields))) ?? []
  expect(mark.replace(/<svg.*<\/svg>/, '')).toBe(state)
})

const selectOf = (html: string) => /<select[^>]*>/.exec(html)?.[0] ?? ''

it('the table of users disables the role of the user’s own account and explains why', () => {
  const html = render(account({ id: 'own', role: 'admin' }))
  const [, why = ''] = /aria-describedby="([^"]+)"/.exec(selectOf(html)) ?? []
  expect(selectOf(html)).toContain(' disabled=""')
  expect(html).toContain(`id="${why}">Only another administrator can change your role.</span>`)
  expect(selectOf(render(account({})))).not.toMatch(/ disabled|aria-describedby/)
})

it('the table of users uses aria-disabled during a call, so that its controls stay focusable', () => {
  const html = render(account({}), true)
  expect(html).not.toContain(' disabled=""')
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(5)
})

it.each([
  ['editor', undefined, / type="checkbox"(?! checked)/],
  ['editor', ['cases.read' as const], / type="checkbox"[^>]* checked=""/],
] as const)(
  'the row of an %s with the grants %j has a checkbox that shows the access to cases',
  (role, grants, shown) => {
    const html = render(account({ role, ...(grants !== undefined && { grants: [...grants] }) }))
    expect(html).toMatch(shown)
  },
)

it('the rows of users with other roles do not offer access to cases', () => {
  for (const role of ['viewer', 'admin', null] as const) {
    expect(render(account({ role }))).not.toContain('Reads cases')
  }
})
