import {
  LEAST_COMPARED,
  SLOWER,
  type SlowerRoute,
  type SpeedOfRoute,
} from '#shared/contracts/site/speed.ts'
import { LEAST_MEASURED, SPEED_METRICS } from '#shared/contracts/site/speed.ts'
import { DEVICES } from '#shared/contracts/site/devices.ts'
import { OTHER } from '#shared/contracts/site/visits.ts'
import type { SpeedRow } from './measurement.store.ts'
import { measuredIn, percentile75, type Histogram } from './speed-histogram.ts'

type Cell = Pick<SpeedRow, 'route' | 'device' | 'metric'>
type Counts = Cell & Pick<SpeedRow, 'bucket' | 'hits'>

const keyOf = ({ route, device, metric }: Cell) => `${route} ${device} ${metric}`

/** Creates the histogram of counts. */
function histogramOf(rows: readonly Counts[]): Histogram {
  const histogram = new Map<number, number>()
  for (const { bucket, hits } of rows) {
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + Number(hits))
  }
  return histogram
}

const knownOf = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((each) => each === text)

/** 75th percentiles by route, device and metric. The route with the most measurements is first. */
export function speedByRoute(rows: readonly Counts[]): SpeedOfRoute[] {
  const measuredOf = new Map<string, number>()
  for (const { route, hits } of rows) {
    measuredOf.set(route, (measuredOf.get(route) ?? 0) + Number(hits))
  }
  return [...Map.groupBy(rows, keyOf).values()]
    .flatMap((group) => {
      const [first] = group
      const device = knownOf(DEVICES, first?.device ?? '')
      const metric = knownOf(SPEED_METRICS, first?.metric ?? '')
      if (first === undefined || device === undefined || metric === undefined) return []
      const histogram = histogramOf(group)
      const measured = measuredIn(histogram)
      const p75 = measured < LEAST_MEASURED ? undefined : percentile75(metric, histogram)
      return [{ route: first.route, device, metric, measured, p75: p75 ?? null }]
    })
    .toSorted(
      (a, b) =>
        (measuredOf.get(b.route) ?? 0) - (measuredOf.get(a.route) ?? 0) ||
        a.route.localeCompare(b.route, 'en') ||
        DEVICES.indexOf(a.device) - DEVICES.indexOf(b.device) ||
        SPEED_METRICS.indexOf(a.metric) - SPEED_METRICS.indexOf(b.metric),
    )
}

/** Measurements of the newest versions. Older versions are added until there are enough measurements or no version is left. */
function recent(rows: readonly SpeedCounts[], versions: readonly string[]): readonly Counts[] {
  const taken: Counts[] = []
  let measured = 0
  for (const version of versions) {
    if (measured >= LEAST_COMPARED) break
    const own = rows.filter((row) => row.version === version)
    taken.push(...own)
    measured += measuredIn(histogramOf(own))
  }
  return taken
}

type SpeedCounts = Omit<SpeedRow, 'day'>

/**
 * Routes whose 75th percentile of LCP or INP is at least 20 % higher with the newest version than with the versions just before, the
 * largest increase first. Both sides of the comparison need at least 200 measurements.
 * @param versions newest first
 */
export function slowerRoutes(
  rows: readonly SpeedCounts[],
  versions: readonly string[],
): SlowerRoute[] {
  const [current, ...earlier] = versions
  const timed = rows.filter(({ route, metric }) => route !== OTHER && metric !== 'CLS')
  return [...Map.groupBy(timed, keyOf).values()]
    .flatMap((group) => {
      const [first] = group
      const device = knownOf(DEVICES, first?.device ?? '')
      const metric = knownOf(['LCP', 'INP'] as const, first?.metric ?? '')
      if (first === undefined || device === undefined || metric === undefined) return []
      const after = histogramOf(group.filter(({ version }) => version === current))
      const before = histogramOf(recent(group, earlier))
      const measuredBefore = measuredIn(before)
      const measuredAfter = measuredIn(after)
      if (Math.min(measuredBefore, measuredAfter) < LEAST_COMPARED) return []
      const old = percentile75(metric, before) ?? 0
      const now = percentile75(metric, after) ?? 0
      if (now < old * (1 + SLOWER)) return []
      const found = { before: old, after: now, measuredBefore, measuredAfter }
      return [{ route: first.route, device, metric, ...found }]
    })
    .toSorted((a, b) => b.after / b.before - a.after / a.before)
}
