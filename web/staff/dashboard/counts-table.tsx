import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { ARTICLE_TYPES, STATUSES } from '#shared/content/status.ts'
import type { Overview } from '#shared/contracts/staff.ts'
import { grouped } from '#shared/text/count.ts'
import { StatusMark } from '#web/ui/list/status-mark.tsx'

const kinds = ARTICLE_TYPES.map((type) => {
  const { plural, paths } = contentTypes[type]
  return [type, plural, paths.adminList] as const
})

/** Number of articles by status, with links to the lists. */
export function CountsTable({ counts }: Pick<Overview, 'counts'>) {
  return (
    <section className="overview-part" aria-labelledby="overview-counts">
      <h2 id="overview-counts">Content by status</h2>
      <table className="desk-table overview-counts" aria-labelledby="overview-counts">
        <thead>
          <tr>
            <th scope="col">Status</th>
            {kinds.map(([type, title]) => (
              <th key={type} scope="col" className="desk-time">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STATUSES.map((status) => (
            <tr key={status}>
              <th scope="row">
                <StatusMark status={status} />
              </th>
              {kinds.map(([type, title, list]) => (
                <td key={type} className="desk-time">
                  <a
                    href={`${list}?status=${status}`}
                    aria-label={`${counts[type][status]} ${title}`}
                  >
                    {grouped(counts[type][status])}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
