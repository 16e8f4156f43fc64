import { site } from './site.ts'

/** Retention of page views and measurements in days: `site.retention.visits` months. */
export const VISIT_DAYS = Math.round((site.retention.visits * 365) / 12)
