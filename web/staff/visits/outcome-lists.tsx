import { useId } from 'react'
import { grouped } from '#shared/text/count.ts'
import type { CountedArticle, Visits } from '#shared/contracts/site/visits.ts'
import { paths } from '#shared/paths/paths.ts'
import { Change } from './change.tsx'
import { conversionNames, isUnwanted, routeName } from './visit-labels.ts'

/** Number of rows of a list. */
const MOST = 10

function Articles({ articles }: { readonly articles: readonly CountedArticle[] }) {
  const id = useId()
  return (
    <section className="overview-part" aria-labelledby={id}>
      <h2 id={id}>Articles</h2>
      {articles.length === 0 ? (
        <p className="overview-none">No article was read in this period.</p>
      ) : (
        <table className="desk-table counted" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col" className="desk-time">
                Views
              </th>
            </tr>
          </thead>
          <tbody>
            {articles.slice(0, MOST).map(({ title, path, views, before }, index) => (
              // Articles that are no longer published have no path, so the index is their React key.
              <tr key={path ?? index}>
                <th scope="row">
                  {path === null ? 'No longer published' : <a href={path}>{title ?? path}</a>}
                </th>
                <td className="desk-time">
                  {grouped(views)} <Change views={views} before={before} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Outcome({ outcome }: { readonly outcome: Visits['conversions'][number] }) {
  const id = useId()
  const { kind, routes } = outcome
  const title = kind === 'inquiry' ? 'From page to inquiry' : conversionNames[kind]
  return (
    <section className="overview-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className="desk-table counted" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Route</th>
            <th scope="col" className="desk-time">
              Number
            </th>
          </tr>
        </thead>
        <tbody>
          {routes.slice(0, MOST).map(({ name, views, before }) => (
            <tr key={name}>
              <th scope="row">
                <code>{routeName(name)}</code>
              </th>
              <td className="desk-time">
                {grouped(views)}{' '}
                <Change views={views} before={before} isBetterLow={isUnwanted(kind)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {kind === 'nothing_found' && (
        <p className="overview-rest">
          <a className="text-link" href={paths.adminQuestions}>
            Open the searches <span aria-hidden="true">→</span>
          </a>
        </p>
      )}
      {kind === 'not_found' && (
        <p className="overview-rest">
          <a className="text-link" href={paths.adminRedirects}>
            Open the addresses <span aria-hidden="true">→</span>
          </a>
        </p>
      )}
    </section>
  )
}

/** Views of articles, and outcomes by the page where they happened. */
export function OutcomeLists({ visits }: { readonly visits: Visits }) {
  return (
    <>
      <Articles articles={visits.articles} />
      {visits.conversions
        .filter(({ routes }) => routes.length > 0)
        .map((outcome) => (
          <Outcome key={outcome.kind} outcome={outcome} />
        ))}
    </>
  )
}
