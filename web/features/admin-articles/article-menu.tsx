import type { ArticleType } from '#shared/content/status.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import type { Bulk } from './use-bulk.ts'
import { kinds, type Row } from './rows.ts'

interface ArticleMenuProps {
  readonly type: ArticleType
  readonly row: Row
  readonly bulk: Bulk
  readonly mayWrite: boolean
}

function actsOn(row: Row, bulk: Bulk) {
  const isOff = row.status === 'archived' && !row.isLive
  return [
    ...(!row.isLive || row.changed
      ? [
          {
            label: row.changed ? 'Publish the changes' : 'Publish to site',
            run: () => bulk.publish([row]),
          },
        ]
      : []),
    ...(isOff
      ? []
      : [{ label: row.isLive ? 'Unpublish' : 'Archive', run: () => bulk.takeOff([row]) }]),
    { label: 'Delete', isRemoval: true, run: () => bulk.remove([row]) },
  ]
}

/** What can be done with one article. */
export function ArticleMenu({ type, row, bulk, mayWrite }: ArticleMenuProps) {
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
      acts={mayWrite ? actsOn(row, bulk) : []}
    />
  )
}
