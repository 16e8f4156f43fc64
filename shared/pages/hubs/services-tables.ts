/** Tables of the index of all services. Their rows come from the catalogue and the planning ranges. */
import type { HubPageOf, RecordTable, SectionCopy } from '../catalogue/page-copy.ts'
import { coverageTable } from './coverage.ts'
import { type RangePages, turnaroundTable } from './range-table.ts'

/** Labels of the table of services and of its filter. */
export const serviceIndexLabels = {
  filterLabel: 'Lines of work',
  all: 'All services',
  caption: 'Services by line of work',
  columns: ['Service', 'What it answers', 'Source', 'Turnaround'],
} as const

/** Index of all services with its tables. */
export interface ServicesIndex extends Omit<HubPageOf<'services'>, 'turnaround' | 'coverage'> {
  readonly turnaround: SectionCopy & { readonly table: RecordTable }
  readonly coverage: SectionCopy & { readonly table: RecordTable }
}

/** Adds the tables to the copy of the index of all services. `ranges` are the delivered planning ranges. */
export function withServicesTables(page: HubPageOf<'services'>, ranges: RangePages): ServicesIndex {
  const { note: turnaroundNote, ...turnaround } = page.turnaround
  const { note: coverageNote, ...coverage } = page.coverage
  return {
    ...page,
    turnaround: { ...turnaround, table: { ...turnaroundTable(ranges), note: turnaroundNote } },
    coverage: { ...coverage, table: { ...coverageTable, note: coverageNote } },
  }
}
