/** Tables of the page with all services. Their rows come from the catalogue and the planning ranges. */
import type { HubPageOf, RecordTable, SectionCopy } from '../catalogue/page-copy.ts'
import { coverageSection } from './services-parts.ts'
import { turnaroundTable } from './range-table.ts'
import type { RangePages } from './range-pages.ts'

/** Texts of the page with all services, with its tables. */
export interface ServicesIndex extends Omit<HubPageOf<'services'>, 'turnaround' | 'coverage'> {
  readonly turnaround: SectionCopy & { readonly table: RecordTable }
  readonly coverage: SectionCopy & { readonly table: RecordTable }
}

/** Adds the tables to the copy of the page with all services. `ranges` are the planning ranges that the page shows. */
export function withServicesTables(page: HubPageOf<'services'>, ranges: RangePages): ServicesIndex {
  const { note, ...turnaround } = page.turnaround
  return {
    ...page,
    turnaround: { ...turnaround, table: { ...turnaroundTable(ranges), note } },
    coverage: coverageSection(page),
  }
}
