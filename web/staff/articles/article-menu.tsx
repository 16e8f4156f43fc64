import type { ArticleType } from '#shared/content/status.ts'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { kinds, type Row } from './rows.ts'
import type { RowActs } from './use-row-acts.ts'

interface ArticleMenuProps {
  readonly type: ArticleType
  readonly row: Row
  readonly acts: RowActs
  readonly mayWrite: boolean
}

function actsOn(row: Row, acts: RowActs) {
  const isOff = row.status === 'archived' && !row.isLive
  return [
    ...(!row.isLive || row.changed
      ? [
          {
            label: row.changed ? 'Publish the changes' : 'Publish to site',
            run: () => acts.publish(row),
          },
        ]
      : []),
    ...(isOff
      ? []
      : [{ label: row.isLive ? 'Unpublish' : 'Archive', run: () => acts.takeOff(row) }]),
    { label: 'Delete', isRemoval: true, run: () => acts.remove(row) },
  ]
}

/** Menu of actions on an article. */
export function ArticleMenu({ type, row, acts, mayWrite }: ArticleMenuProps) {
  return (
    <RowMenu
      of={row.title}
      links={
        <>
          <li>
            <a href={kinds[type].editor(row.id)}>{mayWrite ? 'Edit' : 'Read'}</a>
          </li>
          {row.isLive && (
            <li>
              <a href={kinds[type].publicPage(row.slug)} target="_blank" rel="noreferrer">
                View on the site<span aria-hidden="true"> ↗</span>
                <span className="sr-only"> (new tab)</span>
              </a>
            </li>
          )}
        </>
      }
      acts={mayWrite ? actsOn(row, acts) : []}
    />
  )
}
