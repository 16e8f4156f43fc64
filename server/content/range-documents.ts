/** Documents of planning ranges, which are fixed pages without an address. */
import type { PageType } from '#shared/content/content-types/page-kinds.ts'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import type { PageCopies } from '#shared/content/pages/page-document.ts'
import type { PlanningRangePage } from '#shared/pages/catalogue/page-copy.ts'

/** Fixed pages that are planning ranges. */
export const RANGE_PAGES = fixedPages.filter(({ kind }) => kind === 'range')

/** True for the copy of a planning range. */
export const isRange = (copy: PageCopies[PageType] | undefined): copy is PlanningRangePage =>
  copy !== undefined && 'obtained' in copy
