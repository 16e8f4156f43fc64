import { Check, CircleAlert, TrendingUp, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { grouped } from '#shared/text/count.ts'
import {
  LEAST_COMPARED,
  LEAST_MEASURED,
  SPEED_LIMITS,
  SPEED_METRICS,
  type SpeedMetric,
  type SpeedOfRoute,
} from '#shared/contracts/site/speed.ts'
import type { Visits } from '#shared/contracts/site/visits.ts'
import { shortDay } from '#web/lib/staff/moments.ts'
import { deviceName, ratingNames, ratingOf, routeName, speedText } from './visit-labels.ts'

const icons = { good: Check, work: TriangleAlert, poor: CircleAlert } as const

/** Number of rows shown before the list is expanded. */
const FEW = 20

const limitsText = `Good: LCP up to ${speedText('LCP', SPEED_LIMITS.LCP.good)}, INP up to ${speedText('INP', SPEED_LIMITS.INP.good)}, CLS up to ${SPEED_LIMITS.CLS.good}. Poor: above ${speedText('LCP', SPEED_LIMITS.LCP.poor)}, ${speedText('INP', SPEED_LIMITS.INP.poor)} or ${SPEED_LIMITS.CLS.poor}. Needs work: between these.`

function SpeedCell({ metric, cell }: { metric: SpeedMetric; cell: SpeedOfRoute | undefined }) {
  const value = cell?.p75 ?? null
  if (value === null) {
    return (
      <td className="speed-cell" data-metric={metric}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">Too few measurements</span>
      </td>
    )
  }
  const rating = ratingOf(metric, value)
  const Icon = icons[rating]
  return (
    <td className={`speed-cell speed-${rating}`} data-metric={metric}>
      <span className="speed-value">{speedText(metric, value)}</span>{' '}
      <span className="speed-rating">
        <Icon aria-hidden="true" size={14} /> {ratingNames[rating]}
      </span>
    </td>
  )
}

type Slower = NonNullable<Visits['current']>['slower']

function SlowerWords({ slower }: { readonly slower: Slower }) {
  if (slower.length === 0) return null
  const words = slower.map(
    ({ metric, before, after }) => `${metric} ${Math.round((after / before - 1) * 100)} % slower`,
  )
  return (
    <span className="speed-slower">
      <TrendingUp aria-hidden="true" size={14} /> {words.join(', ')}
    </span>
  )
}

function Rows({ visits, isWhole }: { readonly visits: Visits; readonly isWhole: boolean }) {
  const { speed, current } = visits
  const groups = [...Map.groupBy(speed, ({ route, device }) => `${route} ${device}`).values()]
  return groups.slice(0, isWhole ? groups.length : FEW).flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { route, device } = first
    const slower = (current?.slower ?? []).filter(
      (each) => each.route === route && each.device === device,
    )
    return (
      <tr key={`${route} ${device}`}>
        <th scope="row">
          <code>{routeName(route)}</code> <span className="speed-device">{deviceName(device)}</span>
          <SlowerWords slower={slower} />
        </th>
        {SPEED_METRICS.map((metric) => (
          <SpeedCell
            key={metric}
            metric={metric}
            cell={group.find((each) => each.metric === metric)}
          />
        ))}
        <td className="desk-time speed-count">
          {grouped(Math.max(...group.map(({ measured }) => measured)))}
        </td>
      </tr>
    )
  })
}

/** Note about the comparison of the current version with the version before it. */
function comparison(current: Visits['current']): string {
  if (current === null) return 'No earlier version has been measured.'
  const since = shortDay(current.since)
  const found =
    current.slower.length === 0
      ? `No page got 20 % slower since the version of ${since}.`
      : `Slower since the version of ${since}.`
  return current.emailed_at === null
    ? found
    : `${found} Administrators got an email on ${shortDay(current.emailed_at)}.`
}

/** 75th percentiles of LCP, INP and CLS by route and kind of device, and the routes that became slower with the current version. */
export function SpeedTable({ visits }: { readonly visits: Visits }) {
  const [isWhole, setIsWhole] = useState(false)
  const { speed, current } = visits
  const rows = new Set(speed.map(({ route, device }) => `${route} ${device}`)).size
  return (
    <section className="overview-part" aria-labelledby="visits-speed">
      <h2 id="visits-speed">Speed for three of four visitors</h2>
      <p className="visits-note">{limitsText}</p>
      {rows === 0 ? (
        <p className="overview-none">
          Measurements appear here after a visitor who allows analytics leaves a page.
        </p>
      ) : (
        <table className="desk-table speed-table" aria-labelledby="visits-speed">
          <thead>
            <tr>
              <th scope="col">Page and device</th>
              <th scope="col">Largest content (LCP)</th>
              <th scope="col">Response to input (INP)</th>
              <th scope="col">Layout shift (CLS)</th>
              <th scope="col" className="desk-time">
                Visits
              </th>
            </tr>
          </thead>
          <tbody>
            <Rows visits={visits} isWhole={isWhole} />
          </tbody>
        </table>
      )}
      {rows > FEW && !isWhole && (
        <p className="counted-more">
          <button type="button" className="desk-button" onClick={() => setIsWhole(true)}>
            Show all {rows}
          </button>
        </p>
      )}
      <p className="visits-note">
        A value needs {LEAST_MEASURED} measurements, and the comparison of two versions{' '}
        {LEAST_COMPARED} on each side. {comparison(current)}
      </p>
    </section>
  )
}
