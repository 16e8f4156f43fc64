import { grouped } from '#shared/text/count.ts'
import { useId } from 'react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { ARTICLE_TYPES, isStatus, type Status } from '#shared/content/status.ts'
import type { Overview } from '#shared/contracts/staff.ts'
import { exactMoment, nearMoment } from '#web/lib/staff/moments.ts'
import { StatusMark, statusNames } from '#web/ui/list/status-mark.tsx'

type Article = Overview['recent'][number]

interface ArticleLinesProps {
  readonly title: string
  readonly articles: readonly Article[]
  /** Text shown if there are no articles. */
  readonly empty: string
  /** Time to show in each line, and its column heading. */
  readonly time: { readonly head: string; readonly of: 'change' | 'publication' }
  /** Status in the link to the complete lists, which is shown if there are more articles than lines. */
  readonly status?: Status
  readonly counts?: Overview['counts']
  readonly now: number
}

const lists = ARTICLE_TYPES.map((type) => {
  const { plural, paths } = contentTypes[type]
  return [type, plural, paths.adminList] as const
})

interface RestProps {
  readonly shown: number
  readonly status: Status
  readonly counts: Overview['counts']
}

/** Number of articles of a status, with links to the lists if the overview does not show all of them. */
function Rest({ shown, status, counts }: RestProps) {
  const all = lists.reduce((sum, [type]) => sum + counts[type][status], 0)
  if (all <= shown) return null
  return (
    <p className="overview-rest">
      {shown} of {grouped(all)}.
      {lists.map(
        ([type, title, list]) =>
          counts[type][status] > 0 && (
            <a key={type} className="text-link" href={`${list}?status=${status}`}>
              {title} {statusNames[status].toLowerCase()}
            </a>
          ),
      )}
    </p>
  )
}

const editorOf = ({ type, id }: Article) => contentTypes[type].paths.adminPage(id)

const kindNames = { blog: 'Blog', caseStudy: 'Case study' } as const

/** Articles of both types, one per line. */
export function ArticleLines(props: ArticleLinesProps) {
  const { title, articles, empty, time, status, counts, now } = props
  const heading = useId()
  return (
    <section className="overview-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {articles.length === 0 ? (
        <p className="overview-none">{empty}</p>
      ) : (
        <table className="desk-table overview-lines" aria-labelledby={heading}>
          <colgroup>
            <col />
            <col className="overview-status" />
            <col className="overview-time" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Status</th>
              <th scope="col">{time.head}</th>
            </tr>
          </thead>
          <tbody>
            {articles.map((article) => (
              <tr key={article.id}>
                <th scope="row">
                  <a href={editorOf(article)} dir="auto">
                    {article.title === '' ? 'Untitled' : article.title}
                  </a>
                  <span className="overview-kind">{kindNames[article.type]}</span>
                </th>
                <td>
                  <StatusMark
                    status={isStatus(article.status) ? article.status : 'draft'}
                    changed={article.status === 'published' && article.has_unpublished_changes}
                  />
                </td>
                <td className="desk-time">
                  {time.of === 'publication'
                    ? exactMoment(article.publish_at)
                    : nearMoment(article.updated_at, now)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {status !== undefined && counts !== undefined && (
        <Rest shown={articles.length} status={status} counts={counts} />
      )}
    </section>
  )
}
