import { SPEED_LIMITS, type SpeedMetric } from '#shared/contracts/site/speed.ts'
import { OTHER, type Conversion } from '#shared/contracts/site/visits.ts'

/** Names of outcomes as headings. */
export const conversionNames: Readonly<Record<Conversion, string>> = {
  inquiry: 'Inquiries',
  meeting: 'Meetings',
  nothing_found: 'Searches without a result',
  not_found: 'Pages not found',
}

/** True for outcomes that should be rare. */
export const isUnwanted = (kind: Conversion) => kind === 'nothing_found' || kind === 'not_found'

/** Pattern of a route as shown to staff. */
export const routeName = (route: string) =>
  route === OTHER ? 'All others' : route.replace(/:\w+$/, '…')

export const hostName = (host: string) => {
  if (host === '') return 'Direct or unknown'
  return host === OTHER ? 'All others' : host
}

export const deviceName = (device: string) =>
  device === OTHER ? 'All others' : device.charAt(0).toUpperCase() + device.slice(1)

/** Value of a measurement with its unit. */
export function speedText(metric: SpeedMetric, value: number): string {
  if (metric === 'LCP') return `${(value / 1000).toFixed(1)} s`
  return metric === 'INP' ? `${Math.round(value)} ms` : value.toFixed(3)
}

/** Rating of a 75th percentile. */
export type Rating = 'good' | 'work' | 'poor'

export const ratingNames: Readonly<Record<Rating, string>> = {
  good: 'Good',
  work: 'Needs work',
  poor: 'Poor',
}

/** Rating of a 75th percentile by {@link SPEED_LIMITS}. */
export function ratingOf(metric: SpeedMetric, value: number): Rating {
  const { good, poor } = SPEED_LIMITS[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'work' : 'poor'
}
