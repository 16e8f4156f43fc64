/** Passages of the pages that have a document of their own. They are made from the shipped or the published text of the page. */
import { fixedPageOf, fixedPages, type FixedPage } from '#shared/content/pages/fixed-pages.ts'
import type { PageType } from '#shared/content/content-types/page-kinds.ts'
import { readPage, type PageCopies, completeRanges } from '#shared/content/pages/page-document.ts'
import type { RangePages } from '#shared/pages/hubs/range-pages.ts'
import { withShippedRanges } from '#shared/pages/hubs/turnaround.ts'
import { planningRanges } from '#shared/pages/planning.ts'
import { withPlannedTimes } from '#shared/pages/planning-references.ts'
import { SHIPPED_REVISION, shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { industryLines } from '#shared/pages/catalogue/industry-lines.ts'
import { withLabels } from '#shared/pages/catalogue/industry-sections.ts'
import { serviceLines } from '#shared/pages/catalogue/service-lines.ts'
import type { PublishedDocument } from '../article-passages.ts'
import { screeningFacts } from '../company-facts.ts'
import { pagePassages, placeOf, type Found } from '../copy-passages.ts'
import type { PublishedSource } from '../published-source.ts'
import { settingsPassages } from './settings-passages.ts'
import { companyPassages, homePassages, hubPassages } from './company-hub-passages.ts'

type Passages<Type extends PageType> = (
  page: FixedPage,
  copy: PageCopies[Type],
  ranges: RangePages,
) => readonly Found[]

/** Functions that make the passages of a page, by type of page. The table must contain every type of page. */
const makers: { readonly [Type in PageType]: Passages<Type> } = {
  servicePage: ({ path, title }, page) => {
    const { related: _, ...copy } = page
    const place = placeOf(path, title, copy.meta)
    const keywords = [...place.keywords, serviceLines[copy.slug].asked]
    return [
      ...(copy.slug === 'background-screening' ? screeningFacts(copy) : []),
      ...pagePassages({ ...place, keywords }, copy, { proof: 'specimen' }),
    ]
  },
  solutionPage: ({ path, title }, copy) => pagePassages(placeOf(path, title, copy.meta), copy),
  industryPage: ({ path, title }, copy) => {
    const place = placeOf(path, title, copy.meta)
    const keywords = [...place.keywords, industryLines[copy.slug]]
    return pagePassages({ ...place, keywords }, withLabels(copy), { risks: 'risks' })
  },
  companyPage: companyPassages,
  homePage: homePassages,
  hubPage: hubPassages,
  // Planning ranges are not indexed here, because the table of /services contains all of them.
  planningRange: () => [],
  // Links of the menus are not indexed, because the search finds the linked pages themselves.
  navigation: () => [],
  siteSettings: (_page, copy) => settingsPassages(copy),
}

/** Passages of a page that has this text. */
function passagesOfCopy(
  page: FixedPage,
  copy: PageCopies[PageType],
  ranges: RangePages,
): readonly Found[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the page is the type of its copy
  const make = makers[page.type] as Passages<PageType>
  return make(page, copy, ranges)
}

/**
 * Passages of the document of a fixed page. Empty if the document is incomplete or does not belong to a fixed page. A document with the
 * revision {@link SHIPPED_REVISION} has no text, so the shipped text is indexed.
 */
export async function fixedPagePassages(document: PublishedDocument): Promise<readonly Found[]> {
  const page = fixedPageOf(document._id)
  if (page === undefined) return []
  const copy =
    document._rev === SHIPPED_REVISION
      ? withPlannedTimes(await shippedCopy(page), planningRanges)
      : readPage(document).copy
  return copy === undefined
    ? []
    : passagesOfCopy(page, copy, withShippedRanges(completeRanges(document['ranges'])))
}

/** Document that represents the shipped text of a page. It has no attributes. */
export const shippedRevision = ({ id, type }: FixedPage): PublishedDocument => ({
  _id: id,
  _type: type,
  _rev: SHIPPED_REVISION,
})

/** Source that contains all fixed pages with their shipped text. */
export const shippedPages: PublishedSource['pages'] = {
  revisions: async () => new Map(fixedPages.map(({ id }) => [id, SHIPPED_REVISION])),
  documents: async (ids) => ids.flatMap((id) => fixedPageOf(id) ?? []).map(shippedRevision),
}

/** Passages of the shipped text of all fixed pages, by document. */
export const shippedPageDocuments = () =>
  Promise.all(
    fixedPages.map(async (page) => ({
      id: page.id,
      rev: SHIPPED_REVISION,
      passages: await fixedPagePassages(shippedRevision(page)),
    })),
  )
