import { grouped } from '#shared/text/count.ts'
import type { Visits } from '#shared/contracts/site/visits.ts'
import { shortDay } from '#web/lib/staff/moments.ts'
import { barsOf, roundTop, type Bar } from './bars.ts'

const HEIGHT = 100
/** Gap between bars, as a fraction of the width available per bar. */
const FREE = 0.22

const nameOf = ({ from, to }: Bar) =>
  from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`

/** Text alternative of the chart. */
function summary(bars: readonly Bar[], total: number): string {
  const most = bars.toSorted((a, b) => b.views - a.views)[0]
  const peak =
    most === undefined || most.views === 0
      ? ''
      : `, most ${nameOf(most)} with ${grouped(most.views)}`
  return `Views: ${grouped(total)} in all${peak}`
}

/** Chart of views over time as bars, with a table of the same numbers. */
export function ViewsChart({ days, total }: Pick<Visits, 'days' | 'total'>) {
  const bars = barsOf(days)
  const top = roundTop(Math.max(...bars.map(({ views }) => views)))
  const isWeekly = bars.length < days.length
  return (
    <section className="overview-part" aria-labelledby="visits-over-time">
      <h2 id="visits-over-time">{isWeekly ? 'Views per week' : 'Views per day'}</h2>
      <figure className="views-chart">
        <div className="views-scale" aria-hidden="true">
          <span>{grouped(top)}</span>
          <span>{grouped(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={summary(bars, total)}
          viewBox={`0 0 ${bars.length} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} className="views-line" x1={0} x2={bars.length} y1={y} y2={y} />
          ))}
          {bars.map((bar, index) => {
            const height = (bar.views / top) * HEIGHT
            return (
              <rect
                key={bar.from}
                className="views-bar"
                x={index + FREE / 2}
                y={HEIGHT - height}
                width={1 - FREE}
                height={height}
              >
                <title>{`${nameOf(bar)}: ${grouped(bar.views)}`}</title>
              </rect>
            )
          })}
        </svg>
        <p className="views-ends" aria-hidden="true">
          <span>{shortDay(bars[0]?.from ?? '')}</span>
          <span>{shortDay(bars.at(-1)?.to ?? '')}</span>
        </p>
      </figure>
      <details className="views-table">
        <summary>{isWeekly ? 'Show weeks as a table' : 'Show days as a table'}</summary>
        <table className="desk-table" aria-labelledby="visits-over-time">
          <thead>
            <tr>
              <th scope="col">{isWeekly ? 'Week' : 'Day'}</th>
              <th scope="col" className="desk-time">
                Views
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{nameOf(bar)}</th>
                <td className="desk-time">{grouped(bar.views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
