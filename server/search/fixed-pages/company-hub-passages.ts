/** Passages of the company pages, the home page and the hub pages. */
import { site } from '#shared/company/site.ts'
import type { FixedPage } from '#shared/content/pages/fixed-pages.ts'
import type { PageCopies } from '#shared/content/pages/page-document.ts'
import type { RangePages } from '#shared/pages/hubs/range-pages.ts'
import { withServicesTables } from '#shared/pages/hubs/services-tables.ts'
import { withTrustTables } from '#shared/pages/legal/trust-tables.ts'
import {
  createPassageMaker,
  pagePassages,
  placeOf,
  sectionPassages,
  type Found,
} from '../copy-passages.ts'
import { pricePassages } from './price-passages.ts'

/** Name of the page about the company in answers. Its name in the breadcrumb would be too short. */
const ABOUT = 'About us'

/** URL fragments of sections, by page. Only for sections whose fragment is not made from the label. */
const fragments: Partial<
  Record<PageCopies['companyPage']['slug'], Readonly<Record<string, string>>>
> = {
  partners: { kinds: 'partnership', proposal: 'proposal' },
  careers: { openings: 'openings' },
}

/** Passages of a company page. */
export function companyPassages(
  { path, title }: FixedPage,
  copy: PageCopies['companyPage'],
): readonly Found[] {
  const place = placeOf(path, copy.slug === 'about' ? ABOUT : title, copy.meta)
  if (copy.slug === 'trust') return pagePassages(place, withTrustTables(copy))
  if (copy.slug === 'contact') {
    // The text about meetings is not indexed. The facts beside the form are not part of `copy`: they are passages of the site settings.
    const { meeting: _, ...below } = copy
    return pagePassages(place, below)
  }
  return pagePassages(place, copy, fragments[copy.slug])
}

/** Passages of the home page, without the sample report. */
export function homePassages({ path }: FixedPage, copy: PageCopies['homePage']): readonly Found[] {
  const place = { path, title: site.product, keywords: copy.meta.keywords }
  const { specimen: _, ...evidence } = copy.evidence
  const page = { ...copy, evidence }
  return pagePassages(place, page)
}

/** Passages of a hub page. */
export function hubPassages(
  { path, title }: FixedPage,
  copy: PageCopies['hubPage'],
  ranges: RangePages,
): readonly Found[] {
  const place = placeOf(path, title, copy.meta)
  if (copy.slug === 'services') {
    const { prices, ...tables } = withServicesTables(copy, ranges)
    return [
      ...pagePassages(place, tables),
      ...(prices === undefined ? [] : pricePassages(createPassageMaker(place), prices)),
    ]
  }
  if (copy.slug !== 'what-we-offer') return pagePassages(place, copy)
  const make = createPassageMaker(place)
  return [
    make({ heading: copy.heading, text: copy.lede }),
    ...copy.lines.flatMap((line) => sectionPassages(make, { ...line }, line.slug)),
    ...sectionPassages(make, { ...copy.trades }),
  ]
}
