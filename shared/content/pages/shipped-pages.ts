/** Shipped copy of the fixed pages: the text of `shared/pages`, from which their documents start. */
import { services } from '#shared/pages/catalogue/catalogue.ts'
import { servicePages } from '#shared/pages/catalogue/service-pages.ts'
import type { Status } from '../status.ts'
import type { FixedPage, PageKind } from './fixed-pages.ts'
import { type PageCopies, type PageDocument, toPageDocument } from './page-document.ts'

type Loader = (slug: string) => Promise<PageCopies['servicePage']>

const loaders: Readonly<Record<PageKind, Loader>> = {
  service: async (slug) => {
    const entry = services.find((service) => service.slug === slug)
    if (entry === undefined) throw new Error(`There is no service page ${slug}.`)
    return (await servicePages[entry.slug]()).page
  },
}

/** Loads the shipped copy of a fixed page. */
export const shippedCopy = async ({ kind, slug }: FixedPage) => loaders[kind](slug)

/** Loads the shipped copy of a fixed page as a document without a status. */
export const shippedDocument = async (page: FixedPage): Promise<PageDocument> =>
  toPageDocument(page, await shippedCopy(page))

/** Draft with the shipped text of a page. Keeps the date of first publication of the `current` copy. */
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
