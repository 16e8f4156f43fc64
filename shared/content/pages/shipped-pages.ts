/** Shipped copy of the fixed pages: the texts of `shared/pages`. Documents are created from them. */
import { companyPages } from '#shared/pages/catalogue/company-pages.ts'
import { homePages, hubPages } from '#shared/pages/catalogue/hub-pages.ts'
import { industryTexts } from '#shared/pages/catalogue/industry-pages.ts'
import { serviceTexts } from '#shared/pages/catalogue/service-pages.ts'
import { rangePages } from '#shared/pages/hubs/turnaround.ts'
import { navigationPages, settingsPages } from '#shared/pages/frame/frame-pages.ts'
import { solutionTexts } from '#shared/pages/catalogue/solution-pages.ts'
import type { Status } from '../status.ts'
import type { FixedPage } from './fixed-pages.ts'
import type { PageKind, PageType } from '../content-types/page-kinds.ts'
import { type PageCopies, type PageDocument, toPageDocument } from './page-document.ts'
import { SHIPPED_VERSION, shippedVersionOf } from './shipped-version.ts'

type Copies = Readonly<
  Record<string, (() => Promise<{ readonly page: PageCopies[PageType] }>) | undefined>
>

const loaders: Readonly<Record<PageKind, Copies>> = {
  service: serviceTexts,
  solution: solutionTexts,
  industry: industryTexts,
  company: companyPages,
  home: homePages,
  hub: hubPages,
  range: rangePages,
  navigation: navigationPages,
  settings: settingsPages,
}

/** Revision in responses for a page whose text was never published, so that the shipped copy is shown. */
export const SHIPPED_REVISION = 'shipped'

/** Loads the shipped copy of a fixed page. */
export async function shippedCopy<Type extends PageType>({
  kind,
  slug,
}: FixedPage & { readonly type: Type }): Promise<PageCopies[Type]> {
  const load = loaders[kind][slug]
  if (load === undefined) throw new Error(`There is no page ${kind}/${slug}.`)
  // The cast is correct: each document type has one type of copy.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await load()).page as PageCopies[Type]
}

/** Loads the shipped copy of a fixed page as a document without a status. The document contains the version of this shipped text. */
export async function shippedDocument(page: FixedPage): Promise<PageDocument> {
  const copy = await shippedCopy(page)
  return { ...toPageDocument(page, copy), [SHIPPED_VERSION]: shippedVersionOf(copy) }
}

/** Draft with the shipped text of a page, and the date of first publication of the `current` document. */
export async function shippedDraft(
  page: FixedPage,
  current: Readonly<Record<string, unknown>> = {},
): Promise<PageDocument & { readonly status: Status }> {
  const document = await shippedDocument(page)
  const { publishedAt } = current
  return {
    ...document,
    _id: `drafts.${page.id}`,
    status: 'draft',
    ...(typeof publishedAt === 'string' && { publishedAt }),
  }
}

/** Published document with the shipped text of a page. `publishedAt` is the date of first publication, ISO 8601. */
export const shippedPublished = async (
  page: FixedPage,
  publishedAt: string,
): Promise<PageDocument & { readonly status: Status }> => ({
  ...(await shippedDocument(page)),
  status: 'published',
  publishedAt,
})
