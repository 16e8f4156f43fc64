import { site } from './site.ts'

/** Retention of page views and measurements in days. It is computed from `site.retention.visits`, which is in months. */
export const VISIT_DAYS = Math.round((site.retention.visits * 365) / 12)
