import type { IndustryPage, RiskCover } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { CoverMark, CoverSymbols, coverWords, type Cover } from './cover-mark.tsx'

type Risks = IndustryPage['risks']
type Risk = Risks['rows'][number]
type Check = Risks['checks'][number]

const legend: readonly Cover[] = ['answers', 'supports', 'none']

const lists: readonly { readonly cover: RiskCover; readonly title: string }[] = [
  { cover: 'answers', title: 'Main check' },
  { cover: 'supports', title: 'Supporting checks' },
]

const CheckLink = ({ slug, label }: Check) => <a href={paths.service(slug)}>{label}</a>

/** Table with risks in rows and checks in columns. */
function MatrixTable({ checks, rows, caption }: Risks & { readonly caption: string }) {
  return (
    <table className="matrix-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Risk</th>
          {checks.map((check) => (
            <th key={check.slug} scope="col">
              <CheckLink {...check} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, detail, cover }, index) => (
          <tr key={title}>
            <th scope="row">
              <span className="matrix-code">R{index + 1}</span>
              <span className="matrix-risk">{title}</span>
              <span className="matrix-detail">{detail}</span>
            </th>
            {checks.map(({ slug }) => {
              const kind = cover[slug] ?? 'none'
              return (
                <td key={slug}>
                  <CoverMark cover={kind} />
                  {kind !== 'none' && <span className="sr-only">{coverWords[kind].cell}</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Risk and its checks as text, for windows that are too narrow for the table. */
function RiskBlock({
  risk,
  checks,
  code,
}: {
  readonly risk: Risk
  readonly checks: readonly Check[]
  readonly code: string
}) {
  return (
    <li className="risk">
      <h3>
        <span className="matrix-code">{code}</span>
        {risk.title}
      </h3>
      <p className="matrix-detail">{risk.detail}</p>
      <dl>
        {lists.map(({ cover, title }) => {
          const named = checks.filter(({ slug }) => risk.cover[slug] === cover)
          if (named.length === 0) return null
          return (
            <div key={cover}>
              <dt>
                <CoverMark cover={cover} />
                {title}
              </dt>
              <dd>
                <ul>
                  {named.map((check) => (
                    <li key={check.slug}>
                      <CheckLink {...check} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}

/** Caption of the table, which also explains the empty cells. */
const captionOf = ({ heading }: Risks) =>
  `${heading}: risks in rows, checks in columns. An empty cell means that the check is not needed for the risk.`

/**
 * Risks of an industry and the checks that address them: a table if there is room, otherwise a list with the same content. Screen readers
 * get only the visible version.
 */
export function RiskMatrix(risks: Risks) {
  return (
    <div className="matrix">
      <CoverSymbols />
      <MatrixTable {...risks} caption={captionOf(risks)} />
      <ul className="matrix-legend">
        {legend.map((cover) => (
          <li key={cover}>
            <CoverMark cover={cover} />
            {coverWords[cover].legend}
          </li>
        ))}
      </ul>
      <ol className="risks">
        {risks.rows.map((risk, index) => (
          <RiskBlock key={risk.title} risk={risk} checks={risks.checks} code={`R${index + 1}`} />
        ))}
      </ol>
    </div>
  )
}
