/**
 * Labels and coverage of the page with all services. They are in a file of their own, because the page loads them without the shipped
 * planning ranges.
 */
import type { HubPageOf } from '../catalogue/page-copy.ts'
import { coverageTable } from './coverage.ts'

/** Labels of the table of services and of its filter. */
export const serviceIndexLabels = {
  filterLabel: 'Lines of work',
  all: 'All services',
  caption: 'Services by line of work',
  columns: ['Service', 'What it answers', 'Source', 'Turnaround'],
} as const

/** Section about the countries in which checks are available, with its table. */
export function coverageSection({ coverage }: Pick<HubPageOf<'services'>, 'coverage'>) {
  const { note, ...copy } = coverage
  return { ...copy, table: { ...coverageTable, note } }
}
