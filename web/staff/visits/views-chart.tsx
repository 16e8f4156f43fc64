import { grouped } from '#shared/text/count.ts'
import { CONVERSIONS, type Visits } from '#shared/contracts/site/visits.ts'
import { shortDay } from '#web/lib/staff/moments.ts'
import { barsOf, roundTop, type Bar } from './bars.ts'
import { conversionNames } from './visit-labels.ts'

const HEIGHT = 100

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

/** Points of an SVG line. Each point is in the middle of the slot of its bar. */
const pointsOf = (values: readonly number[], top: number) =>
  values
    .map((value, index) => `${index + 0.5},${(HEIGHT - (value / top) * HEIGHT).toFixed(2)}`)
    .join(' ')

/** Table of the numbers in the chart and of the outcomes, by day or week, newest first. */
function DaysTable({
  bars,
  isWeekly,
}: {
  readonly bars: readonly Bar[]
  readonly isWeekly: boolean
}) {
  const hasBefore = bars.some(({ before }) => before !== null)
  return (
    <details className="views-table">
      <summary>{isWeekly ? 'Show weeks as a table' : 'Show days as a table'}</summary>
      {/* Wide tables scroll. The table contains nothing focusable, so the scroll container itself takes the focus for keyboard users. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- keyboard users need the focus to scroll; a fieldset would need a legend */}
      <div className="views-scroll" role="group" aria-label="Scrollable table" tabIndex={0}>
        <table className="desk-table" aria-labelledby="visits-over-time">
          <thead>
            <tr>
              <th scope="col">{isWeekly ? 'Week' : 'Day'}</th>
              <th scope="col" className="desk-time">
                Views
              </th>
              {hasBefore && (
                <th scope="col" className="desk-time">
                  Before
                </th>
              )}
              {CONVERSIONS.map((kind) => (
                <th key={kind} scope="col" className="desk-time">
                  {conversionNames[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{nameOf(bar)}</th>
                <td className="desk-time">{grouped(bar.views)}</td>
                {hasBefore && <td className="desk-time">{grouped(bar.before ?? 0)}</td>}
                {CONVERSIONS.map((kind) => (
                  <td key={kind} className="desk-time">
                    {grouped(bar.outcomes[kind])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Chart of views over time, compared with the previous period, with a table of the same numbers. */
export function ViewsChart({
  days,
  total,
  deployments,
}: Pick<Visits, 'days' | 'total' | 'deployments'>) {
  const bars = barsOf(days)
  const before = bars.flatMap((bar) => (bar.before === null ? [] : [bar.before]))
  const top = roundTop(Math.max(...bars.map(({ views }) => views), ...before))
  const isWeekly = bars.length < days.length
  const deployed = bars
    .map((bar, index) => ({
      index,
      days: deployments
        .map((at) => at.slice(0, 10))
        .filter((day) => day >= bar.from && day <= bar.to),
    }))
    .filter((each) => each.days.length > 0)
  const newest = deployed.at(-1)?.days.at(-1)
  return (
    <section className="overview-part" aria-labelledby="visits-over-time">
      <h2 id="visits-over-time">{isWeekly ? 'Views per week' : 'Views per day'}</h2>
      <p className="views-key">
        <span className="views-key-now">This period</span>
        {before.length > 0 && (
          <span className="views-key-before">{`${days.length} days before`}</span>
        )}
        {newest !== undefined && (
          <span className="views-key-version">
            {deployed.length > 1
              ? `New versions, the last on ${shortDay(newest)}`
              : `New version, ${shortDay(newest)}`}
          </span>
        )}
      </p>
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
          {deployed.map(({ index, days: at }) => (
            <line
              key={index}
              className="views-version"
              x1={index + 0.5}
              x2={index + 0.5}
              y1={0}
              y2={HEIGHT}
            >
              <title>{`New version, ${shortDay(at.at(-1) ?? '')}`}</title>
            </line>
          ))}
          {before.length === bars.length && (
            <polyline className="views-before" points={pointsOf(before, top)} />
          )}
          <polyline
            className="views-now"
            points={pointsOf(
              bars.map(({ views }) => views),
              top,
            )}
          />
          {bars.map((bar, index) => (
            <rect key={bar.from} className="views-place" x={index} y={0} width={1} height={HEIGHT}>
              <title>{`${nameOf(bar)}: ${grouped(bar.views)}`}</title>
            </rect>
          ))}
        </svg>
        <p className="views-ends" aria-hidden="true">
          <span>{shortDay(bars[0]?.from ?? '')}</span>
          <span>{shortDay(bars.at(-1)?.to ?? '')}</span>
        </p>
      </figure>
      <DaysTable bars={bars} isWeekly={isWeekly} />
    </section>
  )
}
