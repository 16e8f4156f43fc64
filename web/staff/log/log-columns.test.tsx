import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '#shared/contracts/staff.ts'
import { DataTable } from '#web/blocks/staff-list/data-table.tsx'
import { logColumns } from './log-columns.tsx'

const entry: LogEntry = {
  timestamp: '2026-11-28T14:32:06.000Z',
  level: 'info',
  category: 'database',
  message: 'Ada Marsh published the blog “How to read a register”',
  data: { object: { kind: 'blog', id: 'a', name: 'How to read a register' }, by: 'ada' },
}

const render = (values: Partial<LogEntry>) =>
  renderToStaticMarkup(
    <DataTable
      name="Log"
      columns={logColumns(() => undefined)}
      rows={[{ ...entry, ...values, id: 'a' }]}
    />,
  )

describe('the message column of the log', () => {
  it('shows an action as a sentence with a link to its object', () => {
    expect(render({ link: '/admin/BlogManagement/a' })).toContain(
      'Ada Marsh published the blog “<a class="log-object" href="/admin/BlogManagement/a">How to read a register</a>”',
    )
  })

  it('shows the title as text if the object no longer exists', () => {
    expect(render({})).toContain(
      '<span dir="auto">Ada Marsh published the blog “How to read a register”</span>',
    )
  })

  it('shows other messages unchanged', () => {
    expect(render({ message: 'Sign-in failed', data: { address: '192.0.2.1' } })).toContain(
      '<span dir="auto">Sign-in failed</span>',
    )
  })
})
