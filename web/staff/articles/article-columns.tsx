import type { ArticleType } from '#shared/content/status.ts'
import { exactMoment, zoneName } from '#web/lib/staff/moments.ts'
import { initialsOf, presenceSentence, type Other } from '#web/lib/staff/presence.ts'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { actionsColumn, timeColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { PresenceMarks } from '#web/ui/dialog/presence-marks.tsx'
import { StatusMark } from '#web/ui/list/status-mark.tsx'
import { ArticleMenu } from './article-menu.tsx'
import { kinds, type Row } from './rows.ts'
import type { SortKey } from './url-state.ts'
import type { RowActs } from './use-row-acts.ts'

/** List of the other users who have the article of a row open. */
function OpenAt({ others }: { readonly others: readonly Other[] }) {
  if (others.length === 0) return null
  const words = others.map(presenceSentence).join('. ')
  return (
    <span className="desk-others" title={words}>
      <PresenceMarks people={others.map(({ id, name }) => ({ id, initials: initialsOf(name) }))} />
      <span className="sr-only">{words}</span>
    </span>
  )
}

interface ColumnsProps {
  readonly type: ArticleType
  readonly acts: RowActs
  readonly mayWrite: boolean
  /** Returns the other users who have an article open, by the id of the article. */
  readonly othersAt: (id: string) => readonly Other[]
}

/** Columns of a list of articles. */
export const articleColumns = (props: ColumnsProps): readonly Column<Row, SortKey>[] => {
  const { type, othersAt } = props
  return [
    {
      head: 'Title',
      className: 'desk-title',
      sort: 'title',
      isName: true,
      cell: ({ id, title, slug }) => (
        <>
          <a href={kinds[type].editor(id)} data-row-link="" dir="auto">
            {title === '' ? 'Untitled' : title}
          </a>
          <span className="desk-slug">
            {slug === '' ? 'No URL yet' : kinds[type].publicPage(slug)}
          </span>
        </>
      ),
    },
    {
      head: 'Status',
      className: 'desk-status',
      cell: (row) => (
        <>
          <StatusMark
            status={row.status}
            pending={row.pending}
            contested={row.contested}
            changed={row.changed}
          />
          <OpenAt others={othersAt(row.id)} />
        </>
      ),
    },
    { head: kinds[type].field, className: 'desk-field', cell: ({ field }) => field ?? '–' },
    {
      head: kinds[type].person,
      className: 'desk-person',
      attributes: () => ({ dir: 'auto' }),
      cell: ({ person }) => person ?? '–',
    },
    timeColumn({
      head: `Published at (${zoneName()})`,
      className: 'desk-out',
      sort: 'published_at',
      at: (row) => row.outAt,
      text: (at) => exactMoment(at),
    }),
    timeColumn({
      head: 'Updated',
      className: 'desk-updated',
      sort: 'updated_at',
      at: (row) => row.updatedAt,
    }),
    actionsColumn<Row>('desk-more', (row) => <ArticleMenu {...props} row={row} />),
  ]
}
