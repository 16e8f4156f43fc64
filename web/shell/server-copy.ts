import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import type { PageKind } from '#shared/content/content-types/page-kinds.ts'
import { needsRanges, withRanges } from '#shared/pages/delivered-ranges.ts'
import { shownRange } from '#shared/pages/hubs/range-pages.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import type { LoaderEnv, CopyOrigin, DocumentState } from '../lib/page/page-loader.ts'
import type { Answer } from '../lib/content/content-fallback.ts'
import { type CopyOf, fetchText } from '../lib/queries/page-text.ts'
import { publishedRanges } from '../lib/queries/planning-ranges.ts'

const ORIGINS: readonly CopyOrigin[] = ['cms', 'saved', 'shipped']

/** Origin of a page whose parts have different origins: the least current one. */
const worstOf = (origins: readonly CopyOrigin[]): CopyOrigin =>
  ORIGINS.findLast((origin) => origins.includes(origin)) ?? 'cms'

const originOf = (answer: Answer<unknown> | undefined): CopyOrigin => answer?.origin ?? 'shipped'

/**
 * Loads the text of a page on the server. The turnaround times in the text come from the published planning ranges, or from the shipped
 * ranges if the published ones cannot be loaded.
 */
export async function loadOnServer<Kind extends PageKind>(
  { source }: Pick<LoaderEnv, 'source'>,
  kind: Kind,
  slug: string,
): Promise<DocumentState<CopyOf<Kind>>> {
  const fixed = pageOf(kind, slug)
  const isPlanned = needsRanges(fixed)
  const [answer, ranges] = await Promise.all([
    fetchText(source, kind, slug).catch(() => undefined),
    isPlanned ? publishedRanges(source).catch(() => undefined) : undefined,
  ])
  const copy = answer?.data?.page ?? (await shippedCopy(fixed))
  const { text, ranges: all } = withRanges(fixed, copy, ranges?.data ?? [])
  const copyFrom = worstOf([originOf(answer), ...(isPlanned ? [originOf(ranges)] : [])])
  return {
    failed: false,
    page: text,
    ...(all && { ranges: all.map(shownRange) }),
    ...(copyFrom !== 'cms' && { copyFrom }),
  }
}
