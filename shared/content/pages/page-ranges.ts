/** Use of planning ranges by fixed pages. */
import { records } from '#shared/content/guards.ts'
import type { PlanningRangePage } from '#shared/pages/catalogue/page-copy.ts'
import type { FixedPage, PageKind } from './fixed-pages.ts'
import { parseCopy } from './page-document.ts'

/** Kinds of pages whose texts may refer to planning ranges. */
const WITH_TIMES: ReadonlySet<PageKind> = new Set(['service', 'solution', 'industry', 'hub'])

/** True for a page whose texts may refer to planning ranges. */
export const hasTimes = ({ kind }: Pick<FixedPage, 'kind'>): boolean => WITH_TIMES.has(kind)

/** True for a page that shows all planning ranges. */
export const showsRanges = ({ kind, slug }: Pick<FixedPage, 'kind' | 'slug'>): boolean =>
  kind === 'home' || (kind === 'hub' && slug === 'services')

/** Complete planning ranges in a list of an unknown form. Incomplete ones are left out. */
export const completeRanges = (raw: unknown): readonly PlanningRangePage[] =>
  records(raw).flatMap((range) => parseCopy('planningRange', range).copy ?? [])
